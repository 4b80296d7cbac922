import Diagnostics

/// Reads binary property lists into a flat tape.
///
/// A file is a header, objects, a table of their offsets, and a trailer that says where the table is. An object that is
/// referred to twice stands twice on the tape, so that the number of nodes is bounded: a small file could otherwise
/// stand for an immense tree.
struct BinaryReader {
    private let bytes: [UInt8]
    private let path: String
    private let trailer: Trailer
    private var nodes: [PropertyListNode] = []
    /// The containers that are being read: their node, the objects in them that are still to come, the last one first.
    private var openContainers: [(node: Int, pending: [Int])] = []

    private static let headerLength = 8
    private static let trailerLength = 32

    /// Where the objects of a file are.
    private struct Trailer {
        var offsetSize: Int
        var referenceSize: Int
        var objectCount: Int
        var rootObject: Int
        var tableOffset: Int
    }

    /// Reads a whole file.
    ///
    /// - Throws: what is wrong; a binary file has no lines, so that only the file is named.
    static func read(_ bytes: [UInt8], path: String) throws(DiagnosticError) -> [PropertyListNode] {
        var reader = BinaryReader(bytes: bytes, path: path, trailer: try readTrailer(bytes, path: path))
        try reader.readAll()
        return reader.nodes
    }

    private init(bytes: [UInt8], path: String, trailer: Trailer) {
        self.bytes = bytes
        self.path = path
        self.trailer = trailer
    }

    private static func readTrailer(_ bytes: [UInt8], path: String) throws(DiagnosticError) -> Trailer {
        guard bytes.count >= headerLength + trailerLength else { throw fault("the file is cut off", path: path) }
        guard bytes.starts(with: "bplist00".utf8) else { throw fault("its version is not '00'", path: path) }
        let start = bytes.count - trailerLength
        let trailer = Trailer(
            offsetSize: Int(bytes[start + 6]),
            referenceSize: Int(bytes[start + 7]),
            objectCount: Int(clamping: BinaryScalars.unsigned(bytes[start + 8..<start + 16])),
            rootObject: Int(clamping: BinaryScalars.unsigned(bytes[start + 16..<start + 24])),
            tableOffset: Int(clamping: BinaryScalars.unsigned(bytes[start + 24..<start + 32]))
        )
        guard (1...8).contains(trailer.offsetSize), (1...8).contains(trailer.referenceSize) else {
            throw fault("its trailer has impossible sizes", path: path)
        }
        guard trailer.tableOffset >= headerLength, trailer.tableOffset <= start,
            trailer.objectCount <= (start - trailer.tableOffset) / trailer.offsetSize, trailer.rootObject < trailer.objectCount
        else {
            throw fault("its table of offsets lies outside the file", path: path)
        }
        return trailer
    }

    private mutating func readAll() throws(DiagnosticError) {
        try readObject(trailer.rootObject)
        while let container = openContainers.last {
            if let object = container.pending.last {
                openContainers[openContainers.count - 1].pending.removeLast()
                try readObject(object)
            } else {
                nodes[container.node].next = UInt32(nodes.count)
                openContainers.removeLast()
            }
        }
    }

    private mutating func readObject(_ number: Int) throws(DiagnosticError) {
        guard nodes.count < bytes.count * 16 + 1000 else { throw fault("it stands for more values than are read") }
        guard number < trailer.objectCount else { throw fault("an object refers to one that does not exist") }
        let entry = trailer.tableOffset + number * trailer.offsetSize
        let offset = Int(clamping: BinaryScalars.unsigned(bytes[entry..<entry + trailer.offsetSize]))
        guard offset >= Self.headerLength, offset < trailer.tableOffset else { throw fault("an object lies outside the file") }
        let low = Int(bytes[offset] & 0x0F)
        switch bytes[offset] >> 4 {
        case 0x0 where low == 8 || low == 9: append(.boolean, .binary, offset, 1)
        case 0x1 where low <= 4: try append(.integer, from: offset + 1, length: 1 << low)
        case 0x2 where low == 2 || low == 3: try append(.real, from: offset + 1, length: 1 << low)
        case 0x3 where low == 3: try append(.date, from: offset + 1, length: 8)
        case 0x4: try appendCounted(.data, .binary, offset, unit: 1)
        case 0x5: try appendCounted(.string, .verbatim, offset, unit: 1)
        case 0x6: try appendCounted(.string, .utf16BigEndian, offset, unit: 2)
        case 0x8: try append(.uniqueIdentifier, from: offset + 1, length: low + 1)
        case 0xA: try openContainer(.array, offset)
        case 0xD: try openContainer(.dictionary, offset)
        default: throw fault("it has an object of a kind that is not known")
        }
    }

