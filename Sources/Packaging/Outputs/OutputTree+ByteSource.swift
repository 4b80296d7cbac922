package import Diagnostics
package import ObjectFiles
package import SystemSupport

extension OutputTree {
    /// Adds a file that is made of parts of others, such as a universal binary.
    ///
    /// - Throws: as ``add(_:_:)``.
    package mutating func add(_ path: String, source: ByteSource, isExecutable: Bool = false) throws(DiagnosticError) {
        try add(path, isExecutable: isExecutable) { (sink) throws(DiagnosticError) in
            var adapter = SinkAdapter(sink: sink)
            try source.write(to: &adapter)
        }
    }

    private struct SinkAdapter: ByteSink {
        let sink: OutputSink

        mutating func write(_ bytes: UnsafeRawBufferPointer) throws(DiagnosticError) { try sink.write(bytes) }
    }
}
