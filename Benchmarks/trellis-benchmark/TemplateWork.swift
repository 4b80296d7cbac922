import Foundation
import TemplateEngine

/// The templates that are measured, and what they are rendered with.
enum TemplateWork {
    static let all = [
        TemplateBenchmark.Work(
            name: "loop of 50,000 items, two variables and an if", limit: "at most 0.020",
            template: "{% for item in items %}{{ item.name }}: {{ item.kind }}{% if item.isFinal %} final{% endif %}\n{% endfor %}",
            peerTemplate: "{% for item in items %}{{ item.name }}: {{ item.kind }}{% if item.isFinal %} final{% endif %}\n{% endfor %}\n",
            ratio: 3),
        TemplateBenchmark.Work(
            name: "naming chain over 50,000 names", limit: "at most 0.060",
            template: """
                {% for name in names %}{{ name|swiftIdentifier:"pretty"|lowerFirstWord|escapeReservedKeywords }}
                {% endfor %}
                """,
            peerTemplate: """
                {% for name in names %}{{ name|swiftIdentifier("pretty")|lowerFirstWord|escapeReservedKeywords }}
                {% endfor %}
                """,
            ratio: 2),
        TemplateBenchmark.Work(
            name: "uppercase, replace and default over 50,000 names", limit: "no limit",
            template: "{% for name in names %}{{ name|uppercase|replace:\"E\",\"3\" }}{{ missing|default:\"-\" }}\n{% endfor %}",
            peerTemplate: "{% for name in names %}{{ name|upper|replace(\"E\",\"3\") }}{{ missing|default(\"-\") }}\n{% endfor %}\n",
            ratio: 2),
        TemplateBenchmark.Work(
            name: "structured strings of 8,000 keys", limit: "at most 0.060",
            template: structured(argument: ":\"pretty\"", call: "{% call level child %}", first: "{% call level root %}"),
            peerTemplate: structured(argument: "(\"pretty\")", call: "{{ level(child) }}", first: "{{ level(root) }}", isPeer: true),
            ratio: nil),
    ]

    /// The shape of the template that most strings of applications go through: a level calls itself for its children.
    private static func structured(argument: String, call: String, first: String, isPeer: Bool = false) -> String {
        let identifier = "swiftIdentifier\(argument)"
        return """
            {% macro level\(isPeer ? "(node)" : " node") %}
            {% for string in node.strings %}
            /// {{ string.translation }}
            {% if string.types %}
            static func {{ string.name|\(identifier)|lowerFirstWord|escapeReservedKeywords }}\
            ({% for type in string.types %}_ p{{ \(isPeer ? "loop.index" : "forloop.counter") }}: {{ type }}\
            {% if not \(isPeer ? "loop.last" : "forloop.last") %}, {% endif %}{% endfor %}) -> String {
              tr("{{ string.key }}"{% for type in string.types %}, p{{ \(isPeer ? "loop.index" : "forloop.counter") }}{% endfor %})
            }
            {% else %}
            static let {{ string.name|\(identifier)|lowerFirstWord|escapeReservedKeywords }} = tr("{{ string.key }}")
            {% endif %}
            {% endfor %}
            {% for child in node.children %}
            enum {{ child.name|\(identifier)|escapeReservedKeywords }} {
            \(call)
            }
            {% endfor %}
            {% endmacro %}\(first)
            """
    }

    private static let words = ["user profile", "sign-in", "settings.title", "error_message", "class", "HTTP status", "photo 1", "save"]

    static func makeData() -> [String: Any] {
        [
            "items": (0..<50_000).map { index in
                ["name": "member\(index)", "kind": words[index % words.count], "isFinal": index.isMultiple(of: 3)] as [String: Any]
            },
            "names": (0..<50_000).map { "\(words[$0 % words.count]) \(words[$0 / 8 % words.count]) \($0)" },
            "root": [
                "name": "root", "strings": [] as [Any],
                "children": (0..<80).map { group in
                    [
                        "name": "group \(group)", "strings": (0..<50).map { string(group, 0, $0) },
                        "children": [
                            ["name": "more", "strings": (0..<50).map { string(group, 1, $0) }, "children": [] as [Any]] as [String: Any]
                        ],
                    ] as [String: Any]
                },
            ] as [String: Any],
        ]
    }

    private static func string(_ group: Int, _ level: Int, _ index: Int) -> [String: Any] {
        [
            "name": "\(words[index % words.count]) \(index)", "key": "group\(group).\(level).\(index)",
            "translation": "The text of \(words[index % words.count])",
            "types": index.isMultiple(of: 4) ? ["String", "Int"] : [],
        ]
    }

    static func value(_ any: Any) -> TemplateValue {
        switch any {
        case let text as String: .string(text)
        case let flag as Bool: .boolean(flag)
        case let number as Int: .integer(number)
        case let list as [Any]: .array(list.map(value))
        case let dictionary as [String: Any]: .dictionary(TemplateDictionary(dictionary.map { ($0.key, value($0.value)) }))
        default: .null
        }
    }

    /// A template of so many lines.
    static func lines(_ count: Int) -> String {
        (0..<count).map { "  {% if item\($0) %}{{ item.name|uppercase }}{% endif %} line\n" }.joined()
    }
}
