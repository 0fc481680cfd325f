"""What several games share: hexes, areas, paths and lines of sight, as functions on ints and lists."""
