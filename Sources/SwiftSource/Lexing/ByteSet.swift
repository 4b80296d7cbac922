/// A set of ASCII characters that is asked with two shifts and no look at memory.
struct ByteSet {
    private let low: UInt64
    private let high: UInt64

    /// Makes the set of the characters of a text.
    @inline(__always)
    init(low: UInt64, high: UInt64) {
        self.low = low
        self.high = high
    }

    /// Whether the set has a byte; it never has one above ASCII.
    @inline(__always)
    func contains(_ byte: UInt8) -> Bool {
        let word = byte & 0x40 == 0 ? low : high
        return byte < 0x80 && (word &>> UInt64(byte & 0x3F)) & 1 != 0
    }

    /// Digits, letters and `_`.
    static var identifier: ByteSet { ByteSet(low: 0x03FF_0000_0000_0000, high: 0x07FF_FFFE_87FF_FFFE) }
    /// Letters and `_`.
    static var identifierStart: ByteSet { ByteSet(low: 0, high: 0x07FF_FFFE_87FF_FFFE) }
    /// `! % & * + - / < = > ? ^ | ~`.
    static var operatorCharacter: ByteSet { ByteSet(low: 0xF000_AC62_0000_0000, high: 0x5000_0000_4000_0000) }
    /// Blanks and ends of lines; NUL counts as one.
    static var blank: ByteSet { ByteSet(low: 0x0000_0001_0000_3E01, high: 0) }
    /// What has a meaning while a block is skipped: `" # / { } ` and the backtick.
    static var blockStructure: ByteSet { ByteSet(low: 0x0000_800C_0000_0000, high: 0x2800_0001_0000_0000) }
    /// What has a meaning while parentheses are skipped: that of blocks, and `( ) [ ]`.
    static var groupStructure: ByteSet { ByteSet(low: 0x0000_830C_0000_0000, high: 0x2800_0001_2800_0000) }
    /// What leaves an operator before or behind it without a neighbour: blanks, NUL, `( ) [ ] { } , ; :` as far as they open.
    static var opening: ByteSet { ByteSet(low: 0x0C00_1101_0000_2601, high: 0x0800_0000_0800_0000) }
    /// The same for what follows an operator: blanks, NUL, `) ] } , ; :`.
    static var closing: ByteSet { ByteSet(low: 0x0C00_1201_0000_2601, high: 0x2000_0000_2000_0000) }
}
