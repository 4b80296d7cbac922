import SwiftSource
import TemplateEngine

/// What stands at the top in templates.
struct ContextElement: TabledElement {
    static let kind = ModelKind.context

    let model: ModelObject
    let storage: ModelStorage
    let arguments: TemplateDictionary

    init(model: ModelObject, storage: ModelStorage, arguments: TemplateDictionary) {
        (self.model, self.storage, self.arguments) = (model, storage, arguments)
    }

    static let members = ModelMembers<ContextElement>([
        .reference("types", "all types") { .object($0.model) },
        .reference("type", "all types by global name") { $0.model.templateMember("typesByName") ?? .null },
        .kept("functions", "the functions that are in no type, in the order of the files") { context in
            .elements(
                context.storage.functions.map {
                    MethodElement(
                        context: MemberContext(
                            storage: context.storage, declaration: $0.declaration, file: $0.file, node: nil, part: nil))
                })
        },
        .plain("argument", "what the caller says about this run, by key") { .dictionary($0.arguments) },
        .plain("arguments", "the same") { .dictionary($0.arguments) },
    ])
}
