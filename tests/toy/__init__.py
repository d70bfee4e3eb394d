"""A toy game, complete and small, on which the core and the screens are tested. The fixture `toy` of
tests/conftest.py puts it among the games for the tests of a module."""
