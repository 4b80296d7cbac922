package import Diagnostics
import JSON

extension StringCatalog {
    /// Reads a string catalog.
    ///
    /// A comma behind the last member of an object is taken, with a warning, because Xcode takes it.
    ///
    /// - Parameters:
    ///   - bytes: the whole file.
    ///   - path: its name, used in locations.
    ///   - diagnostics: receives what does not end the reading: words that are not known, keys that stand there twice.
    /// - Throws: ``DiagnosticError`` with the place of the first fault that does: text that is no JSON, a missing `version`,
    ///   a value of the wrong kind.
    package static func read(
        _ bytes: [UInt8],
        path: String,
        diagnostics: inout [Diagnostic]
    ) throws(DiagnosticError) -> StringCatalog {
        do {
            return try read(bytes, path: path, dialect: .standard, diagnostics: &diagnostics)
        } catch {
            var warnings = diagnostics
            guard let catalog = try? read(bytes, path: path, dialect: .json5, diagnostics: &warnings) else { throw error }
            diagnostics = warnings
            let message = "the file is no strict JSON, though Xcode reads it: " + (error.diagnostics.first?.message ?? "")
            diagnostics.append(Diagnostic(.warning, "lenient-json", message, at: error.diagnostics.first?.location))
            return catalog
        }
    }

    private static func read(
        _ bytes: [UInt8], path: String, dialect: JSONDialect, diagnostics: inout [Diagnostic]
    ) throws(DiagnosticError) -> StringCatalog {
        var catalogReader = StringCatalogReader(path: path)
        let catalog = try JSONReader.stream(bytes, path: path, dialect: dialect, diagnostics: &diagnostics) {
            json throws(DiagnosticError) in
            try catalogReader.readCatalog(&json)
        }
        diagnostics += catalogReader.diagnostics
        return catalog
    }
}

/// Makes a catalog of JSON, in one pass over its text.
struct StringCatalogReader {
    let path: String
    var diagnostics: [Diagnostic] = []

    /// The versions of the format that are known.
    private static let versions = ["1.0", "1.1"]
    /// How deep variations are read in variations.
    private static let depthLimit = 8

    mutating func readCatalog(_ json: inout JSONReader) throws(DiagnosticError) -> StringCatalog {
        let start = json.nextPosition
        var version: String?
        var sourceLanguage: String?
        var catalog = StringCatalog(path: path, version: "", sourceLanguage: "")
        var members = try json.beginObject("a string catalog")
        while let (key, position) = try json.nextMember(&members) {
            switch key {
            case "version":
                let place = json.nextPosition
                version = try json.takeString("'version'")
                if let version, !Self.versions.contains(version) {
                    let message = "version '\(version)' of the format is not known; it is read as '\(Self.versions[1])'"
                    warn("unknown-version", message, at: place)
                }
            case "sourceLanguage": sourceLanguage = try json.takeString("'sourceLanguage'")
            case "strings": catalog.entries = try readEntries(&json)
            default: catalog.unknown.append(try unknown(key, position, of: "the catalog", &json))
            }
        }
        guard let version else {
            throw fault("missing-version", "the catalog has no 'version'; add '\"version\" : \"1.0\"'", at: start)
        }
        guard let sourceLanguage else {
            throw fault("missing-source-language", "the catalog has no 'sourceLanguage'; add the language of the code", at: start)
        }
        catalog.version = version
        catalog.sourceLanguage = sourceLanguage
        return catalog
    }

    private mutating func readEntries(_ json: inout JSONReader) throws(DiagnosticError) -> [StringCatalog.Entry] {
        var entries: [StringCatalog.Entry] = []
        var places: [String: Int] = [:]
        var members = try json.beginObject("'strings'")
        while let (key, position) = try json.nextMember(&members) {
            let entry = try readEntry(key, position, &json)
            if let place = places.updateValue(entries.count, forKey: key) {
                places[key] = place
                warnOfDuplicate(key, at: position, first: entries[place].position)
                entries[place] = entry
            } else {
                entries.append(entry)
            }
        }
        return entries
    }

