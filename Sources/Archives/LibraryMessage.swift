import CArchive

/// The words of libarchive for what went wrong.
enum LibraryMessage {
    /// The message of the last failure, in lower case as our messages are and without a full stop.
    static func text(_ archive: OpaquePointer) -> String {
        guard let message = archive_error_string(archive) else { return "the archive library gives no reason" }
        var text = String(cString: message)
        while text.hasSuffix(".") || text.hasSuffix("\n") { text.removeLast() }
        // Abbreviations keep their capitals.
        let second = text.unicodeScalars.dropFirst().first
        guard second?.properties.isUppercase != true, let first = text.first else { return text }
        return first.lowercased() + text.dropFirst()
    }
}
