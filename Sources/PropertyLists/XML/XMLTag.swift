/// A tag of an XML text.
struct XMLTag: CustomStringConvertible {
    /// The kinds of tag.
    enum Kind {
        case opening
        case closing
        case selfClosing
    }

    let kind: Kind
    let name: String
    /// The offset of `<`.
    let offset: Int
    /// The bytes of the name.
    let nameRange: Range<Int>

    /// The tag as messages show it, without attributes.
    var description: String {
        switch kind {
        case .opening: "'<\(name)>'"
        case .closing: "'</\(name)>'"
        case .selfClosing: "'<\(name)/>'"
        }
    }
}
