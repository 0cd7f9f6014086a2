// Sites that the program built, for the data that it gives to scripts.
//
// Environment: FORNO, the program (.build/debug/forno).
"use strict";

const { execFileSync } = require("node:child_process");
const fs = require("node:fs");
const os = require("node:os");
const path = require("node:path");
const vm = require("node:vm");

const forno = process.env.FORNO ?? path.join(__dirname, "../../.build/debug/forno");
const workplace = fs.mkdtempSync(path.join(os.tmpdir(), "forno-scripts-"));
process.on("exit", () => fs.rmSync(workplace, { recursive: true }));

/** Writes a site of these texts by their paths, and gives its folder. */
function write(texts) {
    const site = fs.mkdtempSync(path.join(workplace, "site-"));
    for (const [name, text] of Object.entries(texts)) {
        const file = path.join(site, name);
        fs.mkdirSync(path.dirname(file), { recursive: true });
        fs.writeFileSync(file, text);
    }
    return site;
}

/** Builds a site, and gives the folder that it was built into. */
function built(site, ...options) {
    const output = fs.mkdtempSync(path.join(workplace, "output-"));
    const command = ["build", "--site", site, "--output", output, "--clock", "2026-11-21", "--offline", "--quiet", ...options];
    execFileSync(forno, command, { stdio: "pipe" });
    return output;
}

/** What a script of data gives: `menu`, `search/terms`. */
function data(output, name) {
    let given;
    vm.runInNewContext(fs.readFileSync(path.join(output, `assets/${name}-data.js`), "utf8"), { kitchenData: (_, __, value) => { given = value; } });
    return given;
}

/** What a command prints. */
const printed = (...command) => execFileSync(forno, command, { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"], maxBuffer: 1 << 28 });

module.exports = { write, built, data, printed };
