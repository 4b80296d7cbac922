import Reports

extension ProductComparison {
    /// The differences for people: `+` for what came, `-` for what went, `~` for what differs.
    package var lines: [String] {
        var lines = libraries.lines("library ")
        for file in files {
            lines.append(file.line)
            if let binary = binaries.first(where: { $0.path == file.path }) { lines += binary.lines.map { "    " + $0 } }
            guard let text = texts.first(where: { $0.path == file.path }) else { continue }
            lines += text.removedLines.map { "    - " + $0 } + text.addedLines.map { "    + " + $0 }
        }
        return lines
    }
}

extension ProductComparison.NameChanges {
    fileprivate func lines(_ what: String) -> [String] { removed.map { "- " + what + $0 } + added.map { "+ " + what + $0 } }
}

extension ProductComparison.FileChange {
    fileprivate var line: String {
        switch (oldSizeBytes, newSizeBytes) {
        case (nil, let size): return "+ \(path) (\(SizeText.text(size ?? 0)))"
        case (let size?, nil): return "- \(path) (\(SizeText.text(size)))"
        case (let old?, let new?):
            var text = old == new ? "~ \(path) (\(SizeText.text(new)))" : "~ \(path) (\(SizeText.text(old)), now \(SizeText.text(new)))"
            if permissions.count == 2 {
                text += ", permissions \(String(permissions[0], radix: 8)), now \(String(permissions[1], radix: 8))"
            }
            return text
        }
    }
}

extension ProductComparison.BinaryChange {
    fileprivate var lines: [String] {
        var lines = architectures.lines("architecture ")
        for slice in slices {
            lines.append("\(slice.architecture):")
            let facts = slice.facts.map { "~ \($0.name): \($0.old ?? "none"), now \($0.new ?? "none")" }
            lines += (facts + slice.dependencies.lines("loads ") + slice.symbols.lines("symbol ")).map { "  " + $0 }
        }
        return lines
    }
}
