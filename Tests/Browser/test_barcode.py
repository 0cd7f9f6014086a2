"""Barcodes in pictures: read where they can be, and never read wrongly."""

import random

import pytest

from built_site import PACKAGE
from made_barcodes import bars, some_code, spoiled

# How a picture differs from a clean one, by what it is to try; shares of a part of the code or of full light.
KINDS = {
    "clean": lambda chance: {},
    "rotated": lambda chance: {"angle": chance.uniform(0, 360)},
    "blurred": lambda chance: {"blur": chance.uniform(0.2, 1.6)},
    "small": lambda chance: {"part": chance.uniform(1.6, 2.4)},
    "dark": lambda chance: {"light": chance.uniform(0.12, 0.4), "grain": 4},
    "shaded": lambda chance: {"shade": chance.uniform(-1.2, 1.2)},
    "all of it": lambda chance: {
        "angle": chance.uniform(0, 360), "blur": chance.uniform(0, 0.8), "part": chance.uniform(2, 3),
        "light": chance.uniform(0.4, 1), "grain": chance.uniform(0, 8), "shade": chance.uniform(-0.5, 0.5),
    },
}
CLEAN = {"angle": 0, "blur": 0, "part": 3, "light": 1, "grain": 0, "shade": 0}

# Draws bars on a sheet of paper that lies on a table, and reads them.
READ = """([bars, { angle, blur, part, light, grain, shade, seed }]) => {
    const [width, height] = [640, 480];
    const context = Object.assign(document.createElement("canvas"), { width, height }).getContext("2d");
    const rectangle = (colour, ...place) => { context.fillStyle = colour; context.fillRect(...place); };
    rectangle("#cfc8b8", 0, 0, width, height);
    context.filter = blur ? `blur(${blur}px)` : "none";
    context.translate(width / 2, height / 2);
    context.rotate(angle * Math.PI / 180);
    const long = bars.length * part;
    rectangle("#fff", -long / 2 - 11 * part, -90, long + 22 * part, 180);
    for (const { index, 0: bar } of bars.matchAll(/1+/g)) rectangle("#111", index * part - long / 2, -80, bar.length * part, 160);
    const image = context.getImageData(0, 0, width, height);
    let state = seed;
    const chance = () => (state = (state * 1664525 + 1013904223) >>> 0) / 2 ** 32;
    for (let place = 0; place < image.data.length; place += 4) {
        const share = light * (1 + shade * ((place / 4 % width) / width - 0.5));
        const noise = (chance() + chance() + chance() - 1.5) * grain;
        for (let part = 0; part < 3; part += 1) image.data[place + part] = image.data[place + part] * share + noise;
    }
    return kitchenBarcode.read(image);
}"""


@pytest.fixture(scope="module")
def reader(browser):
    with browser.new_context() as context:
        page = context.new_page()
        page.add_script_tag(path=PACKAGE / "templates/assets/barcode.js")
        yield lambda bars, chance, **kind: page.evaluate(READ, [bars, {**CLEAN, **kind, "seed": chance.getrandbits(32)}])


@pytest.mark.parametrize("kind", KINDS)
def test_codes_are_read(reader, kind, told, tries_all):
    chance = random.Random(kind)
    codes = [some_code(chance) for _ in range(60 if tries_all else 20)]
    read = [reader(bars(code), chance, **KINDS[kind](chance)) for code in codes]
    assert [(code, found) for code, found in zip(codes, read) if found not in (None, code)] == []
    count = sum(found is not None for found in read)
    told(f"Barcodes: {count} of {len(codes)} read, {kind}")
    assert count >= 0.95 * len(codes)


def test_what_is_no_code_is_not_read(reader, tries_all):
    chance = random.Random(0)
    for _ in range(120 if tries_all else 30):
        assert reader(spoiled(chance), chance, **KINDS["all of it"](chance)) is None


def test_an_empty_picture_has_no_code(reader):
    assert reader("", random.Random(0)) is None


@pytest.mark.parametrize(
    "code, fits", [("8076809513753", True), ("8076809513754", False), ("96385074", True), ("036000291452", True)])
def test_the_last_digit_checks_the_others(browser, code, fits):
    with browser.new_context() as context:
        page = context.new_page()
        page.add_script_tag(path=PACKAGE / "templates/assets/barcode.js")
        assert page.evaluate("code => kitchenBarcode.isChecked(code)", code) is fits
