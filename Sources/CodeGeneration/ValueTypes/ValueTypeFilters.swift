import SwiftSource
import TemplateEngine

/// `wanting:"X"`: the types of a list that inherit from X or are annotated with it, and that other files see.
///
/// `equality` and `hashing`: how values of a type are compared and hashed; nothing when nobody asks for it, or it cannot be.
enum ValueTypeFilters {
    static let all = [
        filter("equality", .equality), filter("hashing", .hashing),
        TemplateFilter("lenses", takesArguments: false) { value, _ in
            guard let type = value.modelObject?.element as? TypeElement else { return .null }
            var view = LensView(type)
            let result = view.value()
            for finding in view.findings { type.storage.report(finding) }
            return result
        },
        TemplateFilter("differences", takesArguments: false) { value, _ in
            guard let type = value.modelObject?.element as? TypeElement else { return .null }
            var view = DifferenceView(type)
            let result = view.value()
            for finding in view.findings { type.storage.report(finding) }
            return result
        },
        TemplateFilter("wanting") { value, arguments in
            let name = try FilterArgument.text(arguments, filter: "wanting")
            return .array(
                (value.array ?? []).filter { item in
                    guard let type = item.modelObject?.element as? TypeElement else { return false }
                    return type.isVisible && type.wants(name) && type.node.localName != name
                })
        },
    ]

    private static func filter(_ name: String, _ goal: ComparisonView.Goal) -> TemplateFilter {
        TemplateFilter(name, takesArguments: false) { value, _ in
            guard let type = value.modelObject?.element as? TypeElement else { return .null }
            var view = ComparisonView(type, goal)
            let result = view.value()
            for finding in view.findings { type.storage.report(finding) }
            return result
        }
    }
}
