import PropertyLists

/// The order in which Xcode writes what has no order of its own.
enum PairOrder {
    /// A key and its value.
    typealias Pair = (key: PropertyListValue, value: PropertyListValue)

    /// The pairs of a dictionary: `isa` first, then by the UTF-8 bytes of the keys; equal keys keep their order.
    static func sorted(_ pairs: PropertyListPairs) -> [Pair] {
        sorted(Array(pairs)) { left, right in
            let leftIsClass = left.key.equals("isa")
            let rightIsClass = right.key.equals("isa")
            if leftIsClass != rightIsClass { return leftIsClass }
            return precedes(left.key, right.key)
        }
    }

    /// The class in whose section an object is printed.
    ///
    /// Of objects with the same identifier the last one counts. They all stand in its section, so that it is still the last
    /// one when they are of different classes.
    static func section(of object: PBXObject) -> String {
        var counting = object
        if !object.table.shadowedOrdinals.isEmpty, let ordinal = object.table.ordinal(of: object.identifierValue) {
            counting = PBXObject(table: object.table, ordinal: ordinal)
        }
        return counting.objectClass?.rawValue ?? counting.className
    }

    /// Objects by the UTF-8 bytes of their identifiers; equal ones keep their order.
    static func sortedByIdentifier(_ objects: [PBXObject]) -> [PBXObject] {
        sorted(objects) { precedes($0.identifierValue, $1.identifierValue) }
    }

    /// The references of a project to other projects, by the names of those without regard to case.
    static func sortedByProjectName(_ references: PropertyListItems, in table: PBXObjectTable) -> [PropertyListValue] {
        let named = references.map { reference in
            let file = reference["ProjectRef"].flatMap(table.ordinal(of:)).map { PBXObject(table: table, ordinal: $0) }
            let path = file?.text("name") ?? file?.text("path") ?? ""
            return (name: (path.split(separator: "/").last ?? "").lowercased(), reference: reference)
        }
        return sorted(named) { left, right in
            left.name == right.name
                ? left.reference.identity < right.reference.identity
                : left.name.utf8.lexicographicallyPrecedes(right.name.utf8)
        }.map(\.reference)
    }

    /// Most files are in order already, and then looking is all there is to do.
    private static func sorted<Element>(_ elements: [Element], by precedes: (Element, Element) -> Bool) -> [Element] {
        zip(elements, elements.dropFirst()).contains { precedes($1, $0) } ? elements.sorted(by: precedes) : elements
    }

    /// Whether a text is less than another one by its UTF-8 bytes; the place in the file decides between equal ones.
    static func precedes(_ left: PropertyListValue, _ right: PropertyListValue) -> Bool {
        left.withText { leftText in
            right.withText { rightText in
                for index in 0..<min(leftText.count, rightText.count) where leftText[index] != rightText[index] {
                    return leftText[index] < rightText[index]
                }
                return leftText.count == rightText.count ? left.identity < right.identity : leftText.count < rightText.count
            }
        }
    }
}
