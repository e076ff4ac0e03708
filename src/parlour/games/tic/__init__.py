"""The TIC deck, shared by Tyramid, Queen of the Ticcitories, Tic Squared, Gridsy and Pentic."""
