"""The game on the table: course, cursor, viewers, teammates, saving."""
