import CommandLineSupport

/// The options of the commands that look at products.
enum InspectionOptions {
    static let json = Flag("json", help: "print JSON by a documented schema")
}
