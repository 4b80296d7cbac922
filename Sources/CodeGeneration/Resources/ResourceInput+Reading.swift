import Diagnostics
import SystemSupport

extension ResourceInput {
    /// The name of the file or folder without its extension.
    var baseName: String {
        let name = PathText.lastComponent(of: path)
        let kind = PathText.fileExtension(of: name)
        return String(name.dropLast(kind.isEmpty ? 0 : kind.count + 1))
    }

    /// The bytes of a file.
    ///
    /// - Throws: ``DiagnosticError`` when it is a folder.
    func bytes() throws(DiagnosticError) -> [UInt8] {
        if case .file(let bytes) = content { return bytes }
        throw DiagnosticError(
            "input-kind", "'\(path)' is a folder, and a file is expected; correct the filter", at: SourceLocation(path: path))
    }
}

extension [ResourceInput] {
    /// What is made of each file, in their order.
    ///
    /// - Throws: ``DiagnosticError`` with what is wrong with any of them.
    func mapped<Value>(_ make: (ResourceInput) throws(DiagnosticError) -> Value) throws(DiagnosticError) -> [Value] {
        var values: [Value] = []
        var faults: [Diagnostic] = []
        for input in self {
            do throws(DiagnosticError) {
                values.append(try make(input))
            } catch {
                faults += error.diagnostics
            }
        }
        guard faults.isEmpty else { throw DiagnosticError(faults) }
        return values
    }
}
