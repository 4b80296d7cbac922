import Diagnostics
import SwiftSource
import TemplateEngine

/// What templates see of types whose values they compare, hash, take apart or tell apart; nothing when nobody asks for it, or it cannot be.
enum ValueTypeFilters {
    static let all = [
        filter("equality") { type in
            var view = ComparisonView(type, .equality)
            return (view.value(), view.findings)
        },
        filter("hashing") { type in
            var view = ComparisonView(type, .hashing)
            return (view.value(), view.findings)
        },
        filter("lenses") { type in
            var view = LensView(type)
            return (view.value(), view.findings)
        },
        filter("differences") { type in
            var view = DifferenceView(type)
            return (view.value(), view.findings)
        },
        filter("caseList") { type in (CaseListView(type).value(), []) },
        filter("caseMakers") { type in (CaseMakersView(type).value(), []) },
        wanting,
    ]

    /// A filter that gives what is seen of a type.
    static func filter(
        _ name: String, _ make: @escaping @Sendable (TypeElement) -> (value: TemplateValue, findings: [Diagnostic])
    ) -> TemplateFilter {
        TemplateFilter(name, takesArguments: false) { value, _ in
            guard let type = value.modelObject?.element as? TypeElement else { return .null }
            return type.view(name, make)
        }
    }

    /// `wanting:"X"`: whether a type inherits from X or is annotated with it, and other files see it; of a list those of which that holds.
    private static let wanting = TemplateFilter("wanting") { value, arguments in
        let name = try FilterArgument.text(arguments, filter: "wanting")
        return SelectorFilter.apply(value, [.type]) { object in
            guard let type = object.element as? TypeElement else { return false }
            return type.isVisible && type.wants(name) && type.node.localName != name
        }
    }
}
