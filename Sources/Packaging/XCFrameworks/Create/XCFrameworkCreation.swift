package import Diagnostics
package import SystemSupport

/// Makes an xcframework of frameworks or libraries.
package enum XCFrameworkCreation {
    /// Makes the xcframework that a request describes.
    ///
    /// Everything is checked before the first file is written, and the output appears whole or not at all.
    ///
    /// - Parameters:
    ///   - request: what is put together.
    ///   - writing: what the effects go through.
    /// - Returns: what is worth telling.
    /// - Throws: ``DiagnosticError`` with everything that is wrong with the inputs, or when the output cannot be written.
    package static func run(
        _ request: XCFrameworkRequest, writing: any TreeWriting = DiskTreeWriting()
    ) throws(DiagnosticError) -> [Diagnostic] {
        let writer = OutputWriter(force: request.isForced, writing: writing)
        try writer.check(request.output, for: .folder)
        var notes: [Diagnostic] = []
        let tree = try tree(request, notes: &notes)
        notes += tree.diagnostics
        try writer.write(tree, to: request.output)
        return notes
    }

    /// The folder that the xcframework becomes.
    ///
    /// - Parameter notes: receives what is worth telling and stops nothing.
    /// - Throws: ``DiagnosticError`` with everything that is wrong with the inputs.
    package static func tree(_ request: XCFrameworkRequest, notes: inout [Diagnostic]) throws(DiagnosticError) -> OutputTree {
        var assembly = SliceAssembly(request)
        var file = XCFrameworkFile(slices: try assembly.slices())
        notes += assembly.notes
        if request.isMerging { try file.mergeEquivalentSlices(notes: &notes) }
        return try file.tree()
    }
}
