/* What runs before the first paint in a page of somebody else: the storage is there before the lobby looks at it. */
import "./boot.js";
import "./visit-storage.js";
import "./lobby.js";
import "./pointed.js";
import "./embed.js";
