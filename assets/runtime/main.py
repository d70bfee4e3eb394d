import shutil

shutil.unpack_archive("code.zip")  # a zip in a zip: the outer one compresses all files in one piece
import ui.browser.main  # noqa: E402, F401
