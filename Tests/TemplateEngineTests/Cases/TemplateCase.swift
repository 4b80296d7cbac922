import Diagnostics
import TemplateEngine
import Testing

/// A template with what it prints, or with the message that it fails with.
struct TemplateCase: Sendable, CustomTestStringConvertible {
    var template: String
    var output: String?
    var error: String?
    var mode = WhitespaceMode.plain

    init(_ template: String, _ output: String, _ mode: WhitespaceMode = .plain) {
        self.template = template
        self.output = output
        self.mode = mode
    }

    private init(_ template: String, error: String, _ mode: WhitespaceMode) {
        self.template = template
        self.error = error
        self.mode = mode
    }

    static func fails(_ template: String, _ error: String, _ mode: WhitespaceMode = .plain) -> TemplateCase {
        TemplateCase(template, error: error, mode)
    }

    var testDescription: String { template }

    func check() {
        do {
            let source = TemplateSource(path: "t.stencil", text: template)
            let environment = TemplateEnvironment(whitespace: mode, loader: CaseContext.templates)
            let printed = try environment.compile(source).render(CaseContext.values)
            #expect(printed == output, "\(template)")
        } catch {
            let diagnostic = error.diagnostics[0]
            #expect(diagnostic.message == self.error, "\(template)")
            #expect(diagnostic.location?.line != nil && diagnostic.location?.column != nil)
        }
    }
}

/// The values of the cases.
enum CaseContext {
    static let values: TemplateValue = [
        "yes": true, "no": false, "one": 1, "two": 2, "zero": 0, "minus": -4, "half": 0.5, "whole": 2.0, "large": 123_456_789,
        "name": "Ada", "empty": "", "word": "naïve", "text": "hello world", "lines": "a\nb\n\nc", "nilText": "nil",
        "list": ["x", "y", "z"], "numbers": [3, 1, 2], "none": [], "noEntries": [:], "mixed": [1, "a", true, nil, 0.5],
        "matrix": [[1, 2], [3, 4]], "maybe": ["a", nil],
        "user": ["name": "Grace", "age": 36, "tags": ["math", "navy"], "address": ["city": "Arlington", "zip": "22201"]],
        "types": [
            ["name": "Person", "kind": "struct", "fields": ["id", "name"]], ["name": "Place", "kind": "class", "fields": []],
            ["name": "Kind", "kind": "enum", "fields": ["raw"]],
        ],
        "pairs": [.record(.tuple(["k", 1])), .record(.tuple(["l", 2]))],
        "point": .record(.structure([("x", 1), ("y", 2)])),
        "colors": ["red": "f00", "blue": "00f", "green": "0f0"],
        "object": .object(SampleObject()),
        "field": "name", "first": 0, "file": "part", "path": "Sources/App/Main.swift",
        "camel": "someURLThing", "snake": "some_url_thing",
    ]

    static let templates = MemoryTemplateLoader(
        [
            "part": "<{{ name }}>", "item": "({{ item }})", "self": "{{ n }}{% if n < 3 %}!{% endif %}",
            "sets": "{% set made 'here' %}", "macros": "{% macro hi who %}hi {{ who }}{% endmacro %}ignored",
            "base": "[{% block head %}H{% endblock %}|{% block body %}B{% endblock %}]",
            "middle": "{% extends 'base' %}{% block body %}M{{ block.super }}{% endblock %}",
            "nested": "{% block outer %}o{% block inner %}i{% endblock %}{% endblock %}",
            "loopBase": "{% for i in numbers %}{% block row %}{{ i }}{% endblock %},{% endfor %}",
            "again": "{% include 'again' %}", "wrong": "\n  {{ name|nothing }}",
        ], loaderName: "memory")
}

/// An object that answers for two members.
final class SampleObject: TemplateObject {
    func templateMember(_ name: String) -> TemplateValue? {
        switch name {
        case "title": "Title"
        case "parts": ["p", "q"]
        case "nothing": .null
        default: nil
        }
    }

    var templateMemberNames: [String] { ["parts", "title"] }
    var templateText: String? { "a sample" }
}
