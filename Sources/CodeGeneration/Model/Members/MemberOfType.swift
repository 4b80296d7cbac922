import SwiftSource
import TemplateEngine

/// A member of a type, or a free function.
protocol MemberOfType: TabledElement {
    var context: MemberContext { get }
    /// What its users tell it by.
    var signature: String { get }
    /// The annotations of its comments.
    var annotations: Annotations { get }
    /// The names under which annotations may stand beside the source.
    var annotationNames: [String] { get }
}

extension MemberOfType {
    var annotations: Annotations { context.declaration.annotations }

    func hasModifier(_ name: String) -> Bool { context.declaration.hasModifier(name) }
}
