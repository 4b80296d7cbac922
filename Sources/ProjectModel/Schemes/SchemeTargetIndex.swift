/// A target that a scheme can refer to.
public struct SchemeTarget: Sendable, Hashable {
    /// The absolute path of its project or package.
    public var container: String
    /// Its identifier in the project; of a target of a package its name.
    public var identifier: String
    /// Its name.
    public var name: String

    /// Makes a target.
    public init(container: String, identifier: String, name: String) {
        self.container = container
        self.identifier = identifier
        self.name = name
    }
}

/// Finds the targets that references of schemes mean.
///
/// The identifier decides. A generator that gives new identifiers leaves the schemes with the old ones; then a target with the same
/// name in the same project or package is meant.
public struct SchemeTargetIndex: Sendable {
    private let targets: [SchemeTarget]
    private var ordinalsByIdentifier: [Key: Int] = [:]
    private var ordinalsByName: [Key: Int] = [:]

    private struct Key: Hashable {
        var container: String
        var text: String
    }

    /// What a reference means.
    public struct Match: Sendable, Hashable {
        /// The target.
        public var target: SchemeTarget
        /// Whether only the name fits, so that the identifier of the reference is out of date.
        public var isByName: Bool
    }

    /// Makes an index; of targets that have the same identifier or name in the same place the first counts.
    public init(_ targets: [SchemeTarget]) {
        self.targets = targets
        for (ordinal, target) in targets.enumerated() {
            let identifier = Key(container: target.container, text: target.identifier)
            let name = Key(container: target.container, text: target.name)
            if ordinalsByIdentifier[identifier] == nil { ordinalsByIdentifier[identifier] = ordinal }
            if ordinalsByName[name] == nil { ordinalsByName[name] = ordinal }
        }
    }

    /// The target that a reference means; `nil` when there is none.
    ///
    /// - Parameters:
    ///   - reference: the reference.
    ///   - folder: the folder that it is relative to, ``SchemeStore/folder``.
    public func target(of reference: BuildableReference, in folder: String) -> Match? {
        guard let container = reference.containerPath(in: folder) else { return nil }
        return target(container: container, identifier: reference.blueprintIdentifier, name: reference.blueprintName)
    }

    /// The target that a reference means, given what it says; `nil` when there is none.
    ///
    /// - Parameters:
    ///   - container: the absolute path of the project or the package.
    ///   - identifier: the identifier of the target, as far as it is known.
    ///   - name: the name of the target, as far as it is known.
    public func target(container: String, identifier: String?, name: String?) -> Match? {
        if let identifier, let ordinal = ordinalsByIdentifier[Key(container: container, text: identifier)] {
            return Match(target: targets[ordinal], isByName: false)
        }
        guard let name, let ordinal = ordinalsByName[Key(container: container, text: name)] else { return nil }
        return Match(target: targets[ordinal], isByName: true)
    }
}
