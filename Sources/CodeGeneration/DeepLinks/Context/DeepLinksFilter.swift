import Synchronization
import TemplateEngine

/// `deepLinks`: what the annotations of an enumeration say about its links; nothing when they say nothing.
enum DeepLinksFilter {
    static let all = [
        TemplateFilter("deepLinks", takesArguments: false) { value, _ in
            guard let type = value.modelObject?.element as? TypeElement, type.typeKind == .enumeration else { return .null }
            return type.storage.deepLinks(of: type)
        },
        TemplateFilter("deepLinkTypes", takesArguments: false) { value, _ in .array(types(value)) },
        swiftText,
    ]

    /// `swiftText`: a text as it is written in Swift.
    static let swiftText = TemplateFilter("swiftText", takesArguments: false) { value, _ in
        guard let text = value.losslessText else { return .null }
        return .string(SwiftLiteral.text(text))
    }

    /// The types that the deep links of several enumerations read, each once; those that say themselves how are left out.
    private static func types(_ value: TemplateValue) -> [TemplateValue] {
        var names: Set<String> = []
        var list: [TemplateValue] = []
        for item in value.array ?? [] {
            guard let type = item.modelObject?.element as? TypeElement, type.typeKind == .enumeration,
                case .dictionary(let table) = type.storage.deepLinks(of: type), table["isExtensible"]?.isTrue == true
            else { continue }
            for type in table["types"]?.array ?? [] {
                guard case .dictionary(let fields) = type, fields["conformance"]?.string != "own" else { continue }
                // All types of one generic enumeration have one conformance.
                let name = fields["kind"]?.string == "either" ? "Either" : fields["name"]?.string ?? ""
                if names.insert(name).inserted { list.append(type) }
            }
        }
        return list
    }
}

extension ModelStorage {
    /// The deep links of an enumeration as templates see them; what is wrong with them is told once, with the other messages of the run.
    func deepLinks(of type: TypeElement) -> TemplateValue {
        if let known = deepLinkTables.withLock({ $0[type.number] }) { return known.value }
        let made = Recorded {
            guard let (table, findings) = DeepLinkTableReader.read(type) else { return TemplateValue.null }
            for finding in findings { report(finding) }
            return DeepLinkContext(table: table, storage: self).value
        }
        deepLinkTables.withLock { $0[type.number] = made }
        return made.value
    }
}
