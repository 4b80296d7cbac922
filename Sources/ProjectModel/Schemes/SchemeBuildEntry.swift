public import Diagnostics
import XML

/// A target that a scheme builds, and what for.
public struct SchemeBuildEntry: Sendable, Hashable, SchemeView {
    var element: XMLElement
    static let elementName = "BuildActionEntry"

    init(_ element: XMLElement) {
        self.element = element
    }

    /// What a target can be built for, in the order of the file.
    public enum Purpose: String, Sendable, Hashable, CaseIterable {
        case testing
        case running
        case profiling
        case archiving
        case analyzing

        /// The name of the attribute.
        var attributeName: String { "buildFor" + rawValue.prefix(1).uppercased() + rawValue.dropFirst() }
    }

    /// Makes an entry.
    public init(_ reference: BuildableReference, for purposes: Set<Purpose> = Set(Purpose.allCases)) {
        element = XMLElement(Self.elementName)
        for purpose in Purpose.allCases { self[purpose] = purposes.contains(purpose) }
        self.reference = reference
    }

    /// Whether the target is built for something; it is when the file does not say.
    public subscript(purpose: Purpose) -> Bool {
        get { element[flag: purpose.attributeName] ?? true }
        set { element[flag: purpose.attributeName] = newValue }
    }

    /// The target.
    public var reference: BuildableReference? {
        get { element[BuildableReference.self] }
        set { element[BuildableReference.self] = newValue }
    }

    /// The place of the entry in the file; `nil` when it was not read.
    public var sourceLocation: SourceLocation? { element.location }
}
