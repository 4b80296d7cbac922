public import Diagnostics
import PropertyLists
import SystemSupport

extension ProjectEdit {
    /// Lets the project use a Swift package from a repository.
    ///
    ///     try edit.addPackage("https://example.com/tools/parser.git", requirement: .upToNextMajor(from: "1.2.0"))
    ///     try edit.addPackageProduct("Parser", package: "parser", target: "App")
    ///
    /// - Parameters:
    ///   - url: where it is.
    ///   - requirement: which versions may be used.
    ///   - traits: the traits that are on; the package's own choice when `nil`, none when empty.
    /// - Returns: the identifier of the reference.
    /// - Throws: `DiagnosticError` when the project has the package already or is too old for packages, or a version is none.
    @discardableResult
    public mutating func addPackage(
        _ url: String, requirement: PackageRequirement, traits: [String]? = nil
    ) throws(DiagnosticError) -> String {
        try requirePackages()
        let identity = Self.packageIdentity(url)
        guard !identity.isEmpty else { throw fault("no-name", "a package needs a URL") }
        if let wrong = requirement.versions.first(where: { !PackageRequirement.isVersion($0) }) {
            throw fault("wrong-version", "'\(wrong)' is no version of a package; versions are like 1.2.0")
        }
        let known = packageReferences.first { draft.object($0)?.text("repositoryURL").map(Self.packageIdentity) == identity }
        if let known { throw fault("already-there", "the project uses the package '\(url)' already", at: known) }
        var object = DraftObject(
            .remoteSwiftPackageReference, ["repositoryURL": .string(url), "requirement": requirement.tree])
        if let traits { object["traits"] = .texts(traits) }
        return draft.insert(object, path: Self.packagePath(object), intoList: "packageReferences", of: draft.projectIdentifier)
    }

    /// Lets the project use a Swift package in a folder.
    ///
    /// Projects for Xcode 15 and later have an object for it, older ones a reference to the folder.
    ///
    /// - Parameters:
    ///   - path: the folder, absolute or from the source root of the project.
    ///   - traits: the traits that are on; the package's own choice when `nil`, none when empty.
    /// - Returns: the identifier of the reference.
    /// - Throws: `DiagnosticError` when there is no package in the folder, the project has it already, or is too old.
    @discardableResult
    public mutating func addLocalPackage(_ path: String, traits: [String]? = nil) throws(DiagnosticError) -> String {
        try requirePackages()
        let folder = absolutePath(path)
        guard project.fileSystem.kind(at: PathText.join(folder, "Package.swift")) == .file else {
            throw fault("no-such-package", "there is no package in '\(shown(folder))', that is no file 'Package.swift'")
        }
        if let known = localPackage(at: folder) {
            throw fault("already-there", "the project has the package '\(shown(folder))' already", at: known)
        }
        let hasObjects = packageReferences.contains { draft.objectClass(of: $0) == .localSwiftPackageReference }
        guard draft.objectVersion >= 60 || hasObjects else {
            guard traits == nil else {
                throw fault("old-object-version", "the project has the object version \(draft.objectVersion), and traits need 60 or later")
            }
            return try insertPackageFolder(folder)
        }
        var object = DraftObject(
            .localSwiftPackageReference, ["relativePath": .string(PathText.relative(folder, to: project.place.folder))])
        if let traits { object["traits"] = .texts(traits) }
        return draft.insert(object, path: Self.packagePath(object), intoList: "packageReferences", of: draft.projectIdentifier)
    }

    /// Lets the project no longer use a package.
    ///
    /// - Parameters:
    ///   - name: its URL, the last part of it without `.git`, the folder, or the identifier of the reference.
    ///   - isRecursive: whether its products are taken out of all targets; else none may be in use.
    /// - Throws: `DiagnosticError` when there is no such package, or a target uses a product of it.
    public mutating func removePackage(_ name: String, isRecursive: Bool = false) throws(DiagnosticError) {
        let package = try self.package(name)
        let products = draft.referrers(of: package).filter { draft.objectClass(of: $0) == .swiftPackageProductDependency }
        if let product = products.first, !isRecursive {
            let users = targetIdentifiers.filter { packageProducts(of: $0).contains(product) }.map { self.name(ofTarget: $0) }
            let productName = draft.object(product)?.text("productName") ?? ""
            throw fault(
                "package-in-use",
                "the package '\(name)' is in use: '\(productName)'\(users.first.map { " by the target '\($0)'" } ?? ""); "
                    + "'--recursive' takes its products out of all targets",
                at: package)
        }
        for product in products { removePackageProductObject(product) }
        guard draft.objectClass(of: package) != .fileReference else { return removeReference(package) }
        let path = draft.object(package).map(Self.packagePath) ?? ""
        draft.remove(package, madeAs: path, fromList: "packageReferences", of: draft.projectIdentifier)
        draft.remove(package)
    }

