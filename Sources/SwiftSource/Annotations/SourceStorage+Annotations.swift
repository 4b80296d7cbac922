extension SourceStorage {
    /// The annotations of something, with those of the block and the file around it.
    func annotations(_ place: AnnotationPlace) -> Annotations {
        var annotations = Annotations()
        guard !annotationLines.isEmpty else { return annotations }
        for line in linesAbove(place) where line.kind == .items { annotations.append(items(line, .declaration)) }
        if let line = trailingLine(place), line.kind == .items { annotations.append(items(line, .declaration)) }
        for line in linesAround(place.introducer) {
            annotations.replace(items(line, line.kind == .begin ? .block : .file))
        }
        return annotations
    }

    private func items(_ line: AnnotationLine, _ scope: Annotation.Scope) -> [Annotation] {
        Annotation.items(in: text(line.text), at: line.text.lowerBound, prefix: line.prefix, scope: scope)
    }

    /// The index of the first line at or behind a place.
    private func firstLine(from place: Int) -> Int {
        var (low, high) = (0, annotationLines.count)
        while low < high {
            let middle = (low + high) / 2
            if annotationLines[middle].text.lowerBound < place { low = middle + 1 } else { high = middle }
        }
        return low
    }

    /// The lines directly before something, the nearest first: those without a blank line between, and none that stands behind
    /// other code. Directives are passed over.
    private func linesAbove(_ place: AnnotationPlace) -> [AnnotationLine] {
        let own = lines.line(of: place.start)
        var top = lines.line(of: place.triviaStart)
        let isFirst = place.triviaStart == 0
        if top < own, !isFirst { top += 1 }
        var line = own
        while line > top, !isBlank(line - 1) { line -= 1 }
        var start = line == own ? max(place.triviaStart, lines.start(of: own)) : lines.start(of: line)
        if line == top, !isFirst, top > 0, line <= own { start = min(start, startBehindDirectives(line, own, start)) }
        return annotationLines[firstLine(from: start)..<firstLine(from: place.introducer)].reversed()
    }

    /// Where the comments begin above the directives that end in the line before `line`.
    private func startBehindDirectives(_ line: Int, _ own: Int, _ start: Int) -> Int {
        guard line > 0, firstByte(line - 1) == 0x23, start <= lines.start(of: own) else { return start }
        var top = line
        while top > 0, isDirectiveOrComment(top - 1) { top -= 1 }
        return lines.start(of: top)
    }

    private func firstByte(_ line: Int) -> UInt8? {
        let start = lines.start(of: line)
        return bytes[start...].first { $0 != 0x20 && $0 != 0x09 }
    }

    private func isBlank(_ line: Int) -> Bool {
        let byte = firstByte(line)
        return byte == nil || byte == 0x0A || byte == 0x0D
    }

    private func isDirectiveOrComment(_ line: Int) -> Bool {
        let start = lines.start(of: line)
        let content = bytes[start...].drop { $0 == 0x20 || $0 == 0x09 }.prefix(2)
        return content.first == 0x23 || content.first == 0x2A || content.elementsEqual([0x2F, 0x2F]) || content.elementsEqual([0x2F, 0x2A])
    }

    /// The last line that stands behind something in the line of its introducer.
    private func trailingLine(_ place: AnnotationPlace) -> AnnotationLine? {
        let own = lines.line(of: place.introducer)
        let first = firstLine(from: max(place.introducer, place.trailing.lowerBound))
        var last: AnnotationLine?
        for line in annotationLines[first...] {
            guard line.comment < place.trailing.upperBound, lines.line(of: line.comment) == own else { break }
            last = line
        }
        return last.flatMap { isLastInLine($0) ? $0 : nil }
    }

    /// Whether nothing but brackets and signs that end something stands behind a comment in its line.
    private func isLastInLine(_ line: AnnotationLine) -> Bool {
        var place = line.text.upperBound
        if bytes[line.comment + 1] == 0x2A { place += 2 }
        while place < bytes.count {
            switch bytes[place] {
            case 0x0A, 0x0D, 0x2F: return true
            case 0x20, 0x09, 0x29, 0x2C, 0x3B, 0x5D, 0x7B, 0x7D: place += 1
            default: return false
            }
        }
        return true
    }

    /// The `begin` and the `file` lines in whose reach a place is, the block first.
    private func linesAround(_ place: Int) -> [AnnotationLine] {
        var (low, high) = (0, annotationReach.changes.count)
        while low < high {
            let middle = (low + high) / 2
            if annotationReach.changes[middle].start < place { low = middle + 1 } else { high = middle }
        }
        guard low > 0 else { return [] }
        let change = annotationReach.changes[low - 1]
        return (change.block.map { [$0] } ?? []) + annotationReach.files.prefix(change.fileCount)
    }
}
