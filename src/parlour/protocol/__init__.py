"""What is said to the outside: the wire messages and the referee protocol. Nothing else is JSON."""
