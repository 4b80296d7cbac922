public import Diagnostics

/// A list of the files in a folder, one relative path a line, as `git ls-tree -r --name-only` and `git ls-files` print it.
///
/// A list that has a zero byte anywhere is taken to be separated by zero bytes, as with `-z`. A line in quotation marks
/// is unquoted as git quotes it. `./` before a path is dropped, empty lines are passed over, and a line that ends in
/// `/` is a folder.
public struct FileListing: Sendable {
    /// The paths, normal, in the order of the list.
    public let paths: [String]

    /// Reads a list.
    ///
    /// - Parameters:
    ///   - bytes: the list.
    ///   - name: its name, used in locations.
    /// - Throws: ``DiagnosticError`` with the line of a path that is absolute, too long, badly quoted, or leaves the folder.
    public init(_ bytes: [UInt8], name: String) throws(DiagnosticError) {
        let isZeroSeparated = bytes.contains(0)
        var paths: [String] = []
        var line = 0
        for text in bytes.split(separator: isZeroSeparated ? 0 : 0x0A, omittingEmptySubsequences: false) {
            line += 1
            let content = isZeroSeparated || text.last != 0x0D ? text : text.dropLast()
            guard !content.isEmpty else { continue }
            guard content.count <= Self.pathLimit else {
                let message = "the path is longer than \(Self.pathLimit) bytes"
                throw DiagnosticError("invalid-listing", message, at: SourceLocation(path: name, line: line))
            }
            let isQuoted = !isZeroSeparated && content.first == UInt8(ascii: "\"")
            guard let path = isQuoted ? GitQuoting.unquote(content) : String(decoding: content, as: UTF8.self) else {
                throw DiagnosticError("invalid-listing", "the quoted path has no end", at: SourceLocation(path: name, line: line))
            }
            paths.append(try Self.checked(path, name: name, line: line))
        }
        self.paths = paths
    }

    /// The longest path that is taken, which is what Linux takes; it bounds the depth of the folders too.
    private static let pathLimit = 4096

    private static func checked(_ path: String, name: String, line: Int) throws(DiagnosticError) -> String {
        let normal = PathText.normalized(path)
        guard !normal.hasPrefix("/"), normal != "..", !normal.hasPrefix("../") else {
            throw DiagnosticError(
                "invalid-listing",
                "'\(path)' leaves the folder; list paths relative to it",
                at: SourceLocation(path: name, line: line)
            )
        }
        return path.hasSuffix("/") && normal != "." ? normal + "/" : normal
    }

    /// The folder that the list must be relative to, given a file that it should have.
    ///
    /// - Parameter file: the absolute path of the file.
    /// - Returns: the folder above the file from which its path is in the list; of several the uppermost; `nil` when
    ///   the file is not in the list from anywhere.
    public func root(holding file: String) -> String? {
        let name = PathText.lastComponent(of: file)
        let candidates = Set(paths.filter { $0.hasSuffix(name) })
        let components = PathText.components(file)
        for count in 0..<components.count {
            let path = components[count...].joined(separator: "/")
            if candidates.contains(path) { return "/" + components[..<count].joined(separator: "/") }
        }
        return nil
    }
}