    // MARK: - Objects

    private mutating func append(
        _ kind: PropertyListKind,
        _ encoding: PropertyListNode.ScalarEncoding,
        _ offset: Int,
        _ length: Int
    ) {
        nodes.append(
            PropertyListNode(
                kind: kind, encoding: encoding, offset: UInt32(offset), length: UInt32(length), next: UInt32(nodes.count + 1)
            )
        )
    }

    private mutating func append(_ kind: PropertyListKind, from offset: Int, length: Int) throws(DiagnosticError) {
        guard offset + length <= trailer.tableOffset else { throw fault("an object is cut off") }
        append(kind, .binary, offset, length)
    }

    private mutating func appendCounted(
        _ kind: PropertyListKind,
        _ encoding: PropertyListNode.ScalarEncoding,
        _ offset: Int,
        unit: Int
    ) throws(DiagnosticError) {
        let (count, start) = try readCount(offset)
        guard count <= (trailer.tableOffset - start) / unit else { throw fault("an object is cut off") }
        append(kind, encoding, start, count * unit)
    }

    private mutating func openContainer(_ kind: PropertyListKind, _ offset: Int) throws(DiagnosticError) {
        guard openContainers.count < OpenStepReader.depthLimit else {
            throw fault("its containers are nested deeper than \(OpenStepReader.depthLimit) levels, or contain themselves")
        }
        let (count, start) = try readCount(offset)
        let size = trailer.referenceSize
        let factor = kind == .dictionary ? 2 : 1
        guard count <= (trailer.tableOffset - start) / (size * factor) else { throw fault("an object is cut off") }
        var pending: [Int] = []
        pending.reserveCapacity(count * factor)
        for index in (0..<count).reversed() {
            if kind == .dictionary { pending.append(reference(start + (count + index) * size)) }
            pending.append(reference(start + index * size))
        }
        if kind == .dictionary { try requireTextKeys(pending) }
        append(kind, .binary, offset, 1)
        openContainers.append((nodes.count - 1, pending))
    }

    /// Checks that the keys of a dictionary, every second object from the end, are texts, as every reader needs them.
    private func requireTextKeys(_ pending: [Int]) throws(DiagnosticError) {
        for index in stride(from: 1, to: pending.count, by: 2) {
            guard pending[index] < trailer.objectCount else { throw fault("an object refers to one that does not exist") }
            let entry = trailer.tableOffset + pending[index] * trailer.offsetSize
            let offset = Int(clamping: BinaryScalars.unsigned(bytes[entry..<entry + trailer.offsetSize]))
            guard offset < trailer.tableOffset, bytes[offset] >> 4 == 5 || bytes[offset] >> 4 == 6 else {
                throw fault("a key of a dictionary is no text")
            }
        }
    }

    private func reference(_ offset: Int) -> Int {
        Int(clamping: BinaryScalars.unsigned(bytes[offset..<offset + trailer.referenceSize]))
    }

    /// The count of an object, and where its content begins.
    private func readCount(_ offset: Int) throws(DiagnosticError) -> (count: Int, start: Int) {
        let low = Int(bytes[offset] & 0x0F)
        guard low == 0x0F else { return (low, offset + 1) }
        guard offset + 2 <= trailer.tableOffset, bytes[offset + 1] >> 4 == 1 else { throw fault("a count is no number") }
        let length = 1 << Int(bytes[offset + 1] & 0x0F)
        let start = offset + 2 + length
        guard length <= 8, start <= trailer.tableOffset else { throw fault("a count is cut off") }
        return (Int(clamping: BinaryScalars.unsigned(bytes[offset + 2..<start])), start)
    }

    private func fault(_ message: String) -> DiagnosticError { Self.fault(message, path: path) }

    private static func fault(_ message: String, path: String) -> DiagnosticError {
        DiagnosticError("invalid-binary", "the binary property list cannot be read: \(message)", at: SourceLocation(path: path))
    }
}
