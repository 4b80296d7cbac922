import SystemSupport

/// A piece of source that is hard to read, and what has to come out.
struct HardCase: Sendable, CustomStringConvertible {
    /// The rule of the grammar that it is about: the name of the file it stands in.
    let rule: String
    let source: String
    /// The lines of ``DeclarationDump`` with types written canonically; the end of a line in one is `⏎`.
    let expected: [String]

    var description: String { "\(rule): \(source)" }

    /// The bytes of the source.
    var bytes: [UInt8] { Array(source.utf8) }

    /// What does come out.
    var actual: [String] {
        DeclarationDump.lines(bytes, form: .canonical).map {
            $0.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "⏎")
        }
    }

    /// The names of the files with cases.
    static let rules: [String] = {
        let entries = (try? DiskFileSystem().entries(of: folder)) ?? []
        return entries.map(\.name).filter { $0.hasSuffix(".txt") }.sorted()
    }()

    /// The cases of a file: source and expected lines with `-----` between, and `=====` between cases.
    static func cases(_ rule: String) throws -> [HardCase] {
        let text = String(decoding: try DiskFileSystem().read(folder + "/" + rule), as: UTF8.self)
        return text.split(separator: "=====\n").compactMap { part in
            guard let mark = part.range(of: "-----\n") else { return nil }
            let expected = part[mark.upperBound...].split(separator: "\n").map(String.init)
            return HardCase(rule: rule, source: String(part[..<mark.lowerBound]), expected: expected)
        }
    }

    private static let folder = PathText.normalized(PathText.join(#filePath, "../../../Fixtures/swift-cases"))
}

extension Substring {
    fileprivate func range(of text: String) -> Range<Index>? {
        var start = startIndex
        while start < endIndex {
            if self[start...].hasPrefix(text) { return start..<index(start, offsetBy: text.count) }
            start = index(after: start)
        }
        return nil
    }
}
