import Foundation
import TemplateEngine
import Testing

/// One recorded behaviour of the first implementation.
struct RecordedVector: Decodable, Sendable, CustomTestStringConvertible {
    var mode: String
    var template: String
    var output: String?
    var error: String?
    var report: String?
    var crash: Bool?

    var testDescription: String { "\(mode): \(template)" }

    var whitespace: WhitespaceMode {
        switch mode {
        case "smart": .swiftgen
        case "all": .all
        case "sourcery": .sourcery
        default: .plain
        }
    }

    /// The recorded place of the error: of the last report, because the first ones are about included templates.
    var place: (line: Int, column: Int)? {
        let lines = (report ?? "").split(separator: "\n").filter { $0.contains(": error: ") }
        let numbers = lines.last?.prefix { $0 != "e" }.split(separator: ":").compactMap { Int($0) } ?? []
        return numbers.count == 2 ? (numbers[0], numbers[1]) : nil
    }

    /// All recorded behaviours; the first line of the file describes the context.
    static let all: [RecordedVector] = {
        let file = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
            .appending(path: "Fixtures/stencil-vectors.jsonl")
        let lines = ((try? String(contentsOf: file, encoding: .utf8)) ?? "").split(separator: "\n").dropFirst()
        return lines.compactMap { try? JSONDecoder().decode(RecordedVector.self, from: Data($0.utf8)) }
    }()
}
