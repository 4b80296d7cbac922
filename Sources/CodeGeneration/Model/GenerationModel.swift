package import Diagnostics
package import SwiftSource
package import TemplateEngine

/// A file of source and the module that it belongs to.
package struct ModelFile: Sendable {
    /// The file.
    package var source: SourceFile
    /// The module; `nil` when it is not known, and then names have no module in front.
    package var module: String?

    /// Makes a file of a module.
    package init(_ source: SourceFile, module: String? = nil) {
        self.source = source
        self.module = module
    }
}

/// What templates see of source files: their types, their members, and how they relate.
///
///     let model = GenerationModel(files: [ModelFile(file)], diagnostics: &diagnostics)
///     model.register(in: &environment)
///     let text = try environment.compile(source).render(model.context(arguments: ModelArguments.parse("a=1,b")))
///
/// Making a model costs a walk over the declarations; what a template does not ask for is never made.
package final class GenerationModel: Sendable {
    package init(files: [ModelFile], options: ModelOptions = ModelOptions(), diagnostics: inout [Diagnostic]) {}
    package func context(arguments: TemplateDictionary = TemplateDictionary([:])) -> TemplateValue { [:] }
    package func register(in environment: inout TemplateEnvironment) {}
    package func takeDiagnostics() -> [Diagnostic] { [] }
}

package enum ModelArguments {
    package static func parse(_ text: String) -> TemplateDictionary { TemplateDictionary([:]) }
}
