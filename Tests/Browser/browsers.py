"""Browsers, and such as have the fonts of one family alone, as machines do."""

import os

# The same engine twice. The shell draws no windows of its own, so a new reader in it costs a quarter of the processor time.
SHELL, WHOLE = "/usr/bin/chromium-headless-shell", "/usr/bin/chromium"

FAMILIES = {"DejaVu": "/usr/share/fonts/truetype/dejavu", "Liberation": "/usr/share/fonts/truetype/liberation"}
CONFIGURATION = """<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>{folder}</dir>
  <include ignore_missing="yes">/etc/fonts/conf.d</include>
  <cachedir>{cache}</cachedir>
</fontconfig>
"""


def started(playwright, program, **options):
    return playwright.chromium.launch(executable_path=program, args=["--no-sandbox"], **options)


def with_fonts(playwright, program, family, folder):
    """A browser to which a family's fonts are all that there are; `folder` takes the files that this needs."""
    configuration = folder / "fonts.conf"
    configuration.write_text(CONFIGURATION.format(folder=FAMILIES[family], cache=folder / "cache"))
    return started(playwright, program, env={**os.environ, "FONTCONFIG_FILE": str(configuration)})
