"""The table that sees: codes on printed pieces, and positions read from photographs of them."""
