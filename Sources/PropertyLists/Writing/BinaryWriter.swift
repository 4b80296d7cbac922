/// Writes binary property lists, the same bytes for the same content.
///
/// Objects stand in the order in which one meets them from the outside in, the keys of a dictionary sorted by their UTF-8 bytes and before its
/// values; equal scalars stand once. The widths of references and offsets are the smallest that suffice. Apple's own writers order objects
/// by hashes that differ from run to run, so that there is no order to be like.
package struct BinaryWriter {
    /// An object without the references it makes, and those.
    private struct Object {
        var bytes: [UInt8]
        var references: [Int] = []
    }

    private var objects: [Object] = []
    /// Where each scalar stands, by its bytes.
    private var scalars: [[UInt8]: Int] = [:]

    /// The file of a property list.
    package static func bytes(of tree: PropertyListTree) -> [UInt8] {
        var writer = BinaryWriter()
        _ = writer.add(tree)
        return writer.file
    }

    /// Adds an object with all that is in it.
    ///
    /// - Returns: its number.
    private mutating func add(_ tree: PropertyListTree) -> Int {
        switch tree {
        case .array(let items):
            let number = begin(0xA0, count: items.count)
            let references = items.map { add($0) }
            objects[number].references = references
            return number
        case .dictionary(let pairs):
            let number = begin(0xD0, count: pairs.count)
            let sorted = pairs.sortedByKey()
            let keys = sorted.map { add(.string($0.key)) }
            let values = sorted.map { add($0.value) }
            objects[number].references = keys + values
            return number
        default:
            let bytes = BinaryScalars.bytes(of: tree)
            if let number = scalars[bytes] { return number }
            scalars[bytes] = objects.count
            objects.append(Object(bytes: bytes))
            return objects.count - 1
        }
    }

    private mutating func begin(_ mark: UInt8, count: Int) -> Int {
        objects.append(Object(bytes: BinaryScalars.header(mark, count: count)))
        return objects.count - 1
    }

    /// The header, the objects, the table of their places, and the trailer that says where the table is.
    private var file: [UInt8] {
        let referenceSize = BinaryScalars.width(of: objects.count - 1)
        var bytes = Array("bplist00".utf8)
        var places: [Int] = []
        for object in objects {
            places.append(bytes.count)
            bytes += object.bytes
            for reference in object.references { bytes += BinaryScalars.bigEndian(reference, width: referenceSize) }
        }
        let table = bytes.count
        let offsetSize = BinaryScalars.width(of: table)
        for place in places { bytes += BinaryScalars.bigEndian(place, width: offsetSize) }
        bytes += [0, 0, 0, 0, 0, 0, UInt8(offsetSize), UInt8(referenceSize)]
        for number in [objects.count, 0, table] { bytes += BinaryScalars.bigEndian(number, width: 8) }
        return bytes
    }
}
