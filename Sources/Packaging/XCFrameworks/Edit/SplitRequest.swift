package import Diagnostics
package import SystemSupport

/// A binary with code for several platforms, and where its parts go.
package struct SplitRequest: Sendable, Hashable {
    /// A static or dynamic library, or a framework; absolute.
    package var path: String
    /// The folder with the headers of a library; absolute.
    package var headers: String?
    /// What code runs on that does not say it.
    package var fallbackPlatform: XCFrameworkPlatform?
    /// An xcframework, or a folder that gets a folder for each platform; absolute.
    package var output: String
    /// Whether what stands at the output is replaced.
    package var isForced = false

    /// Names a binary and a place.
    package init(path: String, output: String) {
        self.path = path
        self.output = output
    }

    /// Takes the binary apart and writes the parts.
    ///
    /// - Parameter writing: what the effects go through.
    /// - Returns: what is worth telling.
    /// - Throws: ``DiagnosticError`` when the input cannot be taken apart, or the output cannot be written.
    package func run(writing: any TreeWriting = DiskTreeWriting()) throws(DiagnosticError) -> [Diagnostic] {
        let writer = OutputWriter(force: isForced, writing: writing)
        try writer.check(output, for: .folder)
        var input = path.hasSuffix(".framework") ? XCFrameworkRequest.Input(framework: path) : XCFrameworkRequest.Input(library: path)
        if !input.isFramework { input.headers = headers }
        var request = XCFrameworkRequest(inputs: [input], output: output)
        request.fallbackPlatform = fallbackPlatform
        request.allowsInternalDistribution = true
        var assembly = SliceAssembly(request, allowsSeveralPlatforms: true)
        let slices = try SliceSplit.slices(of: assembly.slices()[0])
        let tree = try output.hasSuffix(".xcframework") ? XCFrameworkFile(slices: slices).tree() : Self.tree(slices)
        try writer.write(tree, to: output)
        return assembly.notes + tree.diagnostics
    }

    /// A folder for each platform, with what would be in the folder of a slice.
    private static func tree(_ slices: [XCFrameworkSlice]) throws(DiagnosticError) -> OutputTree {
        var tree = OutputTree()
        for slice in slices { try tree.add(slice.tree, at: slice.platform.word) }
        return tree
    }
}
