"""Training of agents (``parlour.agents``) by sb3-contrib and PyTorch, which only ``ppo`` imports."""
