/// The types of value in a property list.
///
/// OpenStep text knows only ``dictionary``, ``array``, ``string`` and ``data``; the others come from XML and binary files.
public enum PropertyListKind: UInt8, Sendable, Hashable, CaseIterable {
    case dictionary
    case array
    case string
    case data
    case integer
    case real
    case boolean
    case date
    /// A reference number inside a keyed archive; only binary files have it.
    case uniqueIdentifier
}
