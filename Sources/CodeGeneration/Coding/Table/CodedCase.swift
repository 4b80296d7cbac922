import Diagnostics

/// A case of an enumeration.
struct CodedCase: Sendable {
    var name: String
    /// The text that stands for it.
    var key: String
    /// Other texts that are read as it.
    var alternatives: [String] = []
    /// Whether what no case stands for is read as it.
    var isFallback = false
    /// Whether it is neither read nor written.
    var isSkipped = false
    var fields: [CodedField] = []
    var condition: String?
    var location: SourceLocation

    /// Whether all associated values have labels.
    var isLabelled: Bool { fields.allSatisfy { !$0.isUnlabelled } }
}
