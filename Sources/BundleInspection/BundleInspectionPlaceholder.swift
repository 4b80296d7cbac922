// Removed with the first file of the module.
