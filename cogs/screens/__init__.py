"""What messages show: pure functions from views to component trees."""
