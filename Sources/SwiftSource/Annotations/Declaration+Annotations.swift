extension Declaration {
    /// The annotations: of the comments directly above and before the declaration, of the last one behind it in the line of its
    /// introducer, of the block between `begin` and `end`, and of the file.
    ///
    ///     // sourcery: skipped, label = "Name"
    ///     var name: String                       // skipped: true, label: Name
    public var annotations: Annotations {
        guard !storage.annotationLines.isEmpty else { return Annotations() }
        return storage.annotations(
            AnnotationPlace(
                triviaStart: Int(record.triviaStart), start: Int(record.start), introducer: Int(record.introducer),
                trailing: trailingRange))
    }

    /// Where a comment in the line of the introducer belongs to this declaration: behind others that begin in the line, and inside of
    /// what it is a member of.
    private var trailingRange: Range<Int> {
        let end = parent?.range.upperBound ?? storage.bytes.count
        let line = storage.lines.line(of: Int(record.introducer))
        var first = index + 1
        var start = Int(record.introducer)
        while first < storage.records.count, storage.lines.line(of: Int(storage.records[first].introducer)) == line {
            let other = storage.records[first]
            let otherEnd = other.parent == DeclarationRecord.none ? storage.bytes.count : Int(storage.records[Int(other.parent)].end)
            if otherEnd >= end { return start..<min(end, max(start, Int(other.triviaStart))) }
            start = max(start, otherEnd)
            first += 1
        }
        return start..<max(start, end)
    }
}
