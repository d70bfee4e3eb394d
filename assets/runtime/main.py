import shutil
import sys

shutil.unpack_archive("code.zip")  # a zip in a zip: the outer one compresses all files in one piece
sys.path_importer_cache.clear()  # of the folder before it was there
import ui.browser.main  # noqa: E402, F401
