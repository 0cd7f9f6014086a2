"""Pages as a browser prints them, and what stands where on the paper."""

import re
import subprocess
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

PAPERS = {"A4": (595, 842), "Letter": (612, 792)}
# The margins of 12 mm, in points.
MARGIN = 34
# What a page has between its margins of 12 mm, in CSS pixels.
FIELDS = {"A4": (703, 1031), "Letter": (725, 965)}

# Where each sheet's head ends and its foot begins, and where in each of its columns the last text ends, all in pixels.
BOXES = """() => [...document.querySelectorAll(".sheet")].map(sheet => {
    const box = part => part.getBoundingClientRect();
    const end = column => Math.max(box(column).top, ...[...column.querySelectorAll("li, h2, .shop-sum")].map(x => box(x).bottom));
    const foot = sheet.querySelector(".sheet-foot");
    return {
        top: box(sheet.querySelector(".sheet-head")).bottom,
        foot: foot ? box(foot).top : box(sheet).top + innerHeight,
        ends: [...sheet.querySelectorAll(".sheet-column")].map(end),
        headings: [...sheet.querySelectorAll("section")].filter(part => !part.querySelector("li")).length,
    };
})"""


# The sizes of all text that is printed, in points, but for what only a screen reader says.
TYPE_SIZES = """() => {
    const words = document.createTreeWalker(document.querySelector("main"), NodeFilter.SHOW_TEXT);
    const sizes = new Set();
    while (words.nextNode()) {
        const parent = words.currentNode.parentElement;
        const isShown = parent.checkVisibility() && getComputedStyle(parent).clipPath === "none";
        if (words.currentNode.data.trim() && isShown) sizes.add(parseFloat(getComputedStyle(parent).fontSize) * 0.75);
    }
    return [...sizes];
}"""


@dataclass(frozen=True)
class Sheet:
    """How full a sheet is."""

    room: float
    columns: list
    lonely_headings: int

    @property
    def fill(self):
        """The part of the room between head and foot that the columns fill on average."""
        return sum(self.columns) / len(self.columns) / self.room


class Printed:
    """A page in a browser, printed on a paper into `folder`."""

    def __init__(self, browser, page, paper, folder):
        width, height = FIELDS[paper]
        self.paper, self.folder = paper, Path(folder)
        self.page = browser.new_page(viewport={"width": width, "height": height})
        self.page.emulate_media(media="print")
        self.page.goto(page.as_uri())

    @cached_property
    def pdf(self):
        """The file, printed when something is asked of it."""
        file = self.folder / f"{self.paper}.pdf"
        self.page.pdf(path=str(file), format=self.paper, prefer_css_page_size=True, print_background=True)
        return file

    @property
    def page_count(self):
        """The number of pages, all of them of the paper asked for."""
        said = subprocess.run(["pdfinfo", str(self.pdf)], capture_output=True, text=True, check=True).stdout
        size = re.search(r"^Page size:\s+([\d.]+) x ([\d.]+) pts", said, re.M)
        assert all(abs(float(a) - b) < 2 for a, b in zip(size.groups(), PAPERS[self.paper], strict=True))
        return int(re.search(r"^Pages:\s+(\d+)", said, re.M).group(1))

    @property
    def texts(self):
        """The text of each page in the order in which it was set: column by column."""
        said = subprocess.run(["pdftotext", "-raw", str(self.pdf), "-"], capture_output=True, text=True, check=True)
        return said.stdout.split("\f")[:-1]

    @property
    def fills(self):
        """The part of each page's height between its margins that lies above the end of its last text."""
        said = subprocess.run(["pdftotext", "-bbox", str(self.pdf), "-"], capture_output=True, text=True, check=True)
        height = PAPERS[self.paper][1]
        pages = [re.findall(r'yMax="([\d.]+)"', page) for page in said.stdout.split("<page ")[1:]]
        return [(max(map(float, ends), default=MARGIN) - MARGIN) / (height - 2 * MARGIN) for ends in pages]

    @property
    def type_sizes(self):
        """The sizes of all text that is printed, in points."""
        return self.page.evaluate(TYPE_SIZES)

    @property
    def sheets(self):
        """How full each of the planned sheets is."""
        return [
            Sheet(sheet["foot"] - sheet["top"], [end - sheet["top"] for end in sheet["ends"]], sheet["headings"])
            for sheet in self.page.evaluate(BOXES)
        ]

    def close(self):
        self.page.close()
