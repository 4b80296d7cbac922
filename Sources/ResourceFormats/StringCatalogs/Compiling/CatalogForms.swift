import Diagnostics
import JSON

/// Makes the forms of a `.stringsdict` of the translations of a catalog.
struct CatalogForms {
    /// The catalog's name, for the places of texts.
    let path: String

    /// The number of a plural where its own texts do not tell it.
    struct Reference {
        /// Which argument it is.
        var position: Int
        /// Its specifier without a percent sign.
        var specifier: String
    }

    /// The name that the variable of a plural without substitutions gets.
    static let variableName = "value"

    /// What a translation comes to; `nil` when it has no text.
    ///
    /// Devices are chosen outermost, wherever the catalog has them, so that each device has the whole form.
    ///
    /// - Parameter reference: the number of the plural in the source language.
    func form(of value: StringCatalog.Value, reference: Reference? = nil) -> LocalizedForm? {
        let devices = Self.devices(in: value)
        guard !devices.isEmpty else { return plainForm(of: value, reference: reference) }
        let choices = devices.compactMap { device -> LocalizedForm.Choice? in
            let chosen = Self.resolved(value, for: device.name)
            return plainForm(of: chosen, reference: reference).map {
                LocalizedForm.Choice(device.name, $0, at: device.position.location(in: path))
            }
        }
        return choices.isEmpty ? nil : .devices(choices)
    }

    /// The number that the first plural of a translation depends on; `nil` without a plural, or when no text mentions a number.
    static func reference(in value: StringCatalog.Value) -> Reference? {
        plurals(in: value).lazy.compactMap { number(in: $0.compactMap(\.value.unit?.value)) }.first
    }

    /// The plurals of a translation at any depth, those of substitutions left out.
    static func plurals(in value: StringCatalog.Value) -> [[StringCatalog.Variation]] {
        let own = value.plural.isEmpty ? [] : [value.plural]
        return own + (value.plural + value.device).flatMap { plurals(in: $0.value) }
    }

    private func text(_ unit: StringCatalog.Unit, _ text: String? = nil) -> LocalizedText {
        LocalizedText(text ?? unit.value, at: unit.position.location(in: path))
    }
}

// MARK: - Devices

extension CatalogForms {
    /// The devices that a translation tells apart, each at its first place, in the usual order.
    private static func devices(in value: StringCatalog.Value) -> [(name: String, position: JSONNode.Position)] {
        guard !value.device.isEmpty || !value.plural.isEmpty || !value.substitutions.isEmpty else { return [] }
        var found: [(name: String, position: JSONNode.Position)] = []
        collectDevices(in: value, into: &found)
        let order = DeviceName.allCases.map(\.rawValue)
        return found.enumerated().sorted { left, right in
            let (leftRank, rightRank) = (order.firstIndex(of: left.element.name), order.firstIndex(of: right.element.name))
            return (leftRank ?? order.count, left.offset) < (rightRank ?? order.count, right.offset)
        }.map(\.element)
    }

    private static func collectDevices(in value: StringCatalog.Value, into found: inout [(name: String, position: JSONNode.Position)]) {
        for variation in value.device where !found.contains(where: { $0.name == variation.name }) {
            found.append((variation.name, variation.position))
        }
        for variation in value.device + value.plural { collectDevices(in: variation.value, into: &found) }
        for substitution in value.substitutions { collectDevices(in: substitution.value, into: &found) }
    }

    /// A translation as one device has it.
    private static func resolved(_ value: StringCatalog.Value, for device: String) -> StringCatalog.Value {
        var result = value
        if !value.device.isEmpty {
            let chosen = value.device.first { $0.name == device } ?? value.device.first { $0.name == DeviceName.other.rawValue }
            result = chosen.map { resolved($0.value, for: device) } ?? StringCatalog.Value(unit: value.unit)
            result.substitutions += value.substitutions
        }
        result.device = []
        result.plural = result.plural.map { variation in
            var variation = variation
            variation.value = resolved(variation.value, for: device)
            return variation
        }
        result.substitutions = result.substitutions.map { substitution in
            var substitution = substitution
            substitution.value = resolved(substitution.value, for: device)
            return substitution
        }
        return result
    }
}

// MARK: - Plurals

extension CatalogForms {
    /// The form of a translation that tells no devices apart.
    private func plainForm(of value: StringCatalog.Value, reference: Reference?) -> LocalizedForm? {
        if !value.plural.isEmpty { return pluralForm(of: value, reference: reference) }
        guard let unit = value.unit else { return nil }
        guard !value.substitutions.isEmpty else { return .text(text(unit)) }
        let positions = Self.positions(of: value.substitutions, in: [unit.value])
        let format = Self.withPositions(unit.value, positions)
        let variables = value.substitutions.compactMap { variable(of: $0, position: positions[$0.name] ?? 1, positions) }
        return .format(PluralFormat(format: text(unit, format), variables: variables))
    }

