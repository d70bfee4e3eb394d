"""The page as an app of the device: what the browser asks of it, and its icons."""

import json
import re
from base64 import b64encode
from pathlib import Path

import pytest
from playwright.sync_api import Page, Playwright

from assets.packing.tools import browser as find_browser
from assets.packing.work import ROOT
from build import DIST

from .conftest import FLAGS, serving

ICONS = ROOT / "assets" / "icons"
# how much a picture of the drawing differs from the drawing: the mean over all colours of all points, of 255
DIFFERENCE = """async ([drawing, picture, size]) => {
    const points = async (source) => {
        const image = new Image();
        image.src = source;
        await image.decode();
        const context = new OffscreenCanvas(size, size).getContext("2d");
        context.drawImage(image, 0, 0, size, size);
        return [image.naturalWidth, context.getImageData(0, 0, size, size).data];
    };
    const [, drawn] = await points(drawing);
    const [width, pictured] = await points(picture);
    const sum = drawn.reduce((sum, value, at) => sum + Math.abs(value - pictured[at]), 0);
    return [width, sum / drawn.length];
}"""


def manifest() -> tuple[Path, dict[str, object]]:
    (file,) = DIST.glob("assets/manifest.*.webmanifest")
    return file, json.loads(file.read_text())


@pytest.mark.parametrize("folder", ["", "some/dir/"])
def test_the_browser_would_install_it(playwright: Playwright, site: str, tmp_path: Path, folder: str) -> None:
    (tmp_path / "some").mkdir()
    (tmp_path / "some" / "dir").symlink_to(DIST)
    with serving(tmp_path if folder else DIST) as address:
        # a context of the shared browser is private, and nothing is installed from there
        context = playwright.chromium.launch_persistent_context(
            tmp_path / "profile", executable_path=find_browser(), args=FLAGS
        )
        page = context.pages[0]
        page.goto(address + folder)
        session = context.new_cdp_session(page)
        told = session.send("Page.getAppManifest")
        errors = session.send("Page.getInstallabilityErrors")["installabilityErrors"]
        context.close()
    assert told["errors"] == errors == []
    assert told["manifest"]["startUrl"] == told["manifest"]["scope"] == address + folder


def test_whatever_the_manifest_names_is_there(site: str) -> None:
    file, told = manifest()
    named = [*told["icons"], *told["screenshots"]]  # type: ignore[misc]
    assert {"any", "maskable"} <= {
        purpose for each in named for purpose in each.get("purpose", "any").split()
    }
    assert all((file.parent / each["src"]).is_file() for each in named)
    bar = re.search(r"--bar: (#\w+)", (ROOT / "assets" / "css" / "tokens.css").read_text())
    assert bar
    assert told["theme_color"] == bar[1]
    assert f'name="theme-color" content="{bar[1]}"' in (DIST / "index.html").read_text()


def test_the_bar_of_the_browser_has_the_light_of_the_table(booted: Page) -> None:
    colour = "document.querySelector('meta[name=theme-color]').content"
    bar = "getComputedStyle(document.documentElement).getPropertyValue('--bar')"
    booted.locator("[data-setting=theme]").first.select_option("dark")
    evening = booted.evaluate(colour)
    assert evening == booted.evaluate(bar)
    booted.locator("[data-setting=theme]").first.select_option("light")
    assert booted.evaluate(colour) == booted.evaluate(bar) != evening


@pytest.mark.parametrize("size", [180, 192, 512])
def test_the_icons_are_pictures_of_the_drawing(booted: Page, size: int) -> None:
    def inline(name: str, kind: str) -> str:
        return f"data:{kind};base64," + b64encode((ICONS / name).read_bytes()).decode()

    drawing, picture = inline("icon.svg", "image/svg+xml"), inline(f"icon-{size}.png", "image/png")
    width, difference = booted.evaluate(DIFFERENCE, [drawing, picture, size])
    assert width == size
    assert difference < 2
