"""The version of the package, for hatchling."""

from engine.edition import version as version
