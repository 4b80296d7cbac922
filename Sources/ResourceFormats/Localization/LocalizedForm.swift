package import Diagnostics

/// What stands for a key in one language: a text, or the rule by which one of several is chosen.
///
/// This is the model of a `.stringsdict`, and what the entries of a string catalog come to.
package indirect enum LocalizedForm: Sendable, Hashable {
    /// The same text in all cases.
    case text(LocalizedText)
    /// A text with variables that depend on numbers: `NSStringLocalizedFormatKey`.
    case format(PluralFormat)
    /// One form for each kind of device: `NSStringDeviceSpecificRuleType`.
    case devices([Choice])
    /// One text for each width of the place where it is shown: `NSStringVariableWidthRuleType`.
    case widths([Choice])

    /// One of several forms.
    package struct Choice: Sendable, Hashable {
        /// The device, such as `iphone` or `other`, or the width.
        package var name: String
        /// What is chosen.
        package var form: LocalizedForm
        /// Where the name stands.
        package var location: SourceLocation

        /// Makes a choice.
        package init(_ name: String, _ form: LocalizedForm, at location: SourceLocation) {
            self.name = name
            self.form = form
            self.location = location
        }
    }
}

/// A text with variables, each of which is a plural.
package struct PluralFormat: Sendable, Hashable {
    /// The text in which `%#@name@` stands for a variable.
    package var format: LocalizedText
    /// The variables in the order of the file.
    package var variables: [PluralVariable]

    /// Makes a format.
    package init(format: LocalizedText, variables: [PluralVariable]) {
        self.format = format
        self.variables = variables
    }
}

/// A part of a text that depends on a number.
package struct PluralVariable: Sendable, Hashable {
    /// Its name.
    package var name: String
    /// The specifier of the number without a percent sign, such as `lld`; a whole number is meant where it is missing or empty.
    package var valueType: String?
    /// The texts by category, in the order of the categories.
    package var cases: [Case]
    /// Where the name stands.
    package var location: SourceLocation

    /// The text of a category.
    package struct Case: Sendable, Hashable {
        /// The category.
        package var category: PluralCategory
        /// Its text.
        package var text: LocalizedText

        /// Makes a case.
        package init(_ category: PluralCategory, _ text: LocalizedText) {
            self.category = category
            self.text = text
        }
    }

    /// Makes a variable.
    package init(name: String, valueType: String?, cases: [Case], at location: SourceLocation) {
        self.name = name
        self.valueType = valueType
        self.cases = cases
        self.location = location
    }
}

extension LocalizedForm {
    /// The first text of the form, to show it by.
    package var firstText: LocalizedText? {
        switch self {
        case .text(let text): text
        case .format(let format): format.format
        case .devices(let choices), .widths(let choices): (choices.first { $0.name == "other" } ?? choices.first)?.form.firstText
        }
    }

    /// Every text in it that a user may see, with the variable that it belongs to.
    package func forEachText(_ body: (LocalizedText, PluralVariable?) -> Void) {
        switch self {
        case .text(let text): body(text, nil)
        case .format(let format):
            body(format.format, nil)
            for variable in format.variables {
                for item in variable.cases { body(item.text, variable) }
            }
        case .devices(let choices), .widths(let choices):
            for choice in choices { choice.form.forEachText(body) }
        }
    }
}
