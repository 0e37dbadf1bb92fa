"""Ratings and standings: pure functions from results; openskill does the arithmetic."""
