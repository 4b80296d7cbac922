import Synchronization
import TemplateEngine

/// `codable`: what annotations say about the coding of a type, and the code of it; nothing when they say nothing.
enum CodableFilter {
    static let all = [
        TemplateFilter("codable", takesArguments: false) { value, _ in
            guard let type = value.modelObject?.element as? TypeElement else { return .null }
            return type.storage.coding(of: type).value
        },
        TemplateFilter("codableSupport", takesArguments: false) { value, _ in
            let types = (value.array ?? []).compactMap { $0.modelObject?.element as? TypeElement }
            return CodingContext.support(of: types).value
        },
    ]
}

extension ModelStorage {
    /// The coding of a type as templates see it; what is wrong with it is told once, with the other messages of the run.
    func coding(of type: TypeElement) -> CodingContext {
        if let known = codingTables.withLock({ $0[type.number] }) { return known.value }
        let made = Recorded {
            guard let (table, findings) = CodingTableReader.read(type) else { return CodingContext.none }
            for finding in findings { report(finding) }
            // A type that is refused has no code, and nothing is written then.
            return findings.isEmpty ? CodingContext(table, type) : CodingContext.none
        }
        codingTables.withLock { $0[type.number] = made }
        return made.value
    }
}
