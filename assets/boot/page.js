/* What runs once the lobby stands: all that the screens of the app need. */
import "../runtime/standin.js";
import "./late-styles.js";
import { morph } from "./morph.js";
import "./pan.js";
import { patch } from "./patch.js";
import "./press.js";
import { sound } from "./sound.js";
import { claim, release } from "./tabs.js";

Object.assign(peddlers, { claim, morph, patch, release, sound });
