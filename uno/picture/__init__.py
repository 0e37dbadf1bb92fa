"""Pictures drawn by matplotlib, each in a short-lived process of its own."""
