/// Lists written as one text, so that reading the text gives the list again.
enum ListText {
    /// The items with a blank between them; white space, quotation marks and backslashes in an item get a backslash.
    static func joined(_ items: [String]) -> String {
        if items.count == 1 { return escaped(items[0]) }
        var result = ""
        for (place, item) in items.enumerated() {
            if place > 0 { result += " " }
            result += escaped(item)
        }
        return result
    }

    private static func escaped(_ item: String) -> String {
        if item.isEmpty { return "\"\"" }
        return item.utf8.contains(where: isSpecial) ? escape(item, where: isSpecial) : item
    }

    /// An item for a command line: what the shell would take for its own gets a backslash; an empty item becomes `""`.
    static func quoted(_ item: String) -> String {
        item.isEmpty ? "\"\"" : escape(item, where: isShellSpecial)
    }

    private static func escape(_ text: String, where isSpecial: (UInt8) -> Bool) -> String {
        var bytes: [UInt8] = []
        for byte in text.utf8 {
            if isSpecial(byte) { bytes.append(Byte.backslash) }
            bytes.append(byte)
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    private static func isSpecial(_ byte: UInt8) -> Bool {
        Byte.isSpace(byte) || byte == Byte.backslash || byte == Byte.doubleQuote || byte == Byte.singleQuote
    }

    private static func isShellSpecial(_ byte: UInt8) -> Bool {
        isSpecial(byte) || shellCharacters.contains(byte)
    }

    private static let shellCharacters = Array("$&;|<>()*?[]#~!`{}".utf8)
}
