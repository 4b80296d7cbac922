/// The notations in which a property list is written.
public enum PropertyListFormat: Sendable, Hashable, CaseIterable {
    /// The text of NeXTSTEP and OpenStep, in which Xcode writes `project.pbxproj`: `{ key = value; }`.
    case openStep
    /// The XML of Mac OS X 10.0 and later.
    case xml
    /// The binary form that begins with `bplist00`.
    case binary
    /// JSON, as `plutil -convert json` writes it.
    case json
}
