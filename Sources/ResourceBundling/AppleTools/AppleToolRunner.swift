import ArtifactCache
import Diagnostics
package import SystemSupport

/// Compiles what only Apple's tools can compile: with them on macOS, from a product that lies beside the source anywhere.
package struct AppleToolRunner: Sendable {
    /// Starts a program; `nil` where there are no tools of Apple.
    private let run: (@Sendable (ProcessRequest) throws -> ProcessResult)?

    /// Makes a runner.
    ///
    /// - Parameter run: starts a program and waits for it; `nil` where there are no tools of Apple.
    package init(run: (@Sendable (ProcessRequest) throws -> ProcessResult)?) {
        self.run = run
    }

    /// The tools of this machine.
    package static var standard: AppleToolRunner {
        DiskFileSystem().kind(at: "/usr/bin/xcrun") == nil
            ? AppleToolRunner(run: nil)
            : AppleToolRunner { try ProcessRunner.run($0) }
    }

    /// Whether the tools are there.
    package var hasTools: Bool { run != nil }

    /// Compiles resources with their tool.
    ///
    /// - Parameters:
    ///   - inputs: the resources, absolute, with the paths that messages name.
    ///   - report: receives what the tool said.
    /// - Returns: the files that it made, relative to the folder of the resources.
    /// - Throws: `DiagnosticError` when there is no tool, or it fails.
    func compile(
        _ tool: AppleTool,
        _ inputs: [(source: String, path: String)],
        _ options: AppleToolOptions,
        report: inout [Diagnostic]
    ) throws -> [SharedCache.MadeFile] {
        let place = inputs.first.map { SourceLocation(path: $0.path) }
        guard let run else { throw Self.missingTool(tool, inputs.map(\.path)) }
        return try withTemporaryFolder { folder in
            let result = try run(AppleToolCommand.request(tool, inputs: inputs.map(\.source), into: folder, options))
            let said = String(decoding: result.standardError + result.standardOutput, as: UTF8.self)
            guard result.isSuccess else {
                throw DiagnosticError("apple-tool-failed", "'\(tool.program)' fails: \(said.isEmpty ? "it says nothing" : said)", at: place)
            }
            for line in said.split(separator: "\n") where line.contains("warning: ") {
                report.append(Diagnostic(.warning, "apple-tool", "'\(tool.program)' says: \(line)", at: place))
            }
            return try MadeFiles.read(below: folder)
        }
    }

    private static func missingTool(_ tool: AppleTool, _ paths: [String]) -> DiagnosticError {
        let path = paths.first ?? ""
        let product = tool.product(of: PathText.lastComponent(of: path))
        let compiled = PathText.join(PathText.parent(of: path), product)
        return DiagnosticError(
            "apple-tool-missing",
            "only Apple's '\(tool.program)' can compile this, and it is not on this machine; build on macOS, or run there "
                + "'trellis-bundle compile --record \(path) --output \(PathText.parent(of: compiled))' and keep '\(compiled)' with its "
                + "'\(product).inputs' beside the source",
            at: SourceLocation(path: path))
    }
}
