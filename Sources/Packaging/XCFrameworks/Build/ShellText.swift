/// Words as a shell reads them.
package enum ShellText {
    /// A word that a shell takes as it is, or the word in quotation marks.
    ///
    ///     ShellText.quoted("generic/platform=iOS Simulator")   // 'generic/platform=iOS Simulator'
    package static func quoted(_ word: String) -> String {
        let isPlain = !word.isEmpty && word.utf8.allSatisfy { isPlainByte($0) }
        return isPlain ? word : "'" + word.replacing("'", with: "'\\''") + "'"
    }

    private static func isPlainByte(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"): true
        default: "-_./=+:,@%".utf8.contains(byte)
        }
    }
}
