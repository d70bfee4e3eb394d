"""Every R, S and TV number of a rule sheet is named by a test, and every test that names one is honest."""
