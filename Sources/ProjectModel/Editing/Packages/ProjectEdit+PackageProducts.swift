public import Diagnostics
import PropertyLists

extension ProjectEdit {
    /// Lets a target use a product of a Swift package.
    ///
    /// - Parameters:
    ///   - product: the name of the product.
    ///   - package: the package that has it, by its URL, the last part of that, its folder, or the identifier of the reference.
    ///   - target: the name of the target, or its identifier.
    ///   - kind: what it does with the product.
    ///   - phase: the name or kind of the phase, such as `Embed Frameworks`; the one that links when `nil`. A plug-in has none.
    ///   - attributes: what is special about it there.
    /// - Throws: `DiagnosticError` when there is no such package, target or phase, or the target uses the product there already.
    public mutating func addPackageProduct(
        _ product: String,
        package: String,
        target: String,
        kind: PackageProductKind = .library,
        phase: String? = nil,
        attributes: MemberAttributes = MemberAttributes()
    ) throws(DiagnosticError) {
        let target = try self.target(target)
        let package = try self.package(package)
        guard !product.isEmpty else { throw fault("no-name", "a product needs a name") }
        let known = knownProduct(product, package: package, of: target, kind)
        guard kind == .library else {
            guard known == nil else { throw productIsThere(product, target) }
            return insertPlugin(product, package: package, in: target, platforms: attributes.platforms)
        }
        let phase = try self.phase(phase ?? BuildPhase.Kind.frameworks.rawValue, of: target)
        if let known, !buildFiles(of: known, inPhase: phase).isEmpty { throw productIsThere(product, target) }
        let dependency = known ?? insertProduct(product, package: package, in: target)
        insertBuildFile(of: dependency, intoPhase: phase, attributes: attributes, key: "productRef")
    }

    /// Lets a target no longer use a product of a Swift package.
    ///
    /// - Parameters:
    ///   - product: the name of the product.
    ///   - package: the package that has it, as in ``addPackageProduct(_:package:target:kind:phase:attributes:)``; any when `nil`.
    ///   - target: the name of the target, or its identifier.
    ///   - phase: the name or kind of the phase; all of them when `nil`.
    /// - Throws: `DiagnosticError` when there is no such package, target or phase, or the target does not use the product there.
    public mutating func removePackageProduct(
        _ product: String,
        package: String? = nil,
        target: String,
        phase: String? = nil
    ) throws(DiagnosticError) {
        let target = try self.target(target)
        let package = try package.map { name throws(DiagnosticError) in try self.package(name) }
        let named = try phase.map { name throws(DiagnosticError) in try self.phase(name, of: target) }
        let candidates = packageProducts(of: target) + plugins(of: target)
        let found = candidates.filter {
            isProduct($0, product, package: package, .library) || isProduct($0, product, package: package, .plugin)
        }
        let used = found.filter { dependency in named.map { !buildFiles(of: dependency, inPhase: $0).isEmpty } ?? true }
        guard !used.isEmpty else {
            let place = phase.map { " in the phase '\($0)'" } ?? ""
            throw fault(
                "not-a-member", "the target '\(name(ofTarget: target))' does not use the product '\(product)'" + place,
                at: target)
        }
        for dependency in used {
            for phase in named.map({ [$0] }) ?? phases(of: target).map(\.identifier) {
                for buildFile in buildFiles(of: dependency, inPhase: phase) { removeBuildFile(buildFile) }
            }
            dropUnusedProduct(dependency, of: target)
        }
    }

    // MARK: - Objects

    /// The products of packages that a target links or copies.
    func packageProducts(of target: String) -> [String] {
        let listed = draft.object(target)?.texts("packageProductDependencies") ?? []
        let built = phases(of: target).flatMap { $0.object.texts("files") }.compactMap { draft.object($0)?.text("productRef") }
        return listed + Set(built).subtracting(listed).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }

    /// The plug-ins of packages that a target runs.
    private func plugins(of target: String) -> [String] {
        dependencies(of: target).compactMap { draft.object($0.identifier)?.text("productRef") }
    }

    private func isProduct(_ identifier: String, _ name: String, package: String?, _ kind: PackageProductKind) -> Bool {
        guard let object = draft.object(identifier), object.text("productName") == Self.productName(name, kind) else { return false }
        guard let package else { return true }
        // A package that is a reference to a folder is not named by its products.
        return object.text("package") == (draft.objectClass(of: package) == .fileReference ? nil : package)
    }

    private func knownProduct(_ name: String, package: String, of target: String, _ kind: PackageProductKind) -> String? {
        let candidates = kind == .plugin ? plugins(of: target) : packageProducts(of: target)
        return candidates.first { isProduct($0, name, package: package, kind) }
    }

    private func productIsThere(_ product: String, _ target: String) -> DiagnosticError {
        fault("already-there", "the target '\(name(ofTarget: target))' uses the product '\(product)' there already", at: target)
    }

    private static func productName(_ name: String, _ kind: PackageProductKind) -> String {
        kind == .plugin ? "plugin:" + name : name
    }

    private func newProduct(_ name: String, package: String) -> DraftObject {
        var object = DraftObject(.swiftPackageProductDependency, ["productName": .string(name)])
        if draft.objectClass(of: package) != .fileReference { object["package"] = .string(package) }
        return object
    }

    private mutating func insertProduct(_ name: String, package: String, in target: String) -> String {
        let object = newProduct(name, package: package)
        return draft.insert(object, path: Self.productPath(object, in: target), intoList: "packageProductDependencies", of: target)
    }

    private mutating func insertPlugin(_ name: String, package: String, in target: String, platforms: [String]) {
        let object = newProduct(Self.productName(name, .plugin), package: package)
        let product = draft.insert(object, path: Self.productPath(object, in: target))
        var dependency = DraftObject(.targetDependency, ["productRef": .string(product)])
        dependency.setPlatforms(platforms)
        _ = draft.insert(dependency, path: Self.dependencyPath(of: target, on: product), intoList: "dependencies", of: target)
    }

    /// What the use of a product is.
    private static func productPath(_ product: DraftObject, in target: String) -> String {
        "package-product/\(target)/\(product.text("package") ?? "")/\(product.text("productName") ?? "")"
    }

    /// Removes the use of a product by a target when no phase of any target has it any more.
    mutating func dropUnusedProduct(_ identifier: String, of target: String) {
        guard !draft.referrers(of: identifier).contains(where: { draft.objectClass(of: $0) == .buildFile }) else { return }
        removePackageProductObject(identifier)
    }

    /// Removes the use of a product from everything that mentions it.
    mutating func removePackageProductObject(_ identifier: String) {
        guard let object = draft.object(identifier) else { return }
        for referrer in draft.referrers(of: identifier) {
            switch draft.objectClass(of: referrer) {
            case .buildFile?: removeBuildFile(referrer)
            case .targetDependency?:
                for target in draft.referrers(of: referrer) { removeDependencyObject(referrer, of: target, on: nil) }
            default:
                draft.remove(
                    identifier, madeAs: Self.productPath(object, in: referrer), fromList: "packageProductDependencies", of: referrer)
            }
        }
        draft.remove(identifier)
    }
}
