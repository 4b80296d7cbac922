/// What `begin` and `file` lines say from some places on.
struct AnnotationReach: Sendable {
    /// What holds from a place on.
    struct Change: Sendable {
        var start: Int
        var block: AnnotationLine?
        var fileCount: Int
    }

    /// The places where something changes, in their order.
    private(set) var changes: [Change] = []
    /// The `file` lines, of which a change counts the first ones.
    private(set) var files: [AnnotationLine] = []

    init(_ lines: [AnnotationLine]) {
        var block: AnnotationLine?
        for line in lines where line.kind != .items && line.kind != .inline {
            switch line.kind {
            case .begin: block = line
            case .end: block = nil
            default: files.append(line)
            }
            changes.append(Change(start: line.comment, block: block, fileCount: files.count))
        }
    }
}
