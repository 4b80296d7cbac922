package import Diagnostics
import SwiftSource
package import TemplateEngine

/// What templates see of source files: their types, their members, and how they relate.
///
///     let model = GenerationModel(files: [ModelFile(file)], diagnostics: &diagnostics)
///     model.register(in: &environment)
///     let template = try environment.compile(source)
///     let text = try template.render(model.context(arguments: ModelArguments.parse("a=1,b")))
///
/// Making a model costs a walk over the declarations; what a template does not ask for is never made.
package final class GenerationModel: Sendable {
    let storage: ModelStorage
    /// `types` of templates.
    let types: ModelObject

    /// Makes a model.
    ///
    /// - Parameters:
    ///   - files: the files; their order decides which of two declarations of one name comes first, and nothing else.
    ///   - options: what happens to `#if`, and annotations beside the source.
    ///   - diagnostics: where the warnings of the model go: annotations beside the source that belong to nothing.
    package init(files: [ModelFile], options: ModelOptions = ModelOptions(), diagnostics: inout [Diagnostic]) {
        storage = ModelStorage(files, options: options)
        types = ModelObject(TypesElement(storage: storage))
        diagnostics += options.annotations.problems(in: storage)
    }

    deinit {
        storage.forgetObjects()
        types.forget()
    }

    /// What a template's names stand for: `types`, `type`, `functions`, `argument` and `arguments`.
    ///
    /// - Parameter arguments: what the caller says about this run.
    package func context(arguments: TemplateDictionary = TemplateDictionary([:])) -> TemplateValue {
        .object(ModelObject(ContextElement(model: types, storage: storage, arguments: arguments)))
    }

    /// Adds the filters and tags that work on the model.
    package func register(in environment: inout TemplateEnvironment) {
        for filter in ModelFilters.all { environment.register(filter) }
        environment.register(ModelTags.newline)
        environment.register(ModelTags.typed)
        environment.register(ModelTags.require)
    }

    /// Whether a template has asked where something stands in its file.
    var givesPlaces: Bool { storage.givesPlaces }

    /// What templates asked wrongly since this was called last, sorted, each once: a class where a protocol belongs, or a name that
    /// is not known.
    package func takeDiagnostics() -> [Diagnostic] { storage.takeFindings() }
}
