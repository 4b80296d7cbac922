package import Diagnostics
package import SystemSupport

/// Runs the C preprocessor over an Info.plist, as `INFOPLIST_PREPROCESS` asks for.
///
/// It runs once for each architecture, because definitions may differ; a product has one Info.plist, so that all results have to be the
/// same.
package struct InfoPlistPreprocessor: Sendable {
    /// The compiler, `clang`.
    package var compiler: String
    /// A file that is included first: `INFOPLIST_PREFIX_HEADER`; `nil` for none.
    package var prefixHeader: String?
    /// What is defined: `INFOPLIST_PREPROCESSOR_DEFINITIONS`.
    package var definitions: [String] = []
    /// `INFOPLIST_OTHER_PREPROCESSOR_FLAGS`.
    package var otherFlags: [String] = []
    /// What is built for, by architecture and system: `arm64-apple-ios17.0`; none means this machine.
    package var triples: [String] = []

    /// Names a compiler.
    package init(compiler: String) {
        self.compiler = compiler
    }

    /// The command lines, one for each of the triples.
    package func requests(for file: String, in folder: String) -> [ProcessRequest] {
        let targets = triples.isEmpty ? [[]] : triples.map { ["-target", $0] }
        return targets.map { target in
            ProcessRequest(
                executable: compiler,
                arguments: ["-E", "-P", "-x", "c", "-Wno-trigraphs"] + target + definitions.map { "-D\($0)" } + otherFlags
                    + (prefixHeader.map { ["-include", $0] } ?? []) + [file],
                directory: folder)
        }
    }

    /// What the preprocessor makes of a file.
    ///
    /// - Parameter run: starts a program and waits for it.
    /// - Throws: ``DiagnosticError`` when the compiler fails, or the results of two architectures differ.
    package func output(
        for file: String,
        in folder: String,
        run: (ProcessRequest) throws(DiagnosticError) -> ProcessResult = ProcessRunner.run
    ) throws(DiagnosticError) -> [UInt8] {
        var outputs: [[UInt8]] = []
        for request in requests(for: file, in: folder) {
            let result = try run(request)
            guard result.isSuccess else {
                let text = String(decoding: result.standardError, as: UTF8.self)
                throw DiagnosticError(
                    "info-plist-preprocessing", "the preprocessor fails: \(text.isEmpty ? "it says nothing" : text)", at: .init(path: file))
            }
            outputs.append(result.standardOutput)
        }
        guard let first = outputs.first, outputs.allSatisfy({ $0 == first }) else {
            throw DiagnosticError(
                "info-plist-preprocessing",
                "the preprocessor makes different files for \(triples.joined(separator: " and ")); a product has one Info.plist only",
                at: SourceLocation(path: file))
        }
        return first
    }
}
