public import Diagnostics
import PropertyLists

extension ProjectEdit {
    /// Lets a target be built before another one. What it makes is not linked: see ``addProduct(ofTarget:to:phase:attributes:)``.
    ///
    /// - Parameters:
    ///   - other: the target that is built first, by name or identifier.
    ///   - target: the target that needs it, by name or identifier.
    ///   - platforms: the platforms for which it is needed, such as `ios` or `macos`; all of them when empty.
    /// - Returns: the identifier of the dependency.
    /// - Throws: `DiagnosticError` when there is no such target, the dependency is there already, or the targets would need each
    ///   other.
    @discardableResult
    public mutating func addDependency(
        of target: String,
        on other: String,
        platforms: [String] = []
    ) throws(DiagnosticError) -> String {
        let target = try self.target(target)
        let other = try self.target(other)
        try requireDependency(of: target, onTarget: other)
        return insertDependency(of: target, on: other, platforms: platforms)
    }

    /// Lets a target no longer be built before another one.
    ///
    /// - Parameters:
    ///   - other: the target that is built first, by name or identifier.
    ///   - target: the target that needs it, by name or identifier.
    /// - Throws: `DiagnosticError` when there is no such target or dependency.
    public mutating func removeDependency(of target: String, on other: String) throws(DiagnosticError) {
        let target = try self.target(target)
        let other = try self.target(other)
        let found = dependencies(of: target).filter { $0.target == other }
        guard !found.isEmpty else {
            throw fault(
                "no-such-dependency",
                "the target '\(name(ofTarget: target))' has no dependency on '\(name(ofTarget: other))'", at: target)
        }
        for dependency in found { removeDependencyObject(dependency.identifier, of: target, on: other) }
    }

    /// Makes sure that a target can come to need another one.
    private func requireDependency(of target: String, onTarget other: String) throws(DiagnosticError) {
        let (name, otherName) = (self.name(ofTarget: target), self.name(ofTarget: other))
        guard target != other else { throw fault("needs-itself", "the target '\(name)' cannot need itself", at: target) }
        if dependencies(of: target).contains(where: { $0.target == other }) {
            throw fault("already-there", "the target '\(name)' has a dependency on '\(otherName)' already", at: target)
        }
        guard let chain = chain(from: other, to: target) else { return }
        let needs = chain.dropFirst().map { "needs '\(self.name(ofTarget: $0))'" }.joined(separator: ", which ")
        throw fault("cycle", "the target '\(name)' cannot depend on '\(otherName)', which \(needs)", at: target)
    }

    /// The targets by which one comes to need another one, both included; `nil` when it does not.
    private func chain(from start: String, to end: String) -> [String]? {
        var previous: [String: String] = [:]
        var open = [start]
        var visited: Set<String> = [start]
        while !open.isEmpty, !visited.contains(end) {
            var next: [String] = []
            for target in open {
                for other in dependencies(of: target).compactMap(\.target) where visited.insert(other).inserted {
                    previous[other] = target
                    next.append(other)
                }
            }
            open = next
        }
        guard visited.contains(end) else { return nil }
        var chain = [end]
        while let target = chain.last, let before = previous[target] { chain.append(before) }
        return chain.reversed()
    }

    /// The dependencies of a target by now, with the target of this project that each is on.
    func dependencies(of target: String) -> [(identifier: String, target: String?)] {
        (draft.object(target)?.texts("dependencies") ?? []).compactMap { identifier in
            guard let object = draft.object(identifier) else { return nil }
            if let other = object.text("target") { return (identifier, other) }
            let proxy = object.text("targetProxy").flatMap { draft.object($0) }
            let isOwn = proxy?.text("containerPortal") == draft.projectIdentifier
            return (identifier, isOwn ? proxy?.text("remoteGlobalIDString") : nil)
        }
    }

    /// Puts in a dependency and the proxy that it goes by.
    mutating func insertDependency(of target: String, on other: String, platforms: [String] = []) -> String {
        let path = Self.dependencyPath(of: target, on: other)
        let proxy = DraftObject(
            .containerItemProxy,
            [
                "containerPortal": .string(draft.projectIdentifier), "proxyType": .string("1"), "remoteGlobalIDString": .string(other),
                "remoteInfo": .string(name(ofTarget: other)),
            ])
        var object = DraftObject(.targetDependency, ["target": .string(other)])
        object["targetProxy"] = .string(draft.insert(proxy, path: path + "/proxy"))
        object.setPlatforms(platforms)
        return draft.insert(object, path: path, intoList: "dependencies", of: target)
    }

    /// Takes a dependency out of a target, and its proxy when nothing else goes by it.
    ///
    /// - Parameter other: the target that it is on, if it is one of this project; else it is on a plug-in of a package.
    mutating func removeDependencyObject(_ identifier: String, of target: String, on other: String?) {
        let object = draft.object(identifier)
        let subject = other ?? object?.text("productRef") ?? ""
        draft.remove(identifier, madeAs: Self.dependencyPath(of: target, on: subject), fromList: "dependencies", of: target)
        draft.remove(identifier)
        if let proxy = object?.text("targetProxy"), draft.referrers(of: proxy).isEmpty { draft.remove(proxy) }
    }

    /// What a dependency on a target, or on a plug-in of a package, is.
    static func dependencyPath(of target: String, on other: String) -> String { "dependency/\(target)/\(other)" }
}

extension DraftObject {
    /// Names the platforms that a build file or dependency is for; all of them when empty.
    mutating func setPlatforms(_ platforms: [String]) {
        if platforms.count == 1 { self["platformFilter"] = .string(platforms[0]) }
        if platforms.count > 1 { self["platformFilters"] = .texts(platforms) }
    }
}
