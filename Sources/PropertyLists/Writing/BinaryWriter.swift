/// Writes property lists in the binary form `bplist00`, the same bytes for the same tree.
///
/// Objects stand in the order in which a walk from the root meets them, the pairs of a dictionary by the order that is asked for.
/// Equal strings, numbers, dates and data stand in the file once.
package struct BinaryWriter {
    private var objects: [Object] = []
    private var scalars: [PropertyListTree: Int] = [:]
    /// Texts by their bytes: two that only look the same, as a letter with an accent may be spelled, are two texts.
    private var texts: [[UInt8]: Int] = [:]
    private let order: PropertyListKeyOrder

    /// An object whose references are numbers of other objects.
    private enum Object {
        case scalar(PropertyListTree)
        case array([Int])
        case dictionary(keys: [Int], values: [Int])
    }

    /// The file of a property list.
    ///
    /// A date that is no date, and a number that does not fit into 64 bits, are written as text.
    package static func bytes(of tree: PropertyListTree, order: PropertyListKeyOrder = .utf8) -> [UInt8] {
        var writer = BinaryWriter(order: order)
        let root = writer.add(tree)
        return writer.file(root: root)
    }

    private init(order: PropertyListKeyOrder) {
        self.order = order
    }

    private mutating func add(_ tree: PropertyListTree) -> Int {
        switch tree {
        case .array(let items):
            let place = reserve()
            let references = items.map { add($0) }
            objects[place] = .array(references)
            return place
        case .dictionary(let pairs):
            let place = reserve()
            let sorted = order.sorted(pairs)
            let keys = sorted.map { add(.string($0.key)) }
            let values = sorted.map { add($0.value) }
            objects[place] = .dictionary(keys: keys, values: values)
            return place
        case .string(let text), .date(let text):
            // A date is told from a text of the same letters by a byte that no UTF-8 has.
            let bytes = Array(text.utf8) + (tree == .string(text) ? [] : [0xFF])
            if let known = texts[bytes] { return known }
            texts[bytes] = objects.count
        default:
            if let known = scalars[tree] { return known }
            scalars[tree] = objects.count
        }
        objects.append(.scalar(tree))
        return objects.count - 1
    }

    private mutating func reserve() -> Int {
        objects.append(.array([]))
        return objects.count - 1
    }
}

// MARK: - Bytes

extension BinaryWriter {
    private func file(root: Int) -> [UInt8] {
        var output = Array("bplist00".utf8)
        let referenceSize = Self.byteCount(of: objects.count)
        var offsets: [Int] = []
        for object in objects {
            offsets.append(output.count)
            switch object {
            case .scalar(let tree): append(tree, to: &output)
            case .array(let items):
                appendMark(0xA0, count: items.count, to: &output)
                for item in items { Self.append(item, size: referenceSize, to: &output) }
            case .dictionary(let keys, let values):
                appendMark(0xD0, count: keys.count, to: &output)
                for reference in keys + values { Self.append(reference, size: referenceSize, to: &output) }
            }
        }
        let table = output.count
        let offsetSize = Self.byteCount(of: table)
        for offset in offsets { Self.append(offset, size: offsetSize, to: &output) }
        output += [0, 0, 0, 0, 0, 0, UInt8(offsetSize), UInt8(referenceSize)]
        for number in [objects.count, root, table] { Self.append(number, size: 8, to: &output) }
        return output
    }

    private func append(_ tree: PropertyListTree, to output: inout [UInt8]) {
        switch tree {
        case .string(let text): append(text, to: &output)
        case .boolean(let truth): output.append(truth ? 0x09 : 0x08)
        case .integer(let number): append(number, to: &output)
        case .real(let number):
            output.append(0x23)
            Self.append(number.bitPattern, to: &output)
        case .date(let text):
            guard let seconds = BinaryScalars.seconds(date: text) else { return append(text, to: &output) }
            output.append(0x33)
            Self.append(seconds.bitPattern, to: &output)
        case .data(let bytes):
            appendMark(0x40, count: bytes.count, to: &output)
            output += bytes
        case .array, .dictionary: break
        }
    }

    private func append(_ text: String, to output: inout [UInt8]) {
        if text.utf8.allSatisfy({ $0 < 0x80 }) {
            appendMark(0x50, count: text.utf8.count, to: &output)
            output += text.utf8
        } else {
            appendMark(0x60, count: text.utf16.count, to: &output)
            for unit in text.utf16 { output += [UInt8(unit >> 8), UInt8(unit & 0xFF)] }
        }
    }

    private func append(_ number: Int128, to output: inout [UInt8]) {
        switch number {
        case 0...0xFF: output += [0x10, UInt8(number)]
        case 0...0xFFFF:
            output.append(0x11)
            Self.append(Int(number), size: 2, to: &output)
        case 0...0xFFFF_FFFF:
            output.append(0x12)
            Self.append(Int(number), size: 4, to: &output)
        case Int128(Int64.min)...Int128(Int64.max):
            output.append(0x13)
            Self.append(UInt64(bitPattern: Int64(number)), to: &output)
        case 0...Int128(UInt64.max):
            output.append(0x14)
            Self.append(UInt64(0), to: &output)
            Self.append(UInt64(number), to: &output)
        default: append(String(number), to: &output)
        }
    }

    /// The byte that tells the kind and the count of an object; a count above 14 follows as a number.
    private func appendMark(_ mark: UInt8, count: Int, to output: inout [UInt8]) {
        guard count >= 15 else { return output.append(mark | UInt8(count)) }
        output.append(mark | 0x0F)
        append(Int128(count), to: &output)
    }

    private static func append(_ number: Int, size: Int, to output: inout [UInt8]) {
        for shift in stride(from: 8 * (size - 1), through: 0, by: -8) { output.append(UInt8(truncatingIfNeeded: number >> shift)) }
    }

    private static func append(_ bits: UInt64, to output: inout [UInt8]) {
        for shift in stride(from: UInt64(56), through: 0, by: -8) { output.append(UInt8(truncatingIfNeeded: bits >> shift)) }
    }

    /// The size of a number in the file: 1, 2, 4 or 8 bytes.
    private static func byteCount(of number: Int) -> Int {
        number <= 0xFF ? 1 : number <= 0xFFFF ? 2 : number <= 0xFFFF_FFFF ? 4 : 8
    }
}
