/// Why a target is affected by a change, without looking at other targets.
package enum AffectedCause: Sendable, Hashable {
    /// A file that takes part in building it has changed.
    case file(path: String, phase: String, isRemoved: Bool)
    /// A file that its settings name has changed, such as its `Info.plist`.
    case settingsFile(path: String, setting: String)
    /// The project says something else about it.
    case definition(difference: String, others: Int)
    /// It did not exist.
    case newTarget
    /// A package outside of the workspace is used in another version.
    case package(identity: String, before: String?, after: String?)
    /// Something has changed in a project or package that could not be read.
    case unreadable(path: String)
    /// Nothing is known about what was before.
    case unknownPast(UnknownPast)

    /// Why nothing is known about what was before.
    package struct UnknownPast: Error, Sendable, Hashable {
        /// The reason in words.
        package var reason: String
    }
}

extension AffectedCause: CustomStringConvertible {
    package var description: String {
        switch self {
        case .file(let path, let phase, let isRemoved): "\(isRemoved ? "removed" : "changed"): '\(path)' in \(phase)"
        case .settingsFile(let path, let setting): "changed: '\(path)', which \(setting) names"
        case .definition(let difference, 0): difference
        case .definition(let difference, let others): "\(difference), and \(others) more \(others == 1 ? "difference" : "differences")"
        case .newTarget: "the target is new"
        case .package(let identity, let before?, let after?): "package '\(identity)' went from \(before) to \(after)"
        case .package(let identity, nil, let after): "package '\(identity)' is new\(after.map { " at \($0)" } ?? "")"
        case .package(let identity, .some, nil): "package '\(identity)' is gone"
        case .unreadable(let path): "changed: '\(path)', in a project or package that cannot be read"
        case .unknownPast(let past): past.reason
        }
    }
}
