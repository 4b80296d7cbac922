import Diagnostics
import SwiftSource
import TemplateEngine

/// `mockable`: the protocols that want mocks. `mock`: the mock of one; nothing when it cannot have one. `typeImports`: what files import.
enum MocksFilter {
    static let all = [
        TemplateFilter("mock") { value, arguments in
            guard let type = value.modelObject?.element as? TypeElement, [.protocol, .protocolComposition].contains(type.typeKind) else {
                return .null
            }
            let word = arguments.first?.losslessText ?? ""
            guard let style = MockNames.Style(rawValue: word.isEmpty ? "labels" : word) else {
                throw TemplateFailure("mock names are 'short', 'labels' or 'types', not '\(word)'", code: "filter-argument")
            }
            return type.view("mock " + style.rawValue) { type in
                let (mock, findings) = MockBuilder.mock(of: type, style: style)
                return (mock?.templateValue ?? .null, findings)
            }
        },
        TemplateFilter("mockable", takesArguments: false) { value, _ in
            SelectorFilter.apply(value, [.type]) { ($0.element as? TypeElement)?.isMockable == true }
        },
        TemplateFilter("typeImports", takesArguments: false) { value, _ in
            .array(TypeImports.lines(of: (value.array ?? []).compactMap { $0.modelObject?.element as? TypeElement }))
        },
    ]
}

extension TypeElement {
    /// Whether it is a protocol or composition that wants a mock, and that other files see.
    fileprivate var isMockable: Bool {
        guard [.protocol, .protocolComposition].contains(typeKind), access != .private, access != .fileprivate else { return false }
        if relations.names.contains("AutoMockable") { return true }
        guard case .dictionary(let annotations)? = object.templateMember("annotations") else { return false }
        return annotations["AutoMockable"] != nil
    }
}
