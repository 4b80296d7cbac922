import XML

/// A typed look at an element of a scheme, which names what is known and keeps the rest.
protocol SchemeView: Sendable, Hashable {
    /// The element looked at.
    var element: XMLElement { get set }
    /// Looks at an element.
    init(_ element: XMLElement)
    /// The name of the elements that the view is for.
    static var elementName: String { get }
}

extension XMLElement {
    /// The first element in it that a view is for.
    ///
    /// A new one is put where `order` wants it.
    subscript<View: SchemeView>(_ view: View.Type, order order: [String] = []) -> View? {
        get { element(named: View.elementName).map { View($0) } }
        set { replaceFirst(named: View.elementName, with: newValue?.element, order: order) }
    }

    /// What the element with a name holds of the elements that a view is for.
    ///
    /// An element that is not there is made when something is put into it.
    subscript<View: SchemeView>(list name: String, _ view: View.Type, order order: [String] = []) -> [View] {
        get { element(named: name)?.elements(named: [View.elementName]).map { View($0) } ?? [] }
        set {
            let existing = element(named: name)
            guard existing != nil || !newValue.isEmpty else { return }
            var list = existing ?? XMLElement(name)
            list.replaceElements(named: [View.elementName], with: newValue.map(\.element))
            replaceFirst(named: name, with: list, order: order)
        }
    }

    /// An attribute that is `YES` or `NO`; `nil` when it is neither.
    subscript(flag name: String) -> Bool? {
        get {
            switch self[attribute: name] {
            case "YES": true
            case "NO": false
            default: nil
            }
        }
        set { self[attribute: name] = newValue.map { $0 ? "YES" : "NO" } }
    }

    /// Puts an element in the place of the first with a name; without one, the first goes.
    mutating func replaceFirst(named name: String, with replacement: XMLElement?, order: [String]) {
        let others = elements(named: [name]).dropFirst()
        replaceElements(named: [name], with: (replacement.map { [$0] } ?? []) + others, order: order)
    }
}