    private mutating func readEntry(
        _ key: String, _ position: JSONNode.Position, _ json: inout JSONReader
    ) throws(DiagnosticError) -> StringCatalog.Entry {
        var entry = StringCatalog.Entry(key: key, position: position)
        var members = try json.beginObject("the entry '\(key)'")
        while let (name, place) = try json.nextMember(&members) {
            switch name {
            case "comment": entry.comment = try json.takeString("'comment'")
            case "extractionState": entry.extractionState = try json.takeString("'extractionState'")
            case "shouldTranslate": entry.shouldTranslate = try boolean(name, &json)
            case "generatesSymbol": entry.generatesSymbol = try boolean(name, &json)
            case "isCommentAutoGenerated": entry.isCommentGenerated = try boolean(name, &json)
            case "localizations": entry.localizations = try readLocalizations(key, &json)
            default: entry.unknown.append(try unknown(name, place, of: "'\(key)'", &json))
            }
        }
        return entry
    }

    private mutating func readLocalizations(
        _ key: String, _ json: inout JSONReader
    ) throws(DiagnosticError) -> [StringCatalog.Localization] {
        var localizations: [StringCatalog.Localization] = []
        var members = try json.beginObject("'localizations'")
        while let (language, position) = try json.nextMember(&members) {
            if let first = localizations.firstIndex(where: { $0.language == language }) {
                warnOfDuplicate(language, at: position, first: localizations[first].position)
                localizations.remove(at: first)
            }
            let value = try readValue(&json, depth: 0)
            localizations.append(StringCatalog.Localization(language: language, position: position, value: value))
        }
        return localizations
    }
}

// MARK: - Translations

extension StringCatalogReader {
    private mutating func readValue(_ json: inout JSONReader, depth: Int) throws(DiagnosticError) -> StringCatalog.Value {
        guard depth < Self.depthLimit else {
            throw fault("nested-too-deeply", "variations are nested deeper than \(Self.depthLimit) levels", at: json.nextPosition)
        }
        var value = StringCatalog.Value()
        var members = try json.beginObject("a translation")
        while let (key, position) = try json.nextMember(&members) {
            switch key {
            case "stringUnit": value.unit = try readUnit(&json)
            case "variations": try readVariations(&json, into: &value, depth: depth)
            case "substitutions": value.substitutions = try readSubstitutions(&json, depth: depth)
            case "stringSet": value.unknown.append(JSONNode.Member(key, at: position, try json.takeNode()))
            default: value.unknown.append(try unknown(key, position, of: "a translation", &json))
            }
        }
        return value
    }

    private mutating func readUnit(_ json: inout JSONReader) throws(DiagnosticError) -> StringCatalog.Unit {
        let start = json.nextPosition
        var unit = StringCatalog.Unit(state: .translated, value: "", position: start)
        var (hasValue, hasState) = (false, false)
        var members = try json.beginObject("'stringUnit'")
        while let (key, position) = try json.nextMember(&members) {
            switch key {
            case "state":
                let place = json.nextPosition
                unit.state = TranslationState(try json.takeString("'state'"))
                hasState = true
                if case .other(let word) = unit.state {
                    warn("unknown-state", "the state '\(word)' is not known; the text counts as translated", at: place)
                }
            case "value":
                unit.position = json.nextPosition
                unit.value = try json.takeString("'value'")
                hasValue = true
            default: _ = try unknown(key, position, of: "a 'stringUnit'", &json)
            }
        }
        guard hasValue else { throw fault("missing-value", "the 'stringUnit' has no 'value'; add the text", at: start) }
        if !hasState { warn("missing-state", "the 'stringUnit' has no 'state'; the text counts as translated", at: start) }
        return unit
    }

    private mutating func readVariations(
        _ json: inout JSONReader, into value: inout StringCatalog.Value, depth: Int
    ) throws(DiagnosticError) {
        var members = try json.beginObject("'variations'")
        while let (kind, position) = try json.nextMember(&members) {
            switch kind {
            case "plural":
                value.plural = try readCases(&json, depth: depth) { PluralCategory(rawValue: $0) != nil }
            case "device":
                value.device = try readCases(&json, depth: depth) { DeviceName(rawValue: $0) != nil }
            default: value.unknown.append(try unknown(kind, position, of: "'variations'", &json))
            }
        }
    }

