/// The pages of the documentation: one title each, and links that lead somewhere.
enum Pages {
    /// Pages without exactly one title.
    static func titleFindings(in page: RepositoryFile) -> [Finding] {
        let titles = prose(of: page).filter { $0.text.hasPrefix("# ") }
        guard !titles.isEmpty else { return [Finding(page.path, 0, "the page has no title")] }
        return titles.dropFirst().map { Finding(page.path, $0.number, "the page has a second title") }
    }

    /// Links of a page to files or headings that do not exist.
    static func linkFindings(in page: RepositoryFile, files: [RepositoryFile]) -> [Finding] {
        prose(of: page).flatMap { line in
            targets(in: line.text)
                .filter { isBroken($0, from: page, files: files) }
                .map { Finding(page.path, line.number, "'\($0)' leads nowhere") }
        }
    }

    private static func isBroken(_ target: String, from page: RepositoryFile, files: [RepositoryFile]) -> Bool {
        if target.contains("://") || target.hasPrefix("mailto:") { return false }
        let parts = target.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        let path = parts[0].isEmpty ? page.path : resolved(parts[0], from: page.path)
        guard let destination = files.first(where: { $0.path == path }) else {
            return parts.count > 1 || !files.contains { $0.path.hasPrefix(path + "/") }
        }
        return parts.count > 1 && !anchors(of: destination).contains(parts[1])
    }

    private static func resolved(_ target: String, from path: String) -> String {
        var components = path.split(separator: "/").dropLast().map(String.init)
        for part in target.split(separator: "/").map(String.init) where part != "." {
            if part == ".." { _ = components.popLast() } else { components.append(part) }
        }
        return components.joined(separator: "/")
    }

    /// The anchors that GitHub gives the headings of a page.
    private static func anchors(of page: RepositoryFile) -> Set<String> {
        let headings = prose(of: page).filter { $0.text.hasPrefix("#") }
        return Set(headings.map { anchor(of: $0.text.drop { $0 == "#" }.drop { $0 == " " }) })
    }

    private static func anchor(of heading: Substring) -> String {
        let characters = heading.lowercased().compactMap { character -> Character? in
            if character == " " { return "-" }
            return character.isLetter || character.isNumber || "-_".contains(character) ? character : nil
        }
        return String(characters)
    }

    /// The targets of the links in a line: what stands in parentheses behind brackets, outside code.
    private static func targets(in line: Substring) -> [String] {
        let words = line.split(separator: "`", omittingEmptySubsequences: false).enumerated()
        // What stands between backticks is code and becomes one sign, so that a link whose words are code is still a link.
        var rest = words.map { $0.offset.isMultiple(of: 2) ? String($0.element) : "c" }.joined()[...]
        var targets: [String] = []
        while let start = start(ofTargetIn: rest) {
            guard let end = rest[start...].firstIndex(of: ")") else { break }
            targets.append(String(rest[start..<end]))
            rest = rest[end...]
        }
        return targets
    }

    private static func start(ofTargetIn text: Substring) -> Substring.Index? {
        let bracket = text.indices.first { text[$0...].hasPrefix("](") }
        return bracket.map { text.index($0, offsetBy: 2) }
    }

    /// The lines of a page outside its blocks of code, with their numbers.
    private static func prose(of page: RepositoryFile) -> [(number: Int, text: Substring)] {
        var isCode = false
        var lines: [(number: Int, text: Substring)] = []
        for (index, line) in page.lines.enumerated() {
            if line.drop(while: { $0 == " " }).hasPrefix("```") {
                isCode.toggle()
            } else if !isCode {
                lines.append((index + 1, line))
            }
        }
        return lines
    }
}
