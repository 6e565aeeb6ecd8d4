"""What happens at a table: frozen states, actions that change them, and events that report the changes."""
