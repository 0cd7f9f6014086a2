"""Browsers that have the fonts of one family alone, as machines do."""

import os

FAMILIES = {"DejaVu": "/usr/share/fonts/truetype/dejavu", "Liberation": "/usr/share/fonts/truetype/liberation"}
CONFIGURATION = """<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>{folder}</dir>
  <include ignore_missing="yes">/etc/fonts/conf.d</include>
  <cachedir>{cache}</cachedir>
</fontconfig>
"""


def browser_with(playwright, family, folder):
    """A browser to which a family's fonts are all that there are; `folder` takes the files that this needs."""
    configuration = folder / "fonts.conf"
    configuration.write_text(CONFIGURATION.format(folder=FAMILIES[family], cache=folder / "cache"))
    return playwright.chromium.launch(
        executable_path="/usr/bin/chromium",
        args=["--no-sandbox"],
        env={**os.environ, "FONTCONFIG_FILE": str(configuration)},
    )
