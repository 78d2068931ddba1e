"""Environments to train in, each by its own standard: PettingZoo, Gymnasium, RLlib, and a batch of ours.

They step the compiled core without a log (`saloon.kernel.runner`). Only the seat that is asked acts: what it could do
besides an answer is on offer, what others could do out of their turn at a live table is not.
"""
