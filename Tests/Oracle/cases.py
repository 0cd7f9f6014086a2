"""What may be in a week that is easily counted wrongly."""

from foods import met, rows_of
from groups import groups_of, is_good
from sheet import needs_by_food, sheet
from stock import stocks


def in_files(household):
    """The cases that are seen in the files."""
    items = [item for recipe in household.recipes for item in recipe.ingredients]
    dishes = [dish for dishes in household.plan.values() for dish in dishes]
    return {
        "a range is needed": any(measure.low is not None for item in items for measure in item.measures),
        "a line has two measures": any(len(item.measures) > 1 for item in items),
        "an amount is of each of two": any(item.others for item in items),
        "an amount is fixed": any(item.is_fixed for item in items),
        "something is to taste": any(item.note for item in items),
        "one recipe refers to another": any(recipe.references for recipe in household.recipes),
        "servings are a range": any(recipe.servings and recipe.servings.low for recipe in household.recipes),
        "a dish is for so many": any(dish.people for dish in dishes),
        "a dish is made in part": any(dish.times and dish.times < 1 for dish in dishes),
        "a dish is under no day": None in household.plan,
        "pizzas have sizes": household.sizes,
        "a pack is a range": any(item.pack and item.pack.low is not None for item in household.groceries),
        "something is free": any(item.price == 0 for item in household.groceries),
        "shops have their aisles": isinstance(household.aisles, dict),
        "prices have no decimals": household.decimals == 0,
        "prices have three decimals": household.decimals == 3,
        "the pantry has a range": any(row.amount and row.amount.low is not None for row in household.pantry),
    }


def of_grocery(household, food, grocery, needs):
    """The cases that are seen in the needs of a grocery and in what the pantry has of it."""
    monday, rows = household.monday, rows_of(household)[food]
    measured = [need for need in needs if need.measures]
    if not measured:
        return {"a food has no grocery": grocery not in household.groceries}
    pack, others = groups_of(grocery, measured, monday, rows)
    days = {need.day for need in measured}
    counted = [row for row in rows if row.amount and pack and pack.takes(row.amount)]
    last_days = {(row.expires - monday).days for row in counted if row.expires}
    return {
        "a density is used": grocery.density is not None and pack and any(amount.measures != pack.measures for _, amount in pack.needs),
        "a food has no grocery": grocery not in household.groceries,
        "a staple is kept": grocery.keep is not None,
        "there is no pack": grocery.pack is None,
        "some cannot be counted in packs": bool(pack and others),
        "all cannot be counted in packs": bool(others and not pack and grocery.pack),
        "something expires on the day that needs it": bool(days & last_days),
        "something expires between two days": any(not is_good(row, monday, max(days)) and is_good(row, monday, min(days)) for row in counted),
        "something has expired": any(not is_good(row, monday, min(days)) for row in counted),
        "two rows are for one need": len([row for row in counted if is_good(row, monday, min(days))]) > 1,
        "a row is found by its barcode": any(row.barcode and met(household.groceries, row.item) is not grocery for row in rows),
        "a row is in another measure": any(row.amount and not any(group.takes(row.amount) for group in ([pack] if pack else []) + others) for row in rows),
        "needs are of several days": len(days) > 1,
    }


def cases(household):
    """The names of the cases that a week has."""
    found = {case for case, is_there in in_files(household).items() if is_there}
    for food, (grocery, needs) in needs_by_food(household).items():
        found |= {case for case, is_there in of_grocery(household, food, grocery, needs).items() if is_there}
    answers = {food.answer for stock in stocks(household) for food in stock.foods}
    found |= {f"in the house, {answer}" for answer in answers}
    return found | {case for case, is_there in in_sheet(sheet(household)).items() if is_there}


def in_sheet(calculated):
    """The cases that are seen in the sheet."""
    return {
        "all is in the house": any(line.packs == 0 for line in calculated.have),
        "some is in the house": any(any(line.had.values()) for line in calculated.lines),
        "a pack is left": any(line.packs and any(line.left.values()) for line in calculated.lines),
        "nothing is left": any(line.packs and not any(line.left.values()) for line in calculated.lines),
        "something is unpriced": bool(calculated.unpriced),
        "something expires soon": bool(calculated.soon),
        **{f"not counted, {reason}": any(entry.reason == reason for entry in calculated.uncounted)
           for reason in ("to-taste", "no-amount", "other-unit", "pantry-unit")},
    }


CASES = [
    "a staple is kept", "a range is needed", "a line has two measures", "an amount is fixed", "an amount is of each of two", "something is to taste", "one recipe refers to another",
    "servings are a range", "a dish is for so many", "a dish is made in part", "a dish is under no day", "pizzas have sizes",
    "a pack is a range", "something is free", "shops have their aisles", "prices have no decimals", "prices have three decimals",
    "the pantry has a range", "a density is used", "there is no pack", "some cannot be counted in packs",
    "all cannot be counted in packs", "something expires on the day that needs it", "something expires between two days",
    "something has expired", "two rows are for one need", "a row is found by its barcode", "a row is in another measure",
    "needs are of several days", "all is in the house", "some is in the house", "a pack is left", "nothing is left",
    "something is unpriced", "a food has no grocery", "something expires soon", "not counted, to-taste", "not counted, no-amount",
    "not counted, other-unit", "not counted, pantry-unit", "in the house, enough", "in the house, some", "in the house, none",
    "in the house, unknown",
]
