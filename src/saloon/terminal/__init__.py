"""The table in the terminal: full screen, or line by line. It draws views and knows no rules."""
