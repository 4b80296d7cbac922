import PropertyLists

/// How a file spells the comments behind the identifiers of its objects.
///
/// Xcode writes the names of files as the file system does, with letters and their marks apart, though it has them in one piece in
/// `name` and `path`. Both are the same text by the rules of Unicode, and the file itself is the best witness of which one it is.
struct CommentSpelling {
    private let document: PBXProjDocument

    init(_ document: PBXProjDocument) {
        self.document = document
    }

    /// The comment of an object in the spelling of the file.
    ///
    /// - Parameters:
    ///   - comment: the comment that is made of the names in the object, between the signs.
    ///   - identifier: the identifier of the object.
    /// - Returns: `nil` when the file has no comment there, or another text.
    func spelling(of comment: UnsafeBufferPointer<UInt8>, behind identifier: String) -> [UInt8]? {
        guard document.propertyList.format == .openStep, let object = document.object(identifier) else { return nil }
        let bytes = document.propertyList.bytes[object.identifierValue.sourceRange.upperBound...]
        guard bytes.starts(with: Self.opening) else { return nil }
        let text = bytes.dropFirst(Self.opening.count)
        guard let end = Self.end(of: text), !text[..<end].elementsEqual(comment) else { return nil }
        // Texts are equal to `==` when they differ in nothing but how letters are composed.
        guard String(decoding: text[..<end], as: UTF8.self) == String(decoding: comment, as: UTF8.self) else { return nil }
        return Array(text[..<end])
    }

    private static let opening = Array(" /* ".utf8)

    /// The end of the text of a comment, where a blank stands before the signs that close it; nothing behind those is looked at.
    private static func end(of text: ArraySlice<UInt8>) -> Int? {
        let close = text.indices.dropLast().first { text[$0] == UInt8(ascii: "*") && text[$0 + 1] == UInt8(ascii: "/") }
        guard let close, close > text.startIndex, text[close - 1] == UInt8(ascii: " ") else { return nil }
        return close - 1
    }
}
