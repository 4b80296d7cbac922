import Diagnostics

extension TemplateRenderer {
    /// A name that stands for nothing, in a strict template.
    func unknownName(_ name: String) -> TemplateFailure {
        TemplateFailure("unknown variable '\(name)'" + hint(name, knownNames), code: "unknown-variable")
    }

    /// Says that a value has no such member, when the template is strict and nobody asked whether it has.
    func reportMissing(_ name: String, of value: TemplateValue) throws(TemplateFailure) {
        guard isStrict, toleratesMembers == 0 else { return }
        let known: [String]
        switch value {
        case .dictionary(let dictionary): known = dictionary.entries.map(\.key)
        case .object(let object): known = object.templateMemberNames
        case .record(let record): known = record.fields.map(\.label)
        case .null: throw TemplateFailure("'\(name)' is asked of nothing; test the value before it", code: "unknown-member")
        default: known = []
        }
        throw TemplateFailure("there is no member '\(name)'" + hint(name, known), code: "unknown-member")
    }

    private func hint(_ name: String, _ known: [String]) -> String {
        let sorted = known.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
        return Spelling.nearest(to: name, among: sorted).map { "; did you mean '\($0)'" } ?? "; check its spelling, or give it a 'default'"
    }
}
