import Diagnostics
import SystemSupport

/// Reads what Swift says about a manifest that it cannot run.
///
/// The compiler names a place, as in `/p/Package.swift:3:22: error: …`, with an excerpt below that is of no use here;
/// a manifest that traps names a line, as in `main/Package.swift:3: Fatal error: …`; SwiftPM itself names nothing.
enum ManifestFaults {
    /// More errors than these tell nobody anything.
    private static let limit = 20

    /// The error for some output.
    ///
    /// - Parameters:
    ///   - output: what Swift wrote to standard error.
    ///   - folder: the folder of the package, absolute.
    ///   - shownPath: the path of the manifest as the user calls it.
    static func error(in output: [UInt8], folder: String, shownPath: String) -> DiagnosticError {
        let lines = output.split(separator: 0x0A).map { String(decoding: $0.prefix(2000), as: UTF8.self) }
        var seen: Set<Diagnostic> = []
        let compilerErrors = lines.compactMap { compilerError(in: $0, folder: folder, shownPath: shownPath) }
            .filter { seen.insert($0).inserted }
        if !compilerErrors.isEmpty { return DiagnosticError(Array(compilerErrors.prefix(limit))) }
        if let trap = lines.lazy.compactMap({ trap(in: $0, shownPath: shownPath) }).first { return DiagnosticError(trap) }
        let message = lines.lazy.compactMap(packageManagerMessage).first ?? "swift gives no reason"
        return DiagnosticError("invalid-manifest", "the manifest cannot be read: \(message)", at: SourceLocation(path: shownPath))
    }

    private static func compilerError(in line: String, folder: String, shownPath: String) -> Diagnostic? {
        guard line.hasPrefix("/"), let (place, message) = split(line, at: ": error: ") else { return nil }
        let parts = place.split(separator: ":", omittingEmptySubsequences: false)
        guard parts.count >= 3, let row = Int(parts[parts.count - 2]), let column = Int(parts[parts.count - 1]) else { return nil }
        let path = parts.dropLast(2).joined(separator: ":")
        let isManifest = PathText.parent(of: path) == folder || PathText.lastComponent(of: path).hasPrefix("Package")
        return Diagnostic(
            .error,
            "invalid-manifest",
            "the manifest does not compile: \(message)",
            at: SourceLocation(path: isManifest ? shownPath : path, line: row, column: column)
        )
    }

    private static func trap(in line: String, shownPath: String) -> Diagnostic? {
        guard let (place, message) = split(line, at: ": Fatal error: "), let cut = place.lastIndex(of: ":") else { return nil }
        return Diagnostic(
            .error,
            "invalid-manifest",
            "the manifest stops with a fatal error: \(message)",
            at: SourceLocation(path: shownPath, line: Int(place[place.index(after: cut)...]))
        )
    }

    /// A line of SwiftPM's own without the word `error`, the name of the package, and what the compiler was called with.
    private static func packageManagerMessage(in line: String) -> String? {
        var text = line[...]
        if text.hasPrefix("error: ") { text = text.dropFirst("error: ".count) }
        if text.hasPrefix("'"), let (_, rest) = split(text, at: "': ") { text = rest[...] }
        let isEmpty = text.allSatisfy { $0 == " " }
        let says = isEmpty || text.hasPrefix("Invalid manifest (compiled with") || text.hasPrefix("invalid manifests at")
        return says || text.hasPrefix("warning: ") ? nil : String(text)
    }

    private static func split(_ text: some StringProtocol, at separator: String) -> (String, String)? {
        let bytes = Array(text.utf8)
        let pattern = Array(separator.utf8)
        guard bytes.count >= pattern.count else { return nil }
        for start in 0...(bytes.count - pattern.count) where bytes[start...].starts(with: pattern) {
            return (
                String(decoding: bytes[..<start], as: UTF8.self),
                String(decoding: bytes[(start + pattern.count)...], as: UTF8.self)
            )
        }
        return nil
    }
}
