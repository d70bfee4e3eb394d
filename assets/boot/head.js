/* What runs before the first paint. boot.js stands first: it has to see every later script fail. */
import "./boot.js";
import "./lobby.js";
import "./pointed.js";
import "./offline.js";
