import TemplateEngine

/// Bytes of a file.
struct BytesRangeElement: TabledElement {
    static let kind = ModelKind.bytesRange

    let range: Range<Int>

    static let members = ModelMembers<BytesRangeElement>([
        .plain("offset", "the number of bytes before it") { .integer($0.range.lowerBound) },
        .plain("length", "the number of bytes") { .integer($0.range.count) },
    ])
}
