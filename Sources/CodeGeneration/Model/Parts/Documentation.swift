import SwiftSource

/// The documentation of a declaration as templates see it.
enum Documentation {
    /// The lines of the documentation without those that hold annotations.
    static func lines(of declaration: Declaration) -> [String] { declaration.documentation.filter { !isAnnotation($0) } }

    private static func isAnnotation(_ line: String) -> Bool {
        let text = line.drop { $0 == " " || $0 == "\t" }
        return text.hasPrefix("sourcery:") || text.hasPrefix("trellis:")
    }
}
