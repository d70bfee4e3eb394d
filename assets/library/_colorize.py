"""Tracebacks without colours: there is no terminal."""


class Plain:
    def __getattr__(self, _part):
        return ""


class Theme:
    traceback = Plain()


def can_colorize(*, file=None):
    return False


def get_theme(*, tty_file=None, force_color=False, force_no_color=False):
    return Theme
