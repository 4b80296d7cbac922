extension SourceFile {
    /// The file without what happens in bodies: of functions, initializers and accessors the lines are left out that lie wholly inside.
    ///
    /// Two files with the same interface declare the same, at other places perhaps. The first and the last line of a body stay,
    /// because what stands beside a brace may belong to a neighbour; a body with annotations stays whole, because they may reach
    /// further, and so does a file with warnings.
    package var interface: [UInt8] {
        guard storage.problems.isEmpty else { return bytes }
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count)
        var place = 0
        for index in storage.records.indices {
            for body in Declaration(storage: storage, index: index).passedBodies where body.lowerBound >= place {
                guard let inside = storage.linesInside(body) else { continue }
                result += bytes[place..<inside.lowerBound]
                place = inside.upperBound
            }
        }
        result += bytes[place...]
        return result
    }
}

extension Declaration {
    /// The bodies with their braces that say nothing about the declaration.
    fileprivate var passedBodies: [Range<Int>] {
        guard record.body != DeclarationRecord.none else { return [] }
        switch kind {
        case .function, .initializer, .deinitializer: return [Int(record.body)..<Int(record.end)]
        case .subscript: return (accessors ?? []).compactMap(\.bodyRange)
        case .variable:
            // Rarely several variables share a declaration with a body.
            let bindings = bindings
            return bindings.count == 1 ? (bindings[0].accessors ?? []).compactMap(\.bodyRange) : []
        default: return []
        }
    }
}

extension SourceStorage {
    /// From the first line end in a body to the last; `nil` when there are no lines between, or some of them have annotations.
    fileprivate func linesInside(_ body: Range<Int>) -> Range<Int>? {
        guard body.count > 2, bytes[body.lowerBound] == UInt8(ascii: "{"), bytes[body.upperBound - 1] == UInt8(ascii: "}"),
            let first = bytes[body].firstIndex(of: 0x0A), let last = bytes[body].lastIndex(of: 0x0A), first < last
        else { return nil }
        return annotationLines.contains { body.contains($0.comment) } ? nil : first..<last
    }
}
