public import Diagnostics
import PropertyLists

extension ProjectEdit {
    /// Removes a target with everything that is there for it alone, and from everything that needs it.
    ///
    /// Its phases, configurations, rules, dependencies and product go; so do the dependencies of other targets on it, its product
    /// in their phases, and the exceptions of synchronized folders for it. Files and folders stay in the project. Schemes and
    /// test plans are files of their own and keep their references.
    ///
    /// - Parameter name: the name of the target, or its identifier.
    /// - Throws: `DiagnosticError` when there is no such target.
    public mutating func removeTarget(_ name: String) throws(DiagnosticError) {
        let target = try self.target(name)
        guard let object = draft.object(target) else { return }
        removeFromOthers(target)
        for phase in object.texts("buildPhases") where draft.object(phase) != nil {
            removeContent(ofPhase: phase, of: target)
            draft.remove(phase)
        }
        for dependency in dependencies(of: target) { removeOwnDependency(dependency.identifier) }
        for product in object.texts("packageProductDependencies") { removeOwnProduct(product, of: target) }
        for rule in object.texts("buildRules") { draft.remove(rule) }
        if let list = object.text("buildConfigurationList") {
            for configuration in draft.object(list)?.texts("buildConfigurations") ?? [] { draft.remove(configuration) }
            draft.remove(list)
        }
        draft.remove(target, madeAs: Self.targetPath(object), fromList: "targets", of: draft.projectIdentifier)
        draft.remove(target)
        if let product = object.text("productReference") { removeProductReference(product, of: target) }
        removeAttributes(of: target)
    }

    /// Removes what other objects have for a target: dependencies with their proxies, and exceptions of folders.
    private mutating func removeFromOthers(_ target: String) {
        for referrer in draft.referrers(of: target) {
            switch draft.objectClass(of: referrer) {
            case .synchronizedBuildFileExceptionSet?: removeExceptionSet(referrer)
            case .targetDependency? where draft.object(referrer)?.text("target") == target: removeDependency(referrer, on: target)
            case .containerItemProxy? where draft.object(referrer)?.text("containerPortal") == draft.projectIdentifier:
                for dependency in draft.referrers(of: referrer) where draft.objectClass(of: dependency) == .targetDependency {
                    removeDependency(dependency, on: target)
                }
                draft.remove(referrer)
            default: break
            }
        }
    }

    private mutating func removeDependency(_ dependency: String, on target: String) {
        let owners = draft.referrers(of: dependency)
        for owner in owners { removeDependencyObject(dependency, of: owner, on: target) }
        if owners.isEmpty { draft.remove(dependency) }
    }

    /// Removes a dependency of a target that goes itself.
    private mutating func removeOwnDependency(_ identifier: String) {
        let object = draft.object(identifier)
        draft.remove(identifier)
        for key in ["targetProxy", "productRef"] {
            guard let used = object?.text(key), draft.referrers(of: used).isEmpty else { continue }
            draft.remove(used)
        }
    }

    /// Removes the use of a package product, unless another target has the same object.
    private mutating func removeOwnProduct(_ product: String, of target: String) {
        guard draft.object(product) != nil, draft.referrers(of: product).allSatisfy({ $0 == target }) else { return }
        draft.remove(product)
    }

    /// Removes a product from its group and from the phases of other targets, and a group of products that came with it.
    private mutating func removeProductReference(_ product: String, of target: String) {
        let isShared = draft.referrers(of: product).contains { draft.object($0)?.text("productReference") == product }
        guard draft.object(product) != nil, !isShared else { return }
        for referrer in draft.referrers(of: product) {
            switch draft.objectClass(of: referrer) {
            case .buildFile?: removeBuildFile(referrer)
            case .group?:
                draft.remove(product, madeAs: Self.productPath(of: target), fromList: "children", of: referrer)
            default: break
            }
        }
        draft.remove(product)
        guard let main = draft.mainGroup, let group = draft.object(draft.projectIdentifier)?.text("productRefGroup"),
            draft.object(group)?.texts("children").isEmpty == true, isMade(group, as: Self.productsGroupPath(in: main))
        else { return }
        draft.remove(group, madeAs: Self.productsGroupPath(in: main), fromList: "children", of: main)
        draft.update(draft.projectIdentifier) { $0["productRefGroup"] = nil }
        draft.remove(group)
    }

    private func isMade(_ identifier: String, as path: String) -> Bool {
        identifier == SemanticIdentifier.make(path) { _ in false }
    }

    private mutating func removeAttributes(of target: String) {
        guard draft.referrers(of: target).contains(draft.projectIdentifier) else { return }
        setTargetAttributes { table in
            table[target] = nil
            guard case .dictionary(let pairs) = table.tree else { return }
            for pair in pairs {
                var own = DraftObject(pair.value)
                guard own.text("TestTargetID") == target else { continue }
                own["TestTargetID"] = nil
                table[pair.key] = own.tree.isEmpty ? nil : own.tree
            }
        }
    }
}
