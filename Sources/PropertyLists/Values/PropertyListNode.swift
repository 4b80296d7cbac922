/// One entry of the flat tape that a reader makes of a file, in the order of the text.
///
/// A container is followed by its content: an array by its items, a dictionary by key, value, key, value. Nothing is
/// decoded: a scalar only says where its bytes are and how they are to be understood. Sixteen bytes, because a large
/// project has a million of them.
@usableFromInline
package struct PropertyListNode: Sendable {
    /// The type of the value.
    @usableFromInline
    package var kind: PropertyListKind
    /// How the bytes of a scalar are to be understood.
    @usableFromInline
    package var encoding: ScalarEncoding
    /// For a scalar the first byte of its content (behind a quotation mark), for a container its opening byte.
    @usableFromInline
    package var offset: UInt32
    /// For a scalar the bytes of its content, for a container the bytes from its opening to its closing one.
    @usableFromInline
    package var length: UInt32
    /// The index of the first node that is not part of this value.
    @usableFromInline
    package var next: UInt32

    /// How the bytes of a scalar become its value.
    @usableFromInline
    package enum ScalarEncoding: UInt8, Sendable {
        /// The bytes are UTF-8 text without any escape, or for other kinds the plain text of the value.
        case verbatim
        /// The same, between quotation marks.
        case quoted
        /// UTF-8 text between quotation marks that has OpenStep escapes.
        case escaped
        /// UTF-8 text between quotation marks that has escapes of JSON.
        case jsonEscaped
        /// UTF-8 text with XML entities or CDATA sections.
        case xmlEscaped
        /// Text in UTF-16 with the high byte first, from a binary file.
        case utf16BigEndian
        /// A big-endian number, or raw bytes, from a binary file.
        case binary
    }
}
