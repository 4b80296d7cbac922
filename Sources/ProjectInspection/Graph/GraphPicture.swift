package import Diagnostics
import SystemSupport

/// Draws graphs with Graphviz.
package enum GraphPicture {
    /// The picture of a graph as SVG.
    ///
    /// - Parameters:
    ///   - dot: the graph in the language of `dot`.
    ///   - searchPath: the folders in which `dot` is looked for, separated by colons.
    /// - Throws: ``DiagnosticError`` when Graphviz is not installed, or fails.
    package static func svg(dot: String, searchPath: String) throws(DiagnosticError) -> String {
        guard let program = ExecutableSearch.find("dot", path: searchPath) else {
            throw DiagnosticError(
                "no-graphviz",
                "there is no 'dot' on PATH to draw the picture; install Graphviz (apt-get install graphviz, brew install graphviz) "
                    + "or print '--format dot'"
            )
        }
        let request = ProcessRequest(executable: program, arguments: ["-Tsvg"], standardInput: Array(dot.utf8))
        let result = try ProcessRunner.run(request)
        guard result.isSuccess else {
            let reason = String(decoding: result.standardError.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
            throw DiagnosticError("graphviz-failed", "'\(program)' failed: \(reason)")
        }
        return String(decoding: result.standardOutput, as: UTF8.self)
    }
}
