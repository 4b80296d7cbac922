// Removed with the first test.
