/// Constructs that a library may not use, because they end the program, print behind its back or trap on user data.
enum BannedConstructs {
    /// The calls with what to do instead.
    private static let calls = [
        "print": "return the text; only the programs print",
        "debugPrint": "return the text; only the programs print",
        "dump": "return the text; only the programs print",
        "exit": "throw a DiagnosticError; only the programs end",
        "fatalError": "throw a DiagnosticError, or state the invariant with 'precondition'",
        "abort": "throw a DiagnosticError, or state the invariant with 'precondition'",
    ]

    /// The only place in a library that may end the program: a closed pipe ends it without noise.
    private static let mayExit = "Sources/SystemSupport/Terminal/"

    /// What a file uses and may not.
    static func findings(in file: SourceFacts) -> [Finding] {
        guard file.path.hasPrefix("Sources/") else { return file.calls.compactMap { timing(of: $0, in: file.path) } }
        let forces = file.forces.map { force in
            Finding(file.path, force.line, "'\(force.name)' traps on what a user can cause; throw a DiagnosticError")
        }
        let unsafety = file.uncommentedUnsafety.map { mark in
            Finding(file.path, mark.line, "'\(mark.name)' needs a comment above that names the invariant and its test")
        }
        return forces + unsafety + file.calls.compactMap { finding(of: $0, in: file.path) }
    }

    /// A limit for the time of a test, which counts the time that the test waits for its turn as well.
    private static func timing(of call: SourceFacts.Mention, in path: String) -> Finding? {
        guard call.name.split(separator: ".").last == "timeLimit" else { return nil }
        return Finding(path, call.line, "'timeLimit' fails on a busy machine, where a test waits minutes for its turn; leave it out")
    }

    private static func finding(of call: SourceFacts.Mention, in path: String) -> Finding? {
        let parts = call.name.split(separator: ".").map(String.init)
        guard let name = parts.last, let remedy = calls[name] else { return nil }
        let isFree = parts.count == 1 || ["Swift", "Glibc", "Darwin", "Musl"].contains(parts[0])
        guard isFree && !call.name.hasPrefix(".") else { return nil }
        let isProgram = path.hasPrefix("Sources/trellis-")
        if name == "exit" && (isProgram || path.hasPrefix(mayExit)) { return nil }
        if name == "print" && isProgram { return nil }
        return Finding(path, call.line, "'\(name)' is not for libraries: \(remedy)")
    }
}
