import Diagnostics

/// Binds the parameters of a pattern to the associated values of its case.
struct DeepLinkBinder {
    let deepLinkCase: DeepLinkCase
    /// The number of the case.
    let number: Int
    let pattern: AnnotatedText

    /// The associated values that parameters stand for, by the place of the parameter in the pattern.
    private struct Bindings {
        var numbers: [String: Int] = [:]
        var taken: Set<Int> = []
        var defaults: [Int: String] = [:]
        var faults: [Diagnostic] = []
    }

    /// The route of the pattern.
    ///
    /// - Throws: everything that does not fit.
    func route(_ kind: DeepLinkRoute.Kind, origin: DeepLinkOrigin) throws(DiagnosticError) -> DeepLinkRoute {
        let (path, items) = try PatternParser.parse(pattern)
        let paths = try PatternExpansion.paths(of: path, pattern)
        var bindings = Bindings()
        var query: [DeepLinkQueryItem] = []
        var variants: [DeepLinkPath] = []
        for path in paths { variants.append(bind(path, &bindings)) }
        for item in items { if let item = bind(item, &bindings) { query.append(item) } }
        check(variants, query, &bindings)
        guard bindings.faults.isEmpty else { throw DiagnosticError(bindings.faults) }
        return DeepLinkRoute(
            kind: kind, caseNumber: number, pattern: pattern.text, variants: variants, query: query, defaultTexts: bindings.defaults,
            origin: origin, location: pattern.location())
    }

    private func bind(_ path: [PatternExpansion.Component], _ bindings: inout Bindings) -> DeepLinkPath {
        var components: [DeepLinkComponent] = []
        for component in path {
            switch component {
            case .literal(let text): components.append(.literal(text))
            case .wildcard: components.append(.wildcard)
            case .parameter(let written):
                guard let number = bind(written, &bindings) else { continue }
                let isList = deepLinkCase.parameters[number].isList
                if isList != written.isList {
                    let remedy = isList ? "write '{\(name(number))*}'" : "take out '*', or make it an array"
                    fault("'\(name(number))' is \(isList ? "an array" : "no array"); \(remedy)", written.offset, &bindings)
                }
                components.append(isList ? .list(number) : .parameter(number))
            }
        }
        return DeepLinkPath(components: components)
    }

    private func bind(_ item: PatternQueryItem, _ bindings: inout Bindings) -> DeepLinkQueryItem? {
        switch item.value {
        case .literal(let text): return DeepLinkQueryItem(key: item.key, value: .literal(text), isOptional: item.isOptional)
        case .parameter(let written):
            guard let number = bind(written, &bindings) else { return nil }
            let parameter = deepLinkCase.parameters[number]
            let mayBeLeftOut = item.isOptional || written.isOptional
            if mayBeLeftOut, parameter.isRequired, bindings.defaults[number] == nil {
                fault(
                    "'\(written.name ?? item.key)' may be left out, and the associated value is neither optional nor has a default; "
                        + "write '{\(written.name ?? item.key)=…}'", written.offset, &bindings)
            }
            let isOptional = mayBeLeftOut || !parameter.isRequired || bindings.defaults[number] != nil
            return DeepLinkQueryItem(key: item.key, value: .parameter(number), isOptional: isOptional)
        }
    }

    /// The associated value of a parameter: by its label, otherwise the next one without a label.
    private func bind(_ written: PatternParameter, _ bindings: inout Bindings) -> Int? {
        let key = written.name ?? "\(written.offset)"
        let number: Int
        if let known = bindings.numbers[key] {
            number = known
        } else if let found = find(written, bindings) {
            number = found
            bindings.numbers[key] = found
            bindings.taken.insert(found)
        } else {
            let name = written.name ?? written.typeWord ?? ""
            let message = "the case '\(deepLinkCase.name)' has no associated value for '\(name)'; \(remedy(name))"
            fault(message, written.offset, &bindings)
            return nil
        }
        check(written, number, &bindings)
        return number
    }

    private func find(_ written: PatternParameter, _ bindings: Bindings) -> Int? {
        let parameters = deepLinkCase.parameters
        if let name = written.name, let number = parameters.firstIndex(where: { $0.label == name }) { return number }
        if let name = written.name, let number = Int(name), parameters.indices.contains(number), parameters[number].label == nil {
            return number
        }
        return parameters.indices.first { parameters[$0].label == nil && !bindings.taken.contains($0) }
    }

    private func remedy(_ name: String) -> String {
        let labels = deepLinkCase.parameters.compactMap(\.label)
        if let nearest = Spelling.nearest(to: name, among: labels) { return "did you mean '\(nearest)'" }
        return labels.isEmpty ? "add one, or write the component as it is" : "it has \(labels.map { "'\($0)'" }.joined(separator: ", "))"
    }

    /// Whether what the pattern says of a parameter agrees with its associated value.
    private func check(_ written: PatternParameter, _ number: Int, _ bindings: inout Bindings) {
        let parameter = deepLinkCase.parameters[number]
        let isUnnamedWord = written.typeWord == nil && parameter.label == nil
        let word = written.typeWord ?? (isUnnamedWord ? written.name.flatMap { PatternParameter.typeWords.contains($0) ? $0 : nil } : nil)
        if let word, parameter.type.word != word {
            fault(
                "':\(word)' does not read the type '\(parameter.typeText)' of '\(name(number))'; change one of them", written.offset,
                &bindings, code: "deep-link-type")
        }
        if let text = written.defaultText {
            if parameter.isList {
                fault("an array is empty when it is left out; take out '=\(text)'", written.offset, &bindings)
            } else if parameter.type.reads(text) == false {
                fault(
                    "'\(text)' is no value of the type '\(parameter.type.name)'; correct the default", written.offset, &bindings,
                    code: "deep-link-type")
            }
            bindings.defaults[number] = text
        }
    }

    /// Whether every path has what the case needs, and nothing twice.
    private func check(_ variants: [DeepLinkPath], _ query: [DeepLinkQueryItem], _ bindings: inout Bindings) {
        var queried: [Int] = []
        for item in query { if case .parameter(let number) = item.value { queried.append(number) } }
        var faults: Set<Int> = []
        for variant in variants {
            let bound = variant.parameters + queried
            for (index, parameter) in deepLinkCase.parameters.enumerated() where !faults.contains(index) {
                let count = bound.count { $0 == index }
                if count > 1 {
                    faults.insert(index)
                    fault("'\(name(index))' stands in the route twice; take one out", 0, &bindings)
                } else if count == 0, parameter.isRequired, bindings.defaults[index] == nil, bindings.faults.isEmpty {
                    faults.insert(index)
                    let place = bindings.taken.contains(index) ? "some paths of the route leave out" : "the route leaves out"
                    fault(
                        "\(place) '\(name(index))', and the associated value is neither optional nor has a default; "
                            + "add '{\(name(index))}'", 0, &bindings)
                }
            }
        }
        let keys = query.map(\.key)
        for (index, key) in keys.enumerated() where keys[..<index].contains(key) {
            fault("the key '\(key)' stands in the route twice; take one out", 0, &bindings)
        }
    }

    private func name(_ number: Int) -> String { deepLinkCase.parameters[number].name }

    private func fault(_ message: String, _ offset: Int, _ bindings: inout Bindings, code: String = "deep-link-parameter") {
        let note = Diagnostic.Note("the case is declared here", at: deepLinkCase.location)
        let diagnostic = Diagnostic(.error, code, message, at: pattern.location(offset), notes: [note])
        if !bindings.faults.contains(diagnostic) { bindings.faults.append(diagnostic) }
    }
}
