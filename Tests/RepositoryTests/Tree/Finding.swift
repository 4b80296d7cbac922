/// A place in the repository that breaks a rule of the house.
struct Finding: Hashable, Comparable, CustomStringConvertible {
    /// The file or folder, relative to the root of the repository.
    var path: String
    /// The line, counted from 1; 0 when it is about the file as a whole.
    var line: Int
    /// What is wrong and what to do.
    var message: String

    init(_ path: String, _ line: Int, _ message: String) {
        self.path = path
        self.line = line
        self.message = message
    }

    var description: String {
        line == 0 ? "\(path): \(message)" : "\(path):\(line): \(message)"
    }

    static func < (left: Finding, right: Finding) -> Bool {
        (left.path, left.line, left.message) < (right.path, right.line, right.message)
    }
}

/// The findings as text, one a line, so that a failing test shows them all.
func report(_ findings: [Finding]) -> String {
    findings.sorted().map(\.description).joined(separator: "\n")
}
