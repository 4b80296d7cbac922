import Diagnostics
import Synchronization
import TemplateEngine

/// What is seen of which type.
struct TypeViewKey: Hashable, Sendable {
    let type: Int
    let name: String
}

extension TypeElement {
    /// What a template sees of the type by a name, made once; what is wrong is told with the other messages of the run.
    func view(_ name: String, _ make: (TypeElement) -> (value: TemplateValue, findings: [Diagnostic])) -> TemplateValue {
        let key = TypeViewKey(type: number, name: name)
        if let known = storage.typeViews.withLock({ $0[key] }) { return known.value }
        let made = Recorded {
            let (value, findings) = make(self)
            for finding in findings { storage.report(finding) }
            return findings.isEmpty ? value : .null
        }
        storage.typeViews.withLock { $0[key] = made }
        return made.value
    }
}
