"""The amounts on cards that are shown for another number of servings."""

import html
import re
from dataclasses import replace
from fractions import Fraction

from needs import servings
from shown import DECIMAL, US, range_shown, shown, stays_in_cups, target_units
from words import amount_words

AMOUNT = re.compile(r'<li>(?:<[^>]*>)*<span class="amount"[^>]*>([^<]*)</span>')


def printed_amounts(page):
    """The first amount of each ingredient of a card, None where it has none."""
    section = page.partition('<section class="ingredients"')[2].partition("</section>")[0]
    lines = section.split("<li>")[1:]
    return [html.unescape(found[1]).replace("\N{NO-BREAK SPACE}", " ") if (found := AMOUNT.match("<li>" + line)) else None for line in lines]


def can_be_compared(recipe):
    return servings(recipe) is not None and not recipe.is_cooklang


def calculated_amounts(household, recipe, number):
    """The first amount of each ingredient of a recipe for so many servings."""
    factor = Fraction(number) / servings(recipe)
    has_cups = not is_metric(recipe)
    amounts = [calculated_amount(item, factor, household.units, has_cups) for item in recipe.ingredients]
    return amounts + [amount_on_card(part.amount, part.path, factor, household.units, has_cups) for part in recipe.references]


def is_metric(recipe):
    """Whether a recipe has metric units and no US or imperial ones."""
    units = [item.measures[0].unit for item in recipe.ingredients if item.measures] + [part.amount.unit for part in recipe.references]
    is_other = any(unit in US or unit.startswith("imperial") for unit in units)
    return not is_other and any(unit in DECIMAL or unit == "metric cup" for unit in units)


def calculated_amount(item, factor, system, has_cups):
    """The first amount of a line in words; None where there is none, or where a line of two measures may stay in its system."""
    if not item.measures or (len(item.measures) > 1 and system in ("metric", "us")):
        return None
    return amount_on_card(item.measures[0], item.name, factor, system, has_cups)


def amount_on_card(amount, name, factor, system, has_cups):
    """An amount in words, scaled and in the site's system; None where it stays as its author wrote it."""
    if system == "metric" and stays_in_cups(amount.unit, name):
        system, has_cups = "author", False
    scaled = replace(amount, number=amount.number * factor, low=amount.low and amount.low * factor)
    parts = range_shown(scaled, system, has_cups) if scaled.low is not None else shown(scaled, system=system, has_cups=has_cups)
    units = target_units(amount.unit, system) or []
    return None if factor == 1 and parts[0][-1] not in units else amount_words(parts)
