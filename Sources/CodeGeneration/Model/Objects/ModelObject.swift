import Synchronization
package import TemplateEngine

/// An element of the model as templates see it.
///
/// A class, because a template may compare two of them, and because what was made for one question is kept for the next.
package final class ModelObject: TemplateObject {
    /// The element.
    package let element: any ModelElement
    /// What the element is.
    package let kind: ModelKind
    private let kept = Mutex<[Kept]>([])

    private struct Kept {
        let index: Int
        let value: Recorded<TemplateValue>
    }

    init<Element: ModelElement>(_ element: Element) {
        self.element = element
        kind = Element.kind
    }

    package func templateMember(_ name: String) -> TemplateValue? {
        let table = type(of: element)
        guard let index = table.memberIndex(name) else { return element.value(ofOther: name) }
        guard table.description(ofMember: index).isKept else { return element.value(ofMember: index) }
        if let known = known(index) { return known.value }
        // The lock is free meanwhile: the value may ask this object for another member.
        let made = Recorded { element.value(ofMember: index) }
        return kept.withLock { list in
            if let first = list.first(where: { $0.index == index }) { return first.value }
            list.append(Kept(index: index, value: made))
            return made
        }.value
    }

    private func known(_ index: Int) -> Recorded<TemplateValue>? {
        kept.withLock { list in list.first { $0.index == index }?.value }
    }

    /// Lets go of what was made.
    func forget() {
        let list = kept.withLock { list in
            defer { list = [] }
            return list
        }
        _ = list
    }

    package var templateMemberNames: [String] {
        let table = type(of: element)
        return (0..<table.memberCount).map { table.description(ofMember: $0).name }
    }

    package var templateText: String? { element.text }
}

extension TemplateValue {
    /// An element as a value.
    static func element(_ element: some ModelElement) -> TemplateValue { .object(ModelObject(element)) }

    /// Elements as a list.
    static func elements(_ elements: some Sequence<some ModelElement>) -> TemplateValue {
        .array(elements.map { .object(ModelObject($0)) })
    }

    /// An object that exists, or nothing.
    static func optional(_ object: ModelObject?) -> TemplateValue { object.map { .object($0) } ?? .null }

    /// A text, or nothing.
    static func optional(_ text: String?) -> TemplateValue { text.map { .string($0) } ?? .null }

    /// An element, or nothing.
    static func optional(_ element: (some ModelElement)?) -> TemplateValue { element.map { .element($0) } ?? .null }

    /// Texts as a list.
    static func strings(_ texts: some Sequence<String>) -> TemplateValue { .array(texts.map { .string($0) }) }
}
