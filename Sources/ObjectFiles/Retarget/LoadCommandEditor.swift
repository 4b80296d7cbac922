import Diagnostics

/// Writes load commands anew, one after the other.
struct LoadCommandEditor {
    /// The commands that are finished.
    private(set) var bytes: [UInt8] = []
    private let isBigEndian: Bool
    private var command = LoadCommand(kind: 0, offset: 0, sizeBytes: 0)
    private var current: [UInt8] = []

    init(isBigEndian: Bool) {
        self.isBigEndian = isBigEndian
    }

    /// Begins with a command as it stands in the file.
    mutating func begin(_ command: LoadCommand, _ bytes: [UInt8]) {
        self.command = command
        current = bytes
    }

    /// Adds a number to all its offsets into the file that say something.
    mutating func move(by shift: Int, in file: MachOFile) throws(DiagnosticError) {
        for field in try LoadCommandOffsets.read(command, of: file) where field.value > 0 {
            let (value, overflow) = field.value.addingReportingOverflow(shift)
            guard !overflow, field.width == 8 || value <= Int(UInt32.max) else {
                throw file.source.place.error("object-too-large", "it would become larger than its offsets can say", at: command.offset)
            }
            if field.width == 8 { put(UInt64(value), into: &current, at: field.position) } else { put(UInt32(value), at: field.position) }
        }
    }

    /// A word of the command.
    func word(_ position: Int) -> UInt32 {
        let part = current[position..<position + 4]
        return isBigEndian ? part.reduce(0) { $0 << 8 | UInt32($1) } : part.reversed().reduce(0) { $0 << 8 | UInt32($1) }
    }

    /// Puts a word into the command.
    mutating func put(_ word: UInt32, at position: Int) {
        put(word, into: &current, at: position)
    }

    /// Takes these words in place of the command.
    mutating func replace(_ words: [UInt32]) {
        current = [UInt8](repeating: 0, count: 4 * words.count)
        for (index, word) in words.enumerated() { put(word, at: 4 * index) }
    }

    /// Ends the command.
    mutating func end() {
        bytes += current
    }

    /// Puts a number into bytes.
    func put<Number: FixedWidthInteger>(_ number: Number, into bytes: inout [UInt8], at position: Int) {
        withUnsafeBytes(of: isBigEndian ? number.bigEndian : number.littleEndian) { raw in
            for (index, byte) in raw.enumerated() { bytes[position + index] = byte }
        }
    }
}
