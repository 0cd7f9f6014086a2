// The tables of Tests/Cases, to which the program and the scripts are held alike.
"use strict";

const assert = require("node:assert/strict");
const fs = require("node:fs");
const path = require("node:path");
const { test } = require("node:test");

const folder = path.join(__dirname, "../Cases");

/** The rows of a table: each what stands between the bars. */
function rows(table) {
    const lines = fs.readFileSync(path.join(folder, `${table}.txt`), "utf8").split("\n").filter((line) => line && !line.startsWith("#"));
    assert.ok(lines.length >= 10, `${table}.txt has only ${lines.length} cases`);
    assert.equal(new Set(lines).size, lines.length, `${table}.txt has a case twice`);
    return lines.map((line) => line.split("|").map((column) => column.trim()));
}

/** A test of each row of a table. */
function testEach(table, check) {
    for (const row of rows(table)) test(`${table}: ${row.join(" | ")}`, () => check(...row));
}

module.exports = { folder, rows, testEach };
