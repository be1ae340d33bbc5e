"""The layout of the table, as pure functions of sizes and cards."""
