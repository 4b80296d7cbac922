import Diagnostics
import PropertyLists

/// Makes forms of the values of a `.stringsdict`.
struct StringsDictionaryReader {
    var diagnostics: [Diagnostic] = []

    /// The form of an entry; `nil`, with an error, when it is none.
    mutating func form(of value: PropertyListValue, key: String, keyLocation: SourceLocation, depth: Int) -> LocalizedForm? {
        if value.kind == .string { return .text(LocalizedText(value.text ?? "", at: value.location)) }
        guard value.kind == .dictionary else {
            return fault("invalid-entry", "the value of '\(key)' is neither a text nor a dictionary", at: value.location)
        }
        guard depth < StringsDictionary.depthLimit else {
            return fault(
                "nested-too-deeply", "the entry '\(key)' is nested deeper than \(StringsDictionary.depthLimit) levels", at: keyLocation)
        }
        let kinds = [StringsDictionaryKeys.format, StringsDictionaryKeys.device, StringsDictionaryKeys.width].filter {
            value.value(forKey: $0) != nil
        }
        guard kinds.count == 1 else {
            let message =
                kinds.isEmpty
                ? "the entry '\(key)' has no '\(StringsDictionaryKeys.format)'; add the text with its variables"
                : "the entry '\(key)' has both '\(kinds[0])' and '\(kinds[1])'; keep one of them"
            return fault(kinds.isEmpty ? "missing-format" : "ambiguous-entry", message, at: keyLocation)
        }
        switch kinds[0] {
        case StringsDictionaryKeys.format: return format(value, key: key, keyLocation: keyLocation)
        case StringsDictionaryKeys.device:
            return choices(value, StringsDictionaryKeys.device, key: key, keyLocation, depth: depth).map { .devices($0) }
        default: return choices(value, StringsDictionaryKeys.width, key: key, keyLocation, depth: depth).map { .widths($0) }
        }
    }

    private mutating func fault<Form>(_ code: String, _ message: String, at location: SourceLocation) -> Form? {
        diagnostics.append(Diagnostic(.error, code, message, at: location))
        return nil
    }

    private mutating func warn(_ code: String, _ message: String, at location: SourceLocation) {
        diagnostics.append(Diagnostic(.warning, code, message, at: location))
    }
}

// MARK: - Choices

extension StringsDictionaryReader {
    private mutating func choices(
        _ value: PropertyListValue, _ rule: String, key: String, _ keyLocation: SourceLocation, depth: Int
    ) -> [LocalizedForm.Choice]? {
        guard let choices = value.value(forKey: rule), choices.kind == .dictionary else {
            return fault("invalid-entry", "'\(rule)' of '\(key)' is no dictionary", at: keyLocation)
        }
        for (name, _) in value.pairs where name.text != rule {
            warn("unknown-key", "'\(name.text ?? "")' has no meaning beside '\(rule)' and is left out", at: name.location)
        }
        var forms: [LocalizedForm.Choice] = []
        for (name, choice) in choices.pairs {
            let text = name.text ?? ""
            if rule == StringsDictionaryKeys.width, Int(text) == nil {
                return fault("invalid-width", "the width '\(text)' of '\(key)' is no whole number", at: name.location)
            }
            if rule == StringsDictionaryKeys.device, DeviceName(rawValue: text) == nil {
                let hint = Spelling.nearest(to: text, among: DeviceName.allCases.map(\.rawValue)).map { "; did you mean '\($0)'?" } ?? ""
                warn("unknown-device", "'\(text)' is no kind of device\(hint)", at: name.location)
            }
            guard let form = form(of: choice, key: key, keyLocation: name.location, depth: depth + 1) else { return nil }
            forms.removeAll { $0.name == text }
            forms.append(LocalizedForm.Choice(text, form, at: name.location))
        }
        guard !forms.isEmpty else { return fault("empty-rule", "'\(rule)' of '\(key)' has no texts; add one", at: keyLocation) }
        return forms
    }
}

// MARK: - Variables

