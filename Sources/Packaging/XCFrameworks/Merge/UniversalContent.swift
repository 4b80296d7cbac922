import Diagnostics
import ObjectFiles
import SystemSupport

/// Makes files of code for one or several architectures.
enum UniversalContent {
    /// The parts of a file on disk, whatever they are for.
    ///
    /// - Throws: ``DiagnosticError`` when it holds no code, or code for an architecture without a name.
    static func parts(of path: String) throws(DiagnosticError) -> [SliceBinary.Part] {
        var parts: [SliceBinary.Part] = []
        for slice in try ObjectFile(ByteSource(contentsOf: path)).slices {
            guard let architecture = slice.declaredArchitecture ?? slice.machO?.architecture else {
                throw DiagnosticError(
                    "no-architecture", "'\(path)' does not say which architecture it is for", at: SourceLocation(path: path))
            }
            parts.append(SliceBinary.Part(architecture: architecture.name, platform: XCFrameworkPlatform(""), slice: slice))
        }
        return parts
    }

    /// A file of some parts: the part alone when there is one, and a universal file otherwise.
    ///
    /// - Throws: ``DiagnosticError`` when the parts cannot stand in one file.
    static func content(_ parts: [SliceBinary.Part], isExecutable: Bool, path: String) throws(DiagnosticError) -> OutputTree.Content {
        let source = parts.count == 1 ? parts[0].slice.source : try UniversalWriter.join(parts.map(\.slice), path: path)
        return .stream(isExecutable: isExecutable) { (sink) throws(DiagnosticError) in
            var sink = TreeSink(sink)
            try source.write(to: &sink)
        }
    }
}

/// Hands the bytes of object files on to the file of a tree.
struct TreeSink: ByteSink {
    private let sink: OutputSink

    /// Writes into the file of a tree.
    init(_ sink: OutputSink) {
        self.sink = sink
    }

    mutating func write(_ bytes: UnsafeRawBufferPointer) throws(DiagnosticError) {
        try sink.write(bytes)
    }
}
