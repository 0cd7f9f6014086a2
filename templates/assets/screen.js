// A screen on the wall shows the menu as it was built last: it is read again while nobody looks after it, where it can be.
"use strict";

setInterval(() => fetch("").then((answer) => answer.ok && location.reload()), 600_000);