    private func pluralForm(of value: StringCatalog.Value, reference: Reference?) -> LocalizedForm? {
        let units = value.plural.compactMap(\.value.unit)
        guard let first = units.first else { return nil }
        let texts = units.map(\.value)
        let number = Self.number(in: texts) ?? reference ?? Reference(position: 1, specifier: "lld")
        let count = Self.argumentPositions(in: texts).count
        let positions = Self.positions(of: value.substitutions, in: texts)
        let isSingle = count <= 1 && number.position == 1
        let format = isSingle ? "%#@\(Self.variableName)@" : "%\(number.position)$#@\(Self.variableName)@"
        let variable = variable(Self.variableName, value.plural, valueType: number.specifier, at: first.position) { source in
            let source = Self.withPositions(source, positions)
            return isSingle ? source : FormatText.numbered(source)
        }
        guard let variable else { return nil }
        let others = value.substitutions.compactMap { self.variable(of: $0, position: positions[$0.name] ?? 1, positions) }
        return .format(PluralFormat(format: text(first, format), variables: [variable] + others))
    }

    private func variable(of substitution: StringCatalog.Substitution, position: Int, _ positions: [String: Int]) -> PluralVariable? {
        let specifier = substitution.formatSpecifier ?? "lld"
        var cases = substitution.value.plural
        if cases.isEmpty, substitution.value.unit != nil {
            cases = [StringCatalog.Variation(name: "other", position: substitution.position, value: substitution.value)]
        }
        return variable(substitution.name, cases, valueType: specifier, at: substitution.position) { source in
            let written = FormatText.rewritten(source) { $0.conversion == .argument ? "%\(position)$\(specifier)" : $1 }
            return Self.withPositions(written, positions)
        }
    }

    private func variable(
        _ name: String, _ variations: [StringCatalog.Variation], valueType: String, at position: JSONNode.Position,
        _ rewrite: (String) -> String
    ) -> PluralVariable? {
        let cases = variations.compactMap { variation -> PluralVariable.Case? in
            guard let category = PluralCategory(rawValue: variation.name), let unit = variation.value.unit else { return nil }
            return PluralVariable.Case(category, text(unit, rewrite(unit.value)))
        }
        guard !cases.isEmpty else { return nil }
        return PluralVariable(
            name: name, valueType: valueType, cases: cases.sorted { $0.category < $1.category }, at: position.location(in: path))
    }
}

// MARK: - Arguments

extension CatalogForms {
    /// The number that a plural with certain texts depends on: the first argument that is a number in any of them.
    private static func number(in texts: [String]) -> Reference? {
        var found: Reference?
        for text in texts {
            var counter = 1
            for placeholder in FormatText(text).arguments {
                let position = FormatArguments.position(placeholder.position, &counter)
                guard placeholder.conversion.isNumber, position > 0, position < found?.position ?? Int.max else { continue }
                found = Reference(position: position, specifier: placeholder.specifier)
            }
        }
        return found
    }

    /// The arguments that any of the texts mentions.
    private static func argumentPositions(in texts: [String]) -> Set<Int> {
        var positions: Set<Int> = []
        for text in texts {
            var counter = 1
            for placeholder in FormatText(text).arguments where placeholder.conversion != .argument {
                positions.insert(FormatArguments.position(placeholder.position, &counter))
            }
        }
        return positions
    }

    /// The argument of each substitution: what the catalog says, or the place of its name among the arguments of the first text that
    /// has it.
    private static func positions(of substitutions: [StringCatalog.Substitution], in texts: [String]) -> [String: Int] {
        var positions: [String: Int] = [:]
        for substitution in substitutions { positions[substitution.name] = substitution.argumentNumber }
        for text in texts {
            var counter = 1
            for placeholder in FormatText(text).arguments {
                let position = FormatArguments.position(placeholder.position, &counter)
                guard case .variable(let name) = placeholder.conversion, positions[name] == nil else { continue }
                positions[name] = position
            }
        }
        return positions
    }

    /// A text in which the names of substitutions carry the numbers of their arguments.
    private static func withPositions(_ text: String, _ positions: [String: Int]) -> String {
        guard !positions.isEmpty else { return text }
        return FormatText.rewritten(text) { placeholder, source in
            guard case .variable(let name) = placeholder.conversion, placeholder.position == nil else { return source }
            return positions[name].map { "%\($0)$#@\(name)@" } ?? source
        }
    }
}
