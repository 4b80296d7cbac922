import SwiftSource
import TemplateEngine

/// `decorator`: how a type decorates a protocol, or the class that decorates one; nothing for types that do not.
enum DecoratorFilter {
    static let all = [
        TemplateFilter("decorator", takesArguments: false) { value, _ in
            guard let type = value.modelObject?.element as? TypeElement, var view = DecoratorView(type) else { return .null }
            let result = view.value()
            for finding in view.findings { type.storage.report(finding) }
            return result
        }
    ]
}
