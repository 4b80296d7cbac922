import Foundation

/// A project for trellis-codegen: Swift files of 5 KB, three of four with a type, and 8 templates that read them in different ways.
struct GenerationProject {
    let fileCount: Int
    private static let fileSizeBytes = 5_000

    func write(to folder: URL) throws {
        for name in ["Sources", "Templates"] {
            try FileManager.default.createDirectory(at: folder.appending(path: name), withIntermediateDirectories: true)
        }
        for index in 0..<fileCount { try write(index, to: folder) }
        for (name, text) in Self.templates {
            try Data(text.utf8).write(to: folder.appending(path: "Templates/\(name).stencil"))
        }
        let configuration = "sources: [Sources]\ntemplates: [Templates]\noutput: Out\n"
        try Data(configuration.utf8).write(to: folder.appending(path: ".sourcery.yml"))
    }

    /// Writes one file; other numbers of edits give other bodies, or another variable.
    func write(_ index: Int, bodyEdit: Int = 0, typeEdit: Int = 0, to folder: URL) throws {
        var text = "import Foundation\n\n" + (index % 4 == 3 ? "extension Shelf {\n" : type(index, edit: typeEdit))
        var number = 0
        while text.utf8.count < Self.fileSizeBytes - 300 {
            text += Self.function("load\(index)Part\(number)", edit: bodyEdit)
            number += 1
        }
        try Data((text + "}\n").utf8).write(to: folder.appending(path: "Sources/Feature\(index).swift"))
    }

    private func type(_ index: Int, edit: Int) -> String {
        switch index % 4 {
        case 0:
            """
            // sourcery: AutoMockable, title = "Feature \(index)"
            public protocol Feature\(index): AnyObject {
                var count: Int { get }
                func load(_ page: Int) async throws -> [Item]
                func store(item: Item, under key: String)
            }

            extension Feature\(index) {

            """
        case 1:
            """
            /// What a screen does.
            // sourcery: AutoCases
            public enum Feature\(index): String, Sendable {
                case loading
                case loaded, failed

            """
        default:
            """
            /// What a screen shows.
            // sourcery: AutoEquatable, priority = \(index)
            public struct Feature\(index): Equatable {
                public let name\(edit): String
                var items: [String: [Item]] = [:]
                private var page: Int?
                public var isEmpty: Bool { items.isEmpty }

            """
        }
    }

    private static func function(_ name: String, edit: Int) -> String {
        """

            /// Loads the items of a page.
            public func \(name)<Source: ItemSource>(_ page: Int, from source: Source) async throws -> [Item] {
                let found = try await source.items(at: "/pages/\\(page)?size=\\(20)").map { item in
                    // The server counts from \(edit).
                    Item(identifier: item.identifier - \(edit), title: item.title ?? "{untitled}")
                }
                if found.isEmpty { throw LoadError.nothing(page: page) }
                return found.sorted { $0.title < $1.title }
            }

        """
    }

    private static let templates = [
        "Mocks": """
        {% for type in types.protocols where type|annotated:"AutoMockable" %}class {{ type.name }}Mock: {{ type.name }} {
        {% for variable in type.allVariables %}    var {{ variable.name }}: {{ variable.typeName }}
        {% endfor %}{% for method in type.allMethods %}    func {{ method.name }} -> {{ method.returnTypeName }} {}
        {% endfor %}}
        {% endfor %}
        """,
        "Equality": """
        {% for type in types.structs where type|annotated:"AutoEquatable" %}extension {{ type.name }} {
            func equals(_ other: Self) -> Bool { {% for variable in type.storedVariables %}{{ variable.name }} == \
        other.{{ variable.name }}{% if not forloop.last %} && {% endif %}{% endfor %} }
        }
        {% endfor %}
        """,
        "Cases": """
        {% for enum in types.enums where enum|annotated:"AutoCases" %}extension {{ enum.name }} {
            static let count = {{ enum.cases|count }}
        }
        {% endfor %}
        """,
        "Names": "{% for type in types.all %}// {{ type.name }} {{ type.accessLevel }} {{ type.kind }}\n{% endfor %}",
        "Inheritance": "{% for type in types.based.Equatable %}// {{ type.name }}: {{ type.inheritedTypes|join:\", \" }}\n{% endfor %}",
        "Lenses": """
        {% for type in types.structs %}{% for variable in type.storedVariables %}// {{ type.name|lowerFirstLetter }}\
        {{ variable.name|upperFirstLetter }}: {{ variable.typeName }} {{ variable.isMutable }}
        {% endfor %}{% endfor %}
        """,
        "Methods": """
        {% for type in types.structs %}{% for method in type.methods where method.accessLevel == "public" %}// {{ type.name }}\
        .{{ method.selectorName }} {{ method.parameters|count }}
        {% endfor %}{% endfor %}
        """,
        "Priorities":
            "{% for type in types.all where type.annotations.priority %}// {{ type.name }} {{ type.annotations.priority }}\n{% endfor %}",
    ]
}
