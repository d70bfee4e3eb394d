import gc
import sys

sys.path.append("code.zip")
import ui.browser.main  # noqa: F401

gc.freeze()  # what was loaded stays: Python need not look through it for rubbish again and again
