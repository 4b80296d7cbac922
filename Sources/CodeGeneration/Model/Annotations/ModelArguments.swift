import SwiftSource
package import TemplateEngine

/// What the caller says about a run: `argument` in templates.
package enum ModelArguments {
    /// Reads `a=1,b,c="x"` by the grammar of annotations: numbers become numbers, a key without value is true.
    package static func parse(_ text: String) -> TemplateDictionary {
        TemplateDictionary(Annotations(Annotation.items(in: text)).values.mapValues(AnnotationValues.value))
    }
}
