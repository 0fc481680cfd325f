"""The Deadly Woods."""
