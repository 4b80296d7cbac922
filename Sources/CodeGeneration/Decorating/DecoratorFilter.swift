import SwiftSource
import TemplateEngine

/// `decorator`: how a type decorates a protocol, or the class that decorates one; nothing for types that do not.
enum DecoratorFilter {
    static let all = [
        ValueTypeFilters.filter("decorator") { type in
            guard var view = DecoratorView(type) else { return (.null, []) }
            return (view.value(), view.findings)
        }
    ]
}
