package import Diagnostics
package import SystemSupport

/// Takes bytes in their order, so that a file of any size can be made without being held in memory.
package protocol ByteSink {
    /// Takes the next bytes.
    ///
    /// - Throws: ``DiagnosticError`` when they cannot be stored.
    mutating func write(_ bytes: UnsafeRawBufferPointer) throws(DiagnosticError)

    /// Takes a part of a file as the next bytes.
    ///
    /// - Throws: ``DiagnosticError`` when they cannot be read or stored.
    mutating func write(contentsOf file: PositionedFile, at offset: Int, count: Int) throws(DiagnosticError)
}

extension ByteSink {
    /// Reads the part of the file in pieces and takes these.
    package mutating func write(contentsOf file: PositionedFile, at offset: Int, count: Int) throws(DiagnosticError) {
        let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: min(max(count, 1), ReadLimits.pieceSizeBytes), alignment: 16)
        defer { buffer.deallocate() }
        var done = 0
        while done < count {
            let part = UnsafeMutableRawBufferPointer(rebasing: buffer[..<min(count - done, buffer.count)])
            guard try file.read(at: offset + done, into: part) == part.count else {
                throw BytePlace(path: file.path, start: offset).error("object-truncated", "the file became shorter while it was read")
            }
            try write(UnsafeRawBufferPointer(part))
            done += part.count
        }
    }
}

/// Collects bytes in memory.
package struct MemorySink: ByteSink {
    /// What has been written.
    package private(set) var bytes: [UInt8] = []

    /// Makes an empty sink.
    package init() {}

    package mutating func write(_ bytes: UnsafeRawBufferPointer) {
        self.bytes.append(contentsOf: bytes)
    }
}

/// Writes into a new file; whole files are copied by the system where it can.
package struct FileSink: ByteSink {
    private let file: NewFile

    /// Writes into a file that has just been made, and which the caller closes.
    package init(_ file: NewFile) {
        self.file = file
    }

    package mutating func write(_ bytes: UnsafeRawBufferPointer) throws(DiagnosticError) {
        try file.write(bytes)
    }

    package mutating func write(contentsOf file: PositionedFile, at offset: Int, count: Int) throws(DiagnosticError) {
        try self.file.write(contentsOf: file, at: offset, count: count)
    }
}
