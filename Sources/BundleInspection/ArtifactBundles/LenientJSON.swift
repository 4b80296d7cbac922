import Diagnostics
import JSON

/// Reads JSON as SwiftPM does, which takes a comma behind the last item.
enum LenientJSON {
    /// Reads a text; what only a lenient reader takes is a warning.
    static func read(_ bytes: [UInt8], path: String, diagnostics: inout [Diagnostic]) throws(DiagnosticError) -> JSONNode {
        do throws(DiagnosticError) {
            return try JSONReader.readNode(bytes, path: path, diagnostics: &diagnostics)
        } catch {
            var others: [Diagnostic] = []
            guard let node = try? JSONReader.readNode(bytes, path: path, dialect: .json5, diagnostics: &others) else { throw error }
            diagnostics += error.diagnostics.map { fault in
                Diagnostic(.warning, "lenient-json", "not every reader of JSON takes this: \(fault.message)", at: fault.location)
            }
            diagnostics += others
            return node
        }
    }
}
