import CommandLineSupport

/// The options that several commands have.
enum PackageOptions {
    static let force = Flag("force", letter: "f", help: "replace an output that is there")
}
