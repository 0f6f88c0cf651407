package host

// Version is the program's own.
const Version = "0.1.0"
