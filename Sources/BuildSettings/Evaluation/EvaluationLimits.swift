/// How far a value may grow: every bound is far beyond what builds need.
enum EvaluationLimits {
    /// References inside each other, `$(inherited)` included. Each takes one kilobyte of the stack, or four in a debug build.
    case nesting
    /// References that one question may follow, each as often as it is used.
    case referenceCount
    /// The bytes of one value.
    case valueSize
    /// The bytes that one question may put together in all.
    case totalSize

    static let depth = 100
    static let references = 20_000
    static let valueBytes = 262_144
    static let totalBytes = 8_388_608

    /// The code of the diagnostic.
    var code: String {
        switch self {
        case .nesting: "setting-too-deep"
        case .referenceCount: "setting-too-many-references"
        case .valueSize, .totalSize: "setting-too-large"
        }
    }

    /// What the value does that it may not.
    var reason: String {
        switch self {
        case .nesting: "needs more than \(Self.depth) references inside each other"
        case .referenceCount: "takes more than \(Self.references) references to work out"
        case .valueSize: "grows beyond \(Self.valueBytes) bytes"
        case .totalSize: "takes more than \(Self.totalBytes) bytes to work out"
        }
    }
}
