import Diagnostics
import Foundation
import TemplateEngine
import Testing

@Suite("the page on templates")
struct PageTests {
    /// An example: a block of code for a template, and the one behind it for what comes out.
    struct Example: Sendable, CustomTestStringConvertible {
        var template: String
        var mode: WhitespaceMode
        var expected: String
        var isError: Bool
        var testDescription: String { template }
    }

    private struct Block {
        var language: [Substring]
        var text: String
    }

    private static let blocks: [Block] = {
        let file = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appending(path: "docs/formats/templates.md")
        var blocks: [Block] = []
        var open: Block?
        for line in ((try? String(contentsOf: file, encoding: .utf8)) ?? "").split(separator: "\n", omittingEmptySubsequences: false) {
            if line.hasPrefix("```") {
                if let block = open { blocks.append(block) }
                open = open == nil ? Block(language: line.dropFirst(3).split(separator: " "), text: "") : nil
            } else if let block = open {
                open?.text = block.text.isEmpty ? String(line) + "\n" : block.text + line + "\n"
            }
        }
        return blocks
    }()

    static let examples = zip(blocks, blocks.dropFirst()).compactMap { template, outcome -> Example? in
        guard template.language.first == "stencil", let kind = outcome.language.first else { return nil }
        let mode = template.language.dropFirst().first.flatMap { WhitespaceMode(rawValue: String($0)) } ?? .plain
        return Example(
            template: String(template.text.dropLast()), mode: mode, expected: String(outcome.text.dropLast()), isError: kind == "error")
    }

    private static let context: TemplateValue = {
        let block = blocks.first { $0.language == ["json"] }
        let object = try? JSONSerialization.jsonObject(with: Data((block?.text ?? "").utf8))
        return value(object as Any)
    }()

    private static func value(_ any: Any) -> TemplateValue {
        switch any {
        case let text as String: .string(text)
        case let number as NSNumber where number.objCType.pointee == CChar(UInt8(ascii: "c")): .boolean(number.boolValue)
        case let number as NSNumber: .integer(number.intValue)
        case let list as [Any]: .array(list.map(value))
        case let dictionary as [String: Any]: .dictionary(TemplateDictionary(dictionary.map { ($0.key, value($0.value)) }))
        default: .null
        }
    }

    private static let templates = MemoryTemplateLoader([
        "greeting": "Hello {{ name }}!",
        "macros": "{% macro tag text %}<{{ text }}>{% endmacro %}{% set made 'here' %}",
        "page": "[{% block title %}Title{% endblock %}] {% block body %}Body{% endblock %}",
    ])

    @Test("every example gives what the page says", arguments: examples)
    func example(_ example: Example) {
        var environment = TemplateEnvironment(whitespace: example.mode, loader: Self.templates)
        environment.moment = TemplateMoment(secondsSince1970: 1_772_600_760)
        do {
            let text = try environment.compile(TemplateSource(path: "example", text: example.template)).render(Self.context)
            #expect(text == example.expected && !example.isError)
        } catch {
            #expect(error.diagnostics[0].message == example.expected && example.isError)
        }
    }

    @Test("every tag and every filter has an example")
    func complete() {
        let environment = TemplateEnvironment()
        let all = Self.examples.map(\.template).joined(separator: "\n")
        #expect(Self.examples.count > 35)
        for tag in environment.tagNames { #expect(all.contains("{% \(tag) ") || all.contains(": \(tag) "), "\(tag)") }
        for filter in environment.filterNames { #expect(all.contains("|\(filter)") || all.contains("| \(filter)"), "\(filter)") }
    }

    @Test("the page names the templates that the examples include")
    func templates() throws {
        let page = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appending(path: "docs/formats/templates.md")
        let text = try String(contentsOf: page, encoding: .utf8)
        for name in ["greeting", "macros", "page"] {
            let template = try #require(Self.templates.template(named: name, from: ""))
            #expect(text.contains("`\(name)` is `\(String(decoding: template.bytes, as: UTF8.self))`"))
        }
    }
}
