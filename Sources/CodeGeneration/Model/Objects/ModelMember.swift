import TemplateEngine

/// A name that a template may ask an element of the model for.
struct ModelMember<Element: Sendable>: Sendable {
    /// The name in templates.
    let name: String
    /// What it tells, one sentence for the page of the model.
    let summary: String
    /// Whether the value is kept once it is made. What costs little is made anew instead.
    let isKept: Bool
    /// Whether the dump of the model shows only the names of the objects in the value, which stand elsewhere in it.
    let isReference: Bool
    /// Makes the value.
    let value: @Sendable (Element) -> TemplateValue

    /// A value that costs little.
    static func plain(_ name: String, _ summary: String, _ value: @escaping @Sendable (Element) -> TemplateValue) -> ModelMember {
        ModelMember(name: name, summary: summary, isKept: false, isReference: false, value: value)
    }

    /// A value with objects of its own, which is made once.
    static func kept(_ name: String, _ summary: String, _ value: @escaping @Sendable (Element) -> TemplateValue) -> ModelMember {
        ModelMember(name: name, summary: summary, isKept: true, isReference: false, value: value)
    }

    /// A value that refers to objects that stand elsewhere in the model.
    static func reference(_ name: String, _ summary: String, _ value: @escaping @Sendable (Element) -> TemplateValue) -> ModelMember {
        ModelMember(name: name, summary: summary, isKept: true, isReference: true, value: value)
    }
}
