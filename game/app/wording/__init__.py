"""Every sentence that the window shows."""
