"""Where everything lies: pure functions of sizes and cards."""
