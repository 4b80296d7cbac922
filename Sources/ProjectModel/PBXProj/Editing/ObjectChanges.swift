package import PropertyLists

/// What is to be different in a project: objects that get another content, are new, or go.
package struct ObjectChanges: Sendable, Hashable {
    /// The new content of objects by identifier, whether or not there is such an object.
    package private(set) var contents: [String: PropertyListTree] = [:]
    /// The identifiers of objects that go.
    package private(set) var removals: Set<String> = []
    /// The new values of keys beside `objects`, such as `objectVersion`; `nil` for a key that goes.
    package private(set) var rootValues: [String: PropertyListTree?] = [:]

    /// No changes.
    package init() {}

    /// Whether nothing is to be different.
    package var isEmpty: Bool { contents.isEmpty && removals.isEmpty && rootValues.isEmpty }

    /// Gives an object a content, which is a dictionary with an `isa`.
    package mutating func write(_ content: PropertyListTree, to identifier: String) {
        removals.remove(identifier)
        contents[identifier] = content
    }

    /// Lets an object go.
    package mutating func remove(_ identifier: String) {
        contents[identifier] = nil
        removals.insert(identifier)
    }

    /// Leaves an object as it is in the file.
    package mutating func forget(_ identifier: String) {
        contents[identifier] = nil
        removals.remove(identifier)
    }

    /// Gives a key beside `objects` a value, or lets it go.
    package mutating func setRoot(_ key: String, to value: PropertyListTree?) {
        rootValues[key] = .some(value)
    }
}
