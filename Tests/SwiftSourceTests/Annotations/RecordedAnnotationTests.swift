import SwiftSource
import SystemSupport
import TestSupport
import Testing

/// What the tool that people know reads, line by line.
@Suite("recorded annotations")
struct RecordedAnnotationTests {
    private static let file = (Corpus.folder ?? "/corpus-is-missing") + "/../conformance/sourcery-annotations.txt"
    private static let isPresent = DiskFileSystem().kind(at: PathText.normalized(file)) == .file

    @Test("every recorded line reads alike", .enabled(if: isPresent, "the recorded behaviour is not here"))
    func recorded() throws {
        let text = String(decoding: try DiskFileSystem().read(PathText.normalized(Self.file)), as: UTF8.self)
        var isTrailing = false
        var count = 0
        for line in text.split(separator: "\n") {
            if line == "--- trailing" { isTrailing = true }
            guard let (input, expected) = Self.parts(line) else { continue }
            let values = isTrailing ? Self.trailing(input) : Annotations(Annotation.items(in: input)).values
            #expect(AnnotationText.recorded(values) == expected, "\(line)")
            count += 1
        }
        #expect(count > 60)
        print("SwiftSource: \(count) recorded annotations read alike")
    }

    private static func trailing(_ line: String) -> [String: AnnotationValue] {
        let file = SourceFile.scan(Array("enum E {\n\(line)\n}\n".utf8), path: "a.swift")
        return file.declarations[0].members[0].annotations.values
    }

    /// The text before the arrow without its escapes, and what is expected, whole numbers without a fraction.
    private static func parts(_ line: Substring) -> (String, String)? {
        guard line.first == "\"", let arrow = line.range(of: "\" -> ") else { return nil }
        var input = ""
        var isEscaped = false
        for character in line[line.index(after: line.startIndex)..<arrow.lowerBound] {
            if character == "\\", !isEscaped { isEscaped = true } else { (input, isEscaped) = (input + String(character), false) }
        }
        return (input, line[arrow.upperBound...].replacing(".0)", with: ")"))
    }
}

extension Substring {
    fileprivate func range(of text: String) -> Range<Index>? { firstRange(of: text) }

    fileprivate func replacing(_ text: String, with other: String) -> String {
        var result = ""
        var rest = self
        while let range = rest.firstRange(of: text) {
            result += rest[..<range.lowerBound] + other
            rest = rest[range.upperBound...]
        }
        return result + rest
    }
}
