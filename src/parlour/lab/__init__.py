"""Measuring: bots against one another, thousands of games at a time."""
