"""A second, deliberately naive implementation of The Downfall of Pompeii, in plain lists, dicts and strings.

It shares no code with the package and knows nothing of it but the file of printed facts. Where it and the package
disagree about a seat, a legal list or a result, one of them misreads the rulings.
"""
