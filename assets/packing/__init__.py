"""The parts of build.py: what is installed, what dist is made of, how it is served."""
