from pathlib import Path

import downloaded

downloaded.add(Path("code.zip").read_bytes())
import ui.browser.main  # noqa: E402, F401
