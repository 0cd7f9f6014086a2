"""Documents of a reader in which fields are broken, each in some way, by a seed."""

import json
import pathlib
import random

# What the present version kept of everything.
WHOLE = json.loads((pathlib.Path(__file__).parents[1] / "Scripts" / "States" / "1.json").read_text())

HALF_A_SIGN = "\ud800"
OWN_NAMES = ["length", "__proto__", "constructor", "toString", "hasOwnProperty"]
WRONG = [None, True, -1, 1.5, 1e300, "", "length", "__proto__", HALF_A_SIGN, "x" * 60_000, [], [None], [[]], {}, {"length": 1e9}, ["2026-01-01"]]


def places(value, path=()):
    """The paths of all fields of a value."""
    found = [path] if path else []
    children = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for name, child in children:
        found += places(child, (*path, name))
    return found


def broken(value, path, chance):
    """A copy of a value in which the field at a path is another thing, is missing, or has a field of a name that objects have."""
    copy = json.loads(json.dumps(value))
    *way, name = path
    home = copy
    for step in way:
        home = home[step]
    kind = chance.choice(["wrong", "wrong", "wrong", "missing", "named"])
    if kind == "missing":
        del home[name]
    elif kind == "named" and isinstance(home[name], dict):
        home[name][chance.choice(OWN_NAMES)] = chance.choice(WRONG)
    else:
        home[name] = chance.choice(WRONG)
    return copy


def documents(seed, count):
    """So many texts of documents: in the first one field is broken, in the others one of every part."""
    chance = random.Random(seed)
    whole = {name: part for name, part in WHOLE.items() if name != "v"}
    for number in range(count):
        parts = [chance.choice(list(whole))] if number == 0 else list(whole)
        document = dict(whole)
        for name in parts:
            part = broken({name: whole[name]}, chance.choice(places({name: whole[name]})), chance)
            document.pop(name)
            document |= part
        yield json.dumps({"v": WHOLE["v"]} | document)
