/// The options that every program has.
enum SharedOptions {
    static let help = Flag("help", letter: "h", help: "show this help")
    static let version = Flag("version", help: "show the version")
    static let manualPage = Flag("manual-page", help: "print the manual page for man")
    static let completions = ValueOption(
        "completions",
        value: "SHELL",
        help: "print the completions for a shell",
        choices: Shell.allCases.map(\.rawValue)
    )
}
