import Synchronization
import TemplateEngine

/// `deepLinks`: what the annotations of an enumeration say about its links; nothing when they say nothing.
enum DeepLinksFilter {
    static let all = [
        TemplateFilter("deepLinks", takesArguments: false) { value, _ in
            guard let type = value.modelObject?.element as? TypeElement, type.typeKind == .enumeration else { return .null }
            return type.storage.deepLinks(of: type)
        }
    ]
}

extension ModelStorage {
    /// The deep links of an enumeration as templates see them; what is wrong with them is told once, with the other messages of the run.
    func deepLinks(of type: TypeElement) -> TemplateValue {
        if let known = deepLinkTables.withLock({ $0[type.number] }) { return known }
        var value = TemplateValue.null
        if let (table, findings) = DeepLinkTableReader.read(type) {
            value = DeepLinkContext(table: table, storage: self).value
            for finding in findings { report(finding) }
        }
        deepLinkTables.withLock { $0[type.number] = value }
        return value
    }
}
