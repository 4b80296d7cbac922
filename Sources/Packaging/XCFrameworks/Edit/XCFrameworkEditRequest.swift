package import Diagnostics
package import SystemSupport

/// A change to the slices of an xcframework, or of several.
package struct XCFrameworkEditRequest: Sendable, Hashable {
    /// What is changed.
    package enum Change: Sendable, Hashable {
        /// The slices of all xcframeworks are put into one.
        case joining
        /// Frameworks or libraries are added.
        case adding(XCFrameworkRequest)
        /// Slices are taken out, by their identifiers or platforms.
        case removing([String])
    }

    /// The xcframeworks, one at least; absolute.
    package var paths: [String]
    /// What is changed.
    package var change: Change
    /// Whether slices for the same platform are made into one.
    package var isMerging = false
    /// The xcframework that is made; absolute.
    package var output: String
    /// Whether what stands at the output is replaced.
    package var isForced = false

    /// Describes a change.
    package init(paths: [String], change: Change, output: String) {
        self.paths = paths
        self.change = change
        self.output = output
    }

    /// Makes the change.
    ///
    /// - Parameter writing: what the effects go through.
    /// - Returns: what is worth telling.
    /// - Throws: ``DiagnosticError`` when an input cannot be used, or when the output cannot be written.
    package func run(writing: any TreeWriting = DiskTreeWriting()) throws(DiagnosticError) -> [Diagnostic] {
        let writer = OutputWriter(force: isForced, writing: writing)
        try writer.check(output, for: .folder)
        var notes: [Diagnostic] = []
        var files: [XCFrameworkFile] = []
        for path in paths { files.append(try XCFrameworkFile.read(path, notes: &notes)) }
        if case .adding(let request) = change {
            var assembly = SliceAssembly(request)
            files.append(XCFrameworkFile(slices: try assembly.slices()))
            notes += assembly.notes
        }
        var result = try XCFrameworkFile.joined(files, isMerging: isMerging, notes: &notes)
        if case .removing(let selectors) = change { try result.remove(selectors) }
        let tree = try result.tree()
        notes += tree.diagnostics
        try writer.write(tree, to: output)
        return notes
    }
}
