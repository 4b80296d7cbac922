package import Diagnostics

/// A value and the place in a file where it is written.
package struct Located<Value: Sendable & Hashable>: Sendable, Hashable {
    /// The value.
    package var value: Value
    /// Where it is written.
    package var location: SourceLocation

    /// Joins a value with its place.
    package init(_ value: Value, at location: SourceLocation) {
        self.value = value
        self.location = location
    }
}
