"""Counts a shopping sheet as Documentation/Formats.md says it is counted ("The shopping sheet"), and in no other way."""

import math
from collections import defaultdict
from dataclasses import dataclass, field
from fractions import Fraction

from foods import folded, met, owner, rows_of, without_words
from groups import groups_of, hand_out, is_good
from household import Grocery
from needs import dish_needs


@dataclass
class Line:
    """A grocery on the sheet; amounts by what they measure, in base units."""

    grocery: Grocery
    needed: dict = field(default_factory=dict)
    had: dict = field(default_factory=dict)
    bought: dict = field(default_factory=dict)
    left: dict = field(default_factory=dict)
    packs: int | None = None
    price: Fraction | None = None
    uses: list = field(default_factory=list)

    @property
    def is_to_buy(self):
        return any(self.bought.values()) and self.price != 0


@dataclass
class Uncounted:
    """What stands under "not counted", and why."""

    name: str
    aisle: str
    reason: str
    needed: dict = field(default_factory=dict)
    had: dict = field(default_factory=dict)
    uses: list = field(default_factory=list)
    in_pantry: bool = False


@dataclass
class Sheet:
    lines: list
    have: list
    uncounted: list
    soon: list
    total: Fraction | None
    unpriced: list


def priced(line, pack_group, groups):
    """The line with its amounts, packs and price."""
    for group in groups:
        line.needed[group.measures], line.had[group.measures] = group.needed(), group.had()
        line.bought[group.measures] = group.missing()
    if pack_group:
        measures, pack = pack_group.measures, line.grocery.pack.base()
        line.packs = math.ceil(line.bought[measures] / pack)
        line.left[measures] = line.packs * pack - line.bought[measures]
        line.bought[measures] = line.packs * pack
        if line.grocery.price is not None and line.packs:
            line.price = line.packs * line.grocery.price
    return line


def place(household, aisle):
    """Where an aisle comes on the sheet."""
    named = household.aisles or []
    named = [name for names in named.values() for name in names] if isinstance(named, dict) else named
    return (named.index(aisle), "") if aisle in named else (len(named), aisle) if aisle else (len(named) + 1, "")


def uses(needs):
    """The dishes that something is for, day by day."""
    return [text for _, text in sorted({need.use for need in needs})]


class Counter:
    """Puts a sheet together, a grocery at a time."""

    def __init__(self, household):
        self.household = household
        self.rows = rows_of(household)
        self.lines, self.uncounted = [], []

    def count(self, grocery, needs):
        """The line of a grocery, where it has one, and what of it is not counted."""
        self.unmeasured(grocery, [need for need in needs if not need.measures])
        measured = [need for need in needs if need.measures]
        if not measured:
            return
        pack, others = groups_of(grocery, measured, self.household.monday)
        groups = ([pack] if pack else []) + others
        strange = hand_out(self.good_rows(grocery, min(need.day for need in measured)), groups)
        is_missing = any(group.missing() for group in groups)
        if pack or not grocery.pack or not is_missing:
            self.lines.append(priced(Line(grocery, uses=uses(measured)), pack, groups))
        self.in_other_units(grocery, measured, others if grocery.pack else [])
        self.in_other_measure(grocery, measured, strange if is_missing else [])

    def good_rows(self, grocery, day):
        return [row for row in self.rows[grocery.name] if is_good(row, self.household.monday, day)]

    def unmeasured(self, grocery, needs):
        for is_to_taste, text in sorted({(need.is_to_taste, need.text) for need in needs}):
            chosen = [need for need in needs if (need.is_to_taste, need.text) == (is_to_taste, text)]
            is_there = bool(self.good_rows(grocery, max(need.day for need in chosen)))
            self.leave_out(grocery, "to-taste" if is_to_taste else "no-amount", chosen, in_pantry=is_there)

    def in_other_units(self, grocery, needs, groups):
        for group in groups:
            if group.missing():
                needed, had = {group.measures: group.needed()}, {group.measures: group.had()}
                self.leave_out(grocery, "other-unit", needs, needed=needed, had=had, in_pantry=group.had() > 0)

    def in_other_measure(self, grocery, needs, rows):
        for row in rows:
            amount = {row.amount.measures: row.amount.base()} if row.amount else {}
            is_there = is_good(row, self.household.monday, max(need.day for need in needs))
            self.leave_out(grocery, "pantry-unit", needs, needed=amount, in_pantry=is_there)

    def leave_out(self, grocery, reason, needs, **keys):
        self.uncounted.append(Uncounted(grocery.name, grocery.aisle, reason, uses=uses(needs), **keys))


def soon(household):
    """What expires within `soon_days` from today, by name with its row, the first to expire first."""
    days = 5 if household.soon_days is None else household.soon_days
    rows = [row for row in household.pantry if row.expires and 0 <= (row.expires - household.today).days <= days]
    groceries = [owner(household, row) for row in rows]
    named = [(grocery.name if grocery else row.item, row) for grocery, row in zip(groceries, rows)]
    return sorted(named, key=lambda entry: entry[1].expires)


def needs_by_food(household):
    """The needs of each grocery by its name, and of each food that is in no row by its own."""
    by_food, strangers = defaultdict(list), defaultdict(list)
    for need in dish_needs(household):
        grocery = met(household.groceries, need.name)
        foods, name = (by_food, grocery.name) if grocery else (strangers, without_words(need.name))
        foods[name].append(need)
    return by_food, strangers


def mostly(names):
    """The name that occurs most often, then the shortest, then that with the fewest capitals, then the first by letters."""
    return min(set(names), key=lambda name: (-names.count(name), len(name), sum(map(str.isupper, name)), name))


def count_stranger(counter, needs):
    """A food that is in no row: a line where it has amounts, called as it mostly is; else not counted, as it is written."""
    measured = [need for need in needs if need.measures]
    if measured:
        counter.count(Grocery(mostly([need.name for need in measured])), measured)
    for name in {need.name for need in needs if not need.measures}:
        counter.unmeasured(Grocery(name), [need for need in needs if need.name == name and not need.measures])


def sheet(household):
    """The sheet of the household's week."""
    counter = Counter(household)
    by_food, strangers = needs_by_food(household)
    for grocery in household.groceries:
        if grocery.name in by_food:
            counter.count(grocery, by_food[grocery.name])
    for needs in strangers.values():
        count_stranger(counter, needs)
    counter.lines.sort(key=lambda line: (place(household, line.grocery.aisle), folded(line.grocery.name), line.grocery.name))
    counter.uncounted.sort(key=lambda entry: (place(household, entry.aisle), folded(entry.name), entry.name, entry.reason))
    buys = [line for line in counter.lines if line.is_to_buy]
    prices = [line.price for line in buys if line.price]
    return Sheet(
        lines=buys, have=[line for line in counter.lines if not line.is_to_buy], uncounted=counter.uncounted,
        soon=soon(household), total=sum(prices, Fraction(0)) if prices or not buys else None,
        unpriced=[line.grocery.name for line in buys if line.price is None])
