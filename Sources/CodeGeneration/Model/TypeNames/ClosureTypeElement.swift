import SwiftSource
import TemplateEngine

/// The type of a function in the name of a type.
struct ClosureTypeElement: TabledElement {
    static let kind = ModelKind.closureType

    let function: FunctionType
    let owner: TypeNameElement

    init(function: FunctionType, of owner: TypeNameElement) {
        (self.function, self.owner) = (function, owner)
    }

    static let members = ModelMembers<ClosureTypeElement>(
        [
            .plain("name", "the text, without attributes") { .optional($0.text) },
            .kept("parameters", "the parameters") { closure in
                .elements(closure.function.parameters.map { ClosureParameterElement(element: $0, owner: closure.owner) })
            },
        ], ReturningMembers.list { $0.owner.part($0.function.result) },
        [
            .plain("isAsync", "whether it is `async`") { .boolean($0.function.asyncKeyword != nil) },
            .plain("asyncKeyword", "`async` or nothing") { .optional($0.function.asyncKeyword) },
            .plain("throws", "whether it throws") { .boolean($0.function.throwsKeyword != nil) },
            .plain("throwsOrRethrowsKeyword", "`throws`, `rethrows` or nothing") { .optional($0.function.throwsKeyword) },
            .kept("throwsTypeName", "the name of the type that it throws, where it is written") { closure in
                .optional(closure.function.errorType.map { closure.owner.part($0) })
            },
            .plain("asSource", "the canonical text, without attributes") { .optional($0.text) },
        ])

    var text: String? { function.description }
}
