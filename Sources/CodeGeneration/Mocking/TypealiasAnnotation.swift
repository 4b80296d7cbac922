import SwiftSource
import TemplateEngine

/// `typealias = "Item = Int"`: what an associated type is in a mock.
enum TypealiasAnnotation {
    /// The types by the names of the associated types.
    static func types(of type: TypeElement) -> [String: SwiftType] {
        guard case .dictionary(let annotations)? = type.object.templateMember("annotations"), let value = annotations["typealias"] else {
            return [:]
        }
        let texts = (value.array ?? [value]).compactMap(\.string)
        let pairs = texts.flatMap { SourceText.pieces(of: $0, at: ";") }.compactMap { text -> (String, SwiftType)? in
            guard let sign = text.firstIndex(of: "="), let type = SwiftType(String(text[text.index(after: sign)...])) else { return nil }
            return (SourceText.trimmed(text[..<sign]), type)
        }
        return Dictionary(pairs, uniquingKeysWith: { first, _ in first })
    }
}