    private mutating func readCases(
        _ json: inout JSONReader, depth: Int, _ isKnown: (String) -> Bool
    ) throws(DiagnosticError) -> [StringCatalog.Variation] {
        var cases: [StringCatalog.Variation] = []
        var members = try json.beginObject("the cases of a variation")
        while let (name, position) = try json.nextMember(&members) {
            if !isKnown(name) { warn("unknown-variation", "the case '\(name)' of a variation is not known", at: position) }
            cases.removeAll { $0.name == name }
            cases.append(StringCatalog.Variation(name: name, position: position, value: try readValue(&json, depth: depth + 1)))
        }
        return cases
    }

    private mutating func readSubstitutions(
        _ json: inout JSONReader, depth: Int
    ) throws(DiagnosticError) -> [StringCatalog.Substitution] {
        var substitutions: [StringCatalog.Substitution] = []
        var members = try json.beginObject("'substitutions'")
        while let (name, position) = try json.nextMember(&members) {
            substitutions.removeAll { $0.name == name }
            substitutions.append(try readSubstitution(name, position, &json, depth: depth))
        }
        return substitutions
    }

    private mutating func readSubstitution(
        _ name: String, _ position: JSONNode.Position, _ json: inout JSONReader, depth: Int
    ) throws(DiagnosticError) -> StringCatalog.Substitution {
        var substitution = StringCatalog.Substitution(name: name, position: position, value: StringCatalog.Value())
        var members = try json.beginObject("the substitution '\(name)'")
        while let (key, place) = try json.nextMember(&members) {
            switch key {
            case "argNum": substitution.argumentNumber = try argumentNumber(&json)
            case "formatSpecifier": substitution.formatSpecifier = try json.takeString("'formatSpecifier'")
            case "variations": try readVariations(&json, into: &substitution.value, depth: depth + 1)
            case "stringUnit": substitution.value.unit = try readUnit(&json)
            default: substitution.value.unknown.append(try unknown(key, place, of: "the substitution '\(name)'", &json))
            }
        }
        return substitution
    }
}

// MARK: - Scalars and faults

extension StringCatalogReader {
    private func boolean(_ key: String, _ json: inout JSONReader) throws(DiagnosticError) -> Bool {
        let node = try json.takeNode()
        guard case .boolean(let truth) = node.content else {
            throw fault("invalid-value", "'\(key)' has to be 'true' or 'false'", at: node.position)
        }
        return truth
    }

    private func argumentNumber(_ json: inout JSONReader) throws(DiagnosticError) -> Int {
        let node = try json.takeNode()
        guard case .number(let text) = node.content, let number = Int(text), (1...999).contains(number) else {
            throw fault("invalid-value", "'argNum' has to be the number of an argument, from 1 to 999", at: node.position)
        }
        return number
    }

    private mutating func unknown(
        _ key: String, _ position: JSONNode.Position, of owner: String, _ json: inout JSONReader
    ) throws(DiagnosticError) -> JSONNode.Member {
        warn("unknown-key", "'\(key)' of \(owner) is not known and has no effect", at: position)
        return JSONNode.Member(key, at: position, try json.takeNode())
    }

    private mutating func warnOfDuplicate(_ key: String, at position: JSONNode.Position, first: JSONNode.Position) {
        diagnostics.append(
            Diagnostic(
                .warning, "duplicate-key", "the key '\(key)' stands twice in this object; the last one counts, so remove the other",
                at: position.location(in: path), notes: [Diagnostic.Note("the one before is here", at: first.location(in: path))]))
    }

    private mutating func warn(_ code: String, _ message: String, at position: JSONNode.Position) {
        diagnostics.append(Diagnostic(.warning, code, message, at: position.location(in: path)))
    }

    private func fault(_ code: String, _ message: String, at position: JSONNode.Position) -> DiagnosticError {
        DiagnosticError(code, message, at: position.location(in: path))
    }
}