    /// The reference to a folder that is a package, as before Xcode 15.
    private mutating func insertPackageFolder(_ folder: String) throws(DiagnosticError) -> String {
        let group = try group(forFolder: PathText.parent(of: folder))
        let place = ReferencePath(of: folder, inGroupAt: draft.place(of: group), sourceRoot: project.place.sourceRoot)
        var object = DraftObject(.fileReference, ["lastKnownFileType": .string("wrapper")])
        object.setPlace(place)
        let identifier = draft.insert(object, path: "file/\(group)/\(place.path)")
        insert(identifier, intoGroup: group)
        return identifier
    }

    // MARK: - Finding packages

    /// The references of the project to packages, in its order.
    var packageReferences: [String] {
        (draft.object(draft.projectIdentifier)?.texts("packageReferences") ?? []).filter { draft.object($0) != nil }
    }

    /// The package with a URL, the last part of one, a folder or an identifier.
    func package(_ name: String) throws(DiagnosticError) -> String {
        let identity = Self.packageIdentity(name)
        let short = Self.shortName(name)
        let tests: [(DraftObject) -> Bool] = [
            { $0.text("repositoryURL").map(Self.packageIdentity) == identity || $0.text("relativePath") == name },
            { ($0.text("repositoryURL") ?? $0.text("relativePath")).map(Self.shortName) == short },
        ]
        if packageReferences.contains(name) { return name }
        if let folder = localPackage(at: absolutePath(name)) { return folder }
        for test in tests {
            let found = packageReferences.filter { draft.object($0).map(test) ?? false }
            if found.count == 1 { return found[0] }
            guard found.isEmpty else {
                throw fault(
                    "ambiguous-package",
                    "\(found.count) packages are called '\(name)'; name one by its identifier: \(found.joined(separator: ", "))")
            }
        }
        throw fault("no-such-package", "the project uses no package '\(name)'; 'trellis-project add package' adds one")
    }

    /// The package in a folder, by an object of its own or by a reference to the folder.
    private func localPackage(at folder: String) -> String? {
        packageObject(at: folder) ?? draft.objects(at: folder).first { draft.objectClass(of: $0) == .fileReference }
    }

    /// The object of the package in a folder.
    func packageObject(at folder: String) -> String? {
        packageReferences.first { reference in
            let path = draft.object(reference)?.text("relativePath")
            return path.map { PathText.normalizedBeyondRoot(PathText.join(project.place.folder, $0)) } == folder
        }
    }

    private func requirePackages() throws(DiagnosticError) {
        guard draft.objectVersion < 52, packageReferences.isEmpty else { return }
        throw fault(
            "old-object-version",
            "the project has the object version \(draft.objectVersion), and Swift packages need 52 or later, that is Xcode 11; "
                + "raise the project format in Xcode first")
    }

    /// What a package is.
    private static func packagePath(_ object: DraftObject) -> String {
        "package/\(object.text("repositoryURL") ?? object.text("relativePath") ?? "")"
    }

    /// A URL as far as it tells packages apart.
    private static func packageIdentity(_ url: String) -> String {
        var text = url.lowercased()[...]
        while text.last == "/" { text.removeLast() }
        return String(text.hasSuffix(".git") ? text.dropLast(".git".count) : text)
    }

    /// The last part of a URL or path without `.git`.
    private static func shortName(_ url: String) -> String {
        let identity = packageIdentity(url)
        return identity.split { $0 == "/" || $0 == ":" }.last.map(String.init) ?? identity
    }
}