extension StringsDictionaryReader {
    private mutating func format(_ value: PropertyListValue, key: String, keyLocation: SourceLocation) -> LocalizedForm? {
        guard let format = value.value(forKey: StringsDictionaryKeys.format), format.kind == .string else {
            return fault("invalid-entry", "'\(StringsDictionaryKeys.format)' of '\(key)' is no text", at: keyLocation)
        }
        var variables: [PluralVariable] = []
        for (name, content) in value.pairs where name.text != StringsDictionaryKeys.format {
            guard let variable = variable(name.text ?? "", content, key: key, at: name.location) else { return nil }
            variables.removeAll { $0.name == variable.name }
            variables.append(variable)
        }
        let result = PluralFormat(format: LocalizedText(format.text ?? "", at: format.location), variables: variables)
        return checkNames(result, key: key) ? .format(result) : nil
    }

    private mutating func variable(
        _ name: String, _ content: PropertyListValue, key: String, at location: SourceLocation
    ) -> PluralVariable? {
        guard content.kind == .dictionary else {
            return fault("invalid-variable", "the variable '\(name)' of '\(key)' is no dictionary", at: location)
        }
        let rule = content.value(forKey: StringsDictionaryKeys.rule)
        guard rule?.text == StringsDictionaryKeys.plural else {
            let message = "the variable '\(name)' of '\(key)' has no '\(StringsDictionaryKeys.rule)' of '\(StringsDictionaryKeys.plural)'"
            return fault("invalid-variable", message + ", which is the only one there is", at: rule?.location ?? location)
        }
        let valueType = content.value(forKey: StringsDictionaryKeys.valueType)
        let specifier = valueType?.text ?? ""
        if let valueType, !specifier.isEmpty, ArgumentType(specifier: specifier).map({ $0 != .integer && $0 != .float }) ?? true {
            let message = "'\(specifier)' of the variable '\(name)' is no specifier of a number; write one such as 'd' or 'lld'"
            return fault("invalid-value-type", message, at: valueType.location)
        }
        if specifier.isEmpty {
            warn("missing-value-type", "the variable '\(name)' has no '\(StringsDictionaryKeys.valueType)'; 'd' is taken", at: location)
        }
        var cases: [PluralVariable.Case] = []
        for (category, text) in content.pairs {
            let word = category.text ?? ""
            if word == StringsDictionaryKeys.rule || word == StringsDictionaryKeys.valueType { continue }
            guard let category = PluralCategory(rawValue: word), text.kind == .string else {
                let names = PluralCategory.allCases.map(\.rawValue).joined(separator: ", ")
                warn(
                    "unknown-category", "'\(word)' of the variable '\(name)' is no text of a category; those are \(names)",
                    at: category.location)
                continue
            }
            cases.removeAll { $0.category == category }
            cases.append(PluralVariable.Case(category, LocalizedText(text.text ?? "", at: text.location)))
        }
        if !cases.contains(where: { $0.category == .other }) {
            warn(
                "missing-other", "the variable '\(name)' of '\(key)' has no text for 'other', which every language needs; add it",
                at: location)
        }
        cases.sort { $0.category < $1.category }
        return PluralVariable(name: name, valueType: valueType?.text, cases: cases, at: location)
    }

    /// Whether all variables that texts mention exist; warns of those that no text mentions.
    private mutating func checkNames(_ format: PluralFormat, key: String) -> Bool {
        var isRight = true
        var mentioned: Set<String> = []
        LocalizedForm.format(format).forEachText { text, _ in
            for case .variable(let name) in FormatText(text.text).placeholders.map(\.conversion) where mentioned.insert(name).inserted {
                guard !format.variables.contains(where: { $0.name == name }) else { continue }
                let hint = Spelling.nearest(to: name, among: format.variables.map(\.name)).map { "; did you mean '\($0)'?" } ?? ""
                diagnostics.append(
                    Diagnostic(.error, "missing-variable", "the entry '\(key)' has no variable '\(name)'\(hint)", at: text.location))
                isRight = false
            }
        }
        for variable in format.variables where isRight && !mentioned.contains(variable.name) {
            warn("unused-variable", "no text of '\(key)' mentions the variable '\(variable.name)'; remove it", at: variable.location)
        }
        return isRight
    }
}
