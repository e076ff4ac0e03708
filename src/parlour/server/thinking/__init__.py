"""Where bots think: implementations of ``model.thinking.Thinking``, the queue before them, and what compiles the games.

Health checks live here too. What is done with a bot's answer is decided in ``table``.
"""
