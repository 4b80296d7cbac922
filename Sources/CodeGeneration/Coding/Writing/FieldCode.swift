/// Writes how single values are read and written.
struct FieldCode {
    var support = CodingSupport()
    /// Whether what was written so far needs the place of the whole, and the container.
    private(set) var usesPlace = false
    private(set) var usesContainer = false
    /// The places that are opened before.
    var places = OpenPlaces()
    /// The keys of other values, which a dictionary of the rest does not have.
    var knownKeys: [String] = []

    /// Notes that the container is needed for something else.
    mutating func noteContainer() { usesContainer = true }

    /// How a value is read.
    struct Reading {
        /// What stands before.
        var setup: [String] = []
        var expression: String
    }

    /// The expression that reads a value.
    ///
    /// - Parameters:
    ///   - container: the container.
    ///   - key: how the key is written in generated code.
    ///   - base: the place that keys lead on from; the key of the place is a text.
    mutating func reading(_ field: CodedField, container: String, key: String, base: String = "place") -> Reading {
        if let decoder = field.decoder { return Reading(expression: call(decoder, field, container)) }
        if field.rules.isFlattened { return Reading(expression: flattened(field)) }
        let form = form(of: field)
        let type = form ?? field.type.text
        let value = form == nil ? "" : ".value"
        if field.rules.needsPlace { return placed(field, type, value, base) }
        usesContainer = true
        func decoded(_ method: String, _ type: String) -> String { "try \(container).\(method)(\(type).self, forKey: \(key))" }
        if field.rules.isRequired { return Reading(expression: decoded("decode", Self.optional(type)) + (form == nil ? "" : "?.value")) }
        guard field.type.isOptional || field.rules.missing != nil else { return Reading(expression: decoded("decode", type) + value) }
        let expression = decoded("decodeIfPresent", type) + (form == nil ? "" : "?.value")
        return Reading(expression: Self.or(expression, field.rules.missing))
    }

    private static func optional(_ type: String) -> String { type.hasPrefix("any ") ? "(\(type))?" : type + "?" }

    private static func or(_ expression: String, _ fallback: String?) -> String {
        guard let fallback, fallback != "nil" else { return expression }
        return expression + " ?? " + fallback
    }

    private func call(_ function: CodingFunction, _ field: CodedField, _ container: String) -> String {
        let word = function.canThrow ? "try " : ""
        let call = "\(word)Self.\(function.name)(from: \(function.takesCoder ? "decoder" : container))"
        return function.isOptional ? Self.or(call, field.rules.missing) : call
    }

    private mutating func flattened(_ field: CodedField) -> String {
        if let form = restForm(field) {
            let keys = knownKeys.map(SwiftLiteral.text).joined(separator: ", ")
            let pruned = field.rules.isPruned ? ", isPruned: true" : ""
            return "try Coded.rest(of: \(form).self, from: decoder, without: [\(keys)]\(pruned))"
        }
        guard field.type.isOptional || field.rules.missing != nil else { return "try \(field.type.text)(from: decoder)" }
        support.need(.flattened)
        return Self.or("try Coded.flattened(\(field.type.text).self, from: decoder)", field.rules.missing)
    }

    /// The reading of a value that may stand in several places, or be malformed.
    private mutating func placed(_ field: CodedField, _ type: String, _ value: String, _ base: String) -> Reading {
        support.need(.place)
        usesPlace = true
        let own = places.source(of: field.rules.path ?? [.key(field.key)], whole: base)
        let others = field.rules.alternatives.map { places.source(of: $0, whole: base) }
        let place = others.isEmpty ? own : "Coded.Place.first(\(([own] + others).joined(separator: ", ")))"
        let chain = value.isEmpty ? "" : "?.value"
        guard let malformed = field.rules.malformed else {
            if field.rules.isRequired { return Reading(expression: "try \(place).decodePresent(\(type).self)\(chain)") }
            guard field.type.isOptional || field.rules.missing != nil else {
                return Reading(expression: "try \(place).decode(\(type).self)\(value)")
            }
            return Reading(expression: Self.or("try \(place).decodeIfPresent(\(type).self)\(chain)", field.rules.missing))
        }
        let missing = field.rules.missing ?? (field.type.isOptional ? "nil" : nil)
        guard let missing else { return Reading(expression: Self.or("try \(place).decodeWellFormed(\(type).self)\(chain)", malformed)) }
        if missing == malformed {
            return Reading(expression: Self.or("\(place).attempt(\(type).self)\(chain)", missing))
        }
        let name = field.name.filter { $0 != "_" } + "Place"
        let wellFormed = Self.or("\(name).decodeWellFormed(\(type).self)\(chain)", malformed)
        return Reading(setup: ["let \(name) = \(place)"], expression: "try \(name).isPresent ? \(wellFormed) : \(missing)")
    }

    /// The lines that write a value.
    ///
    /// - Parameters:
    ///   - value: the expression of the value.
    ///   - key: how the key is written in generated code; `nil` in an array.
    mutating func writing(_ field: CodedField, _ value: String, container: String, key: String?) -> String {
        if let encoder = field.encoder {
            if !encoder.takesCoder { usesContainer = true }
            return "\(encoder.canThrow ? "try " : "")self.\(encoder.name)(to: \(encoder.takesCoder ? "encoder" : "&" + container))"
        }
        if let form = restForm(field) {
            return "try Coded.write(rest: \(value)\(field.type.isOptional ? " ?? [:]" : ""), as: \(form).self, to: encoder)"
        }
        if field.rules.isFlattened { return "try \(value)\(field.type.isOptional ? "?" : "").encode(to: encoder)" }
        usesContainer = true
        let argument = key.map { ", forKey: \($0)" } ?? ""
        let method = field.type.isOptional && !field.rules.writesNil && key != nil ? "encodeIfPresent" : "encode"
        var written = field
        // What was left out, and what has to be there, is no matter any more.
        (written.rules.isPruned, written.rules.isNotEmpty) = (false, false)
        guard let form = form(of: written) else { return "try \(container).\(method)(\(value)\(argument))" }
        let formed = field.type.isOptional ? "\(value).map { \(form)($0) }" : "\(form)(\(value))"
        return "try \(container).\(method)(\(formed)\(argument))"
    }

    /// The form of the values of a dictionary of what no other value has; `nil` for any other value.
    private mutating func restForm(_ field: CodedField) -> String? {
        guard field.isRest, case .dictionary(_, let value) = field.type.shape else { return nil }
        support.need(.rest)
        var form = FormName(rules: field.rules, support: support)
        defer { support = form.support }
        return form.formOrPlain(value)
    }

    /// The form of a value; `nil` when it codes itself.
    private mutating func form(of field: CodedField) -> String? {
        var form = FormName(rules: field.rules, support: support)
        defer { support = form.support }
        return form.name(of: field.type.shape, text: field.type.text)
    }
}
