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
            parts.append(
                SliceBinary.Part(
                    architecture: architecture.name, platform: XCFrameworkPlatform(""), number: architecture, source: slice.source))
        }
        return parts
    }

    /// A file of some parts: the part alone when there is one, and a universal file otherwise.
    static func content(_ parts: [SliceBinary.Part], isExecutable: Bool) throws(DiagnosticError) -> OutputTree.Content {
        if parts.count == 1 {
            let source = parts[0].source
            return .stream(isExecutable: isExecutable) { (sink) throws(DiagnosticError) in
                var sink = TreeSink(sink)
                try source.write(to: &sink)
            }
        }
        return .folder
    }
}

/// Hands the bytes of object files on to the file of a tree.
struct TreeSink: ObjectFiles.ByteSink {
    private let sink: SystemSupport.ByteSink

    /// Writes into the file of a tree.
    init(_ sink: SystemSupport.ByteSink) {
        self.sink = sink
    }

    mutating func write(_ bytes: UnsafeRawBufferPointer) throws(DiagnosticError) {
        try sink.write(bytes)
    }
}
