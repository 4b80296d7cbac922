package import Diagnostics
package import ObjectFiles
package import SystemSupport

extension OutputTree {
    /// Adds a file that is made of parts of others, such as a universal binary.
    ///
    /// - Throws: as ``add(_:_:)``.
    package mutating func add(_ path: String, source: ByteSource, isExecutable: Bool = false) throws(DiagnosticError) {
        try add(path, isExecutable: isExecutable) { (sink) throws(DiagnosticError) in
            try sink.write(source)
        }
    }
}

extension OutputSink {
    /// Takes parts of files.
    ///
    /// - Throws: ``DiagnosticError`` when they cannot be read, and what the receiver throws.
    func write(_ source: ByteSource) throws(DiagnosticError) {
        var adapter = SinkAdapter(sink: self)
        try source.write(to: &adapter)
    }

    private struct SinkAdapter: ByteSink {
        let sink: OutputSink

        mutating func write(_ bytes: UnsafeRawBufferPointer) throws(DiagnosticError) { try sink.write(bytes) }
    }
}
