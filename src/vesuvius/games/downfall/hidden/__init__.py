"""The one gate for hidden information of Downfall: `mask.py` wipes what a seat or a spectator may not know.

`resample.py` fills it in again at random. No rule depends on it.
"""
