"""What drinks cost by the litre, against fractions, on each form of a menu that people read."""

import json
import random
import subprocess
from fractions import Fraction

import pytest

from program import PROGRAM

VOLUMES = {"0,1 l": 100, "0,15 l": 150, "0,33 l": 330, "0,75 l": 750, "2 cl": 20, "4 dl": 400, "1,5 l": 1500}
# How an amount of money is written, and what stands behind what a litre costs.
LANGUAGES = {"en": ("€{}", " a litre"), "de": ("{} €", " je Liter"), "it": ("{} €", " al litro")}
FORMS = ["menu/index.html", "menu/print/index.html", "menu/screen/index.html", "menu/menu.md"]


def told(served, language):
    """What a drink says that is served in so many millilitres for so many cents each."""
    money, ending = LANGUAGES[language]
    litres = [int(Fraction(cents * 1000, millilitres) + Fraction(1, 2)) for millilitres, cents in served]
    texts = [f"{cents // 100}.{cents % 100:02}" for cents in litres]
    return " / ".join(money.format(text if language == "en" else text.replace(".", ",")) for text in texts) + ending


def built(folder, menu, drinks, language, setting="price_per_litre: true\n"):
    files = {"site.yml": f"title: Bar\nlanguage: {language}\n{setting}", "menu/menu.md": menu, "menu/drinks.json": json.dumps(drinks)}
    for path, text in files.items():
        (folder / "content" / path).parent.mkdir(parents=True, exist_ok=True)
        (folder / "content" / path).write_text(text)
    subprocess.run([PROGRAM, "build", "--site", folder, "--offline", "--quiet"], check=True)
    return {form: " ".join((folder / "output" / form).read_text().replace("&nbsp;", " ").split()) for form in FORMS}


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_drink_says_what_a_litre_costs(tmp_path, language):
    dice = random.Random(language)
    lines, wanted = ["## Drinks", "drinks: yes"], []
    for number in range(24):
        served = {size: dice.randrange(50, 900) for size in dice.sample(list(VOLUMES), dice.randint(1, 3))}
        prices = " / ".join(f"{size} {cents // 100},{cents % 100:02}" for size, cents in served.items())
        lines += [f"- **Drink {chr(ord('a') + number)}** {prices}", "  - contains: none"]
        wanted.append(told([(VOLUMES[size], cents) for size, cents in served.items()], language))
    lines += ["## Food", "- **Soup** 4,50", "  - contains: none"]
    payload = [{"id": 1, "name": "Water", "price": 2.5, "volume": "0.4 l", "allergens": []}, {"id": 2, "name": "Juice", "price": 3, "allergens": []}]
    wanted.append(told([(400, 250)], language))
    for form, text in built(tmp_path, "\n".join(lines) + "\n", payload, language).items():
        assert [each for each in wanted if each not in text] == [], form
        # Neither food nor a drink of no stated volume says anything, and each other drink says it once.
        assert text.count(LANGUAGES[language][1]) == len(wanted), form


def test_nobody_says_so_unasked(tmp_path):
    drink = [{"id": 1, "name": "Water", "price": 2.5, "volume": "0.4 l", "allergens": []}]
    forms = built(tmp_path, "## Drinks\n- **Beer** 0,4 l 4,00\n  - contains: gluten\n", drink, "en", setting="")
    assert [form for form, text in forms.items() if "a litre" in text] == []
