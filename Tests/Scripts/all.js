// Every test of the scripts, in one process.
"use strict";

for (const name of require("node:fs").readdirSync(__dirname).sort()) if (name.endsWith(".test.js")) require(`./${name}`);
