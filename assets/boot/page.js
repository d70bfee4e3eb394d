/* What runs once the lobby stands: all that the screens of the app need. */
import "../runtime/standin.js";
import "./late-styles.js";
import "./marks.js";
import { morph } from "./morph.js";
import "./spoken.js"; // before what looks at it
import "./pan.js";
import { patch } from "./patch.js";
import { picture } from "./picture.js";
import "./press.js";
import { sound } from "./sound.js";
import { claim, release } from "./tabs.js";
import "./unrolling.js";
import "./voice.js";

Object.assign(peddlers, { claim, morph, patch, picture, release, sound });
