package import Diagnostics
import ObjectFiles
package import SystemSupport

/// A static library for devices that shall become one for the simulator.
package struct RetargetRequest: Sendable, Hashable {
    /// The static library, or a framework with one; absolute.
    package var path: String
    /// The library or the framework that is made; absolute.
    package var output: String
    /// Whether what stands at the output is replaced.
    package var isForced = false

    /// Names a library and a place.
    package init(path: String, output: String) {
        self.path = path
        self.output = output
    }

    /// Makes the library for the simulator.
    ///
    /// - Parameter writing: what the effects go through.
    /// - Returns: what stayed as it was, and why.
    /// - Throws: ``DiagnosticError`` when the library is linked already, is for a processor that no simulator has, or has a Swift
    ///   module, or when the output cannot be written.
    package func run(writing: any TreeWriting = DiskTreeWriting()) throws(DiagnosticError) -> [Diagnostic] {
        let writer = OutputWriter(force: isForced, writing: writing)
        if path.hasSuffix(".framework") { return try writeFramework(writer) }
        try writer.check(output, for: .file)
        let outcome = try Self.retargeted(path)
        try writer.writeFile(to: output) { (sink) throws(DiagnosticError) in try sink.write(outcome.source) }
        return outcome.warnings
    }

    private func writeFramework(_ writer: OutputWriter) throws(DiagnosticError) -> [Diagnostic] {
        try writer.check(output, for: .folder)
        var request = XCFrameworkRequest(inputs: [.init(framework: path)], output: output)
        request.allowsInternalDistribution = true
        var assembly = SliceAssembly(request)
        var slice = try assembly.slices()[0]
        let module = slice.tree.entries.first { $0.path.hasSuffix(".swiftmodule") }
        if let module {
            throw DiagnosticError(
                "retarget-module",
                "'\(module.path)' says itself what it is for, so that the framework must be built again for the simulator",
                at: SourceLocation(path: path))
        }
        let binary = path + slice.binaryPath.dropFirst(slice.libraryPath.count)
        let outcome = try Self.retargeted(binary)
        slice.platform.variant = "simulator"
        try SliceSplit.setSupportedPlatforms(of: &slice)
        try writer.write(tree(of: slice, outcome.source), to: output)
        return assembly.notes + outcome.warnings
    }

    /// What is in the framework, with other code and without its seal.
    private func tree(of slice: XCFrameworkSlice, _ source: ByteSource) throws(DiagnosticError) -> OutputTree {
        var tree = OutputTree()
        for entry in slice.tree.entries {
            guard entry.path != slice.libraryPath, MergeRole(of: entry.path, in: slice) != .signature else { continue }
            let path = String(entry.path.dropFirst(slice.libraryPath.count + 1))
            guard entry.path == slice.binaryPath else {
                try tree.add(path, entry.content)
                continue
            }
            try tree.add(path, source: source, isExecutable: entry.content.isExecutable)
        }
        return tree
    }

    private static func retargeted(_ path: String) throws(DiagnosticError) -> SimulatorRetarget.Outcome {
        let outcome = try SimulatorRetarget.retarget(ByteSource(contentsOf: path))
        guard outcome.changedCount == 0 else { return outcome }
        throw DiagnosticError(
            "retarget-nothing", "'\(path)' has no code for a device, so that there is nothing to change",
            at: SourceLocation(path: path), notes: outcome.warnings.map { .init($0.message, at: $0.location) })
    }
}
