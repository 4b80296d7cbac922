public import Diagnostics
import PropertyLists

extension ProjectEdit {
    /// Adds a target that makes a product, with the phases and settings that Xcode gives such a target, and without files.
    ///
    ///     try edit.addTarget("Kit", productType: "framework", platform: .iOS, bundleIdentifier: "com.example.kit")
    ///     try edit.addTarget("AppTests", productType: "unit-test", testHost: "App")
    ///
    /// It has a configuration for each one of the project, and its product stands in the group of the products.
    ///
    /// - Parameters:
    ///   - name: the name of the target, which its product has as well.
    ///   - productType: what it makes: a name of Xcode, such as `com.apple.product-type.framework`, or its end, such as
    ///     `framework` or `unit-test`.
    ///   - platform: what it is built for; when `nil` what the project or its other targets are built for.
    ///   - deploymentTarget: the oldest system that it runs on, such as `17.0`; that of the project when `nil`.
    ///   - bundleIdentifier: the identifier of its product, such as `com.example.app`.
    ///   - testHost: for tests the target of the application that they run in, or for tests of a user interface, that they run.
    ///   - settings: more build settings, by their keys, over those of Xcode; several values are a list.
    /// - Returns: the identifier of the target.
    /// - Throws: `DiagnosticError` when there is a target of that name, no such product type or host, or nothing tells the
    ///   platform.
    @discardableResult
    public mutating func addTarget(
        _ name: String,
        productType: String,
        platform: TargetPlatform? = nil,
        deploymentTarget: String? = nil,
        bundleIdentifier: String? = nil,
        testHost: String? = nil,
        settings: [String: [String]] = [:]
    ) throws(DiagnosticError) -> String {
        try requireNewTarget(name, settings: settings)
        let product = try newProduct(productType)
        let host = try testHost.map { host throws(DiagnosticError) in try self.testHost(host, for: product) }
        let platform = try self.platform(platform, for: product)
        var all = NewTargetSettings(product: product, platform: platform).values
        let written = projectSettings()
        if written["SDKROOT"] != .string(platform.sdk) { all["SDKROOT"] = [platform.sdk] }
        if written["SWIFT_VERSION"] == nil, product.phases.contains(.sources) { all["SWIFT_VERSION"] = [commonSwiftVersion] }
        if let deploymentTarget { all[platform.deploymentTargetSetting] = [deploymentTarget] }
        if let bundleIdentifier { all["PRODUCT_BUNDLE_IDENTIFIER"] = [bundleIdentifier] }
        if let host { all.merge(hostSettings(host, for: product)) { $1 } }
        all.merge(settings) { $1 }
        if product.hasInformation, all["PRODUCT_BUNDLE_IDENTIFIER"] == nil { warnAboutIdentifier(name) }

        var object = DraftObject(
            .nativeTarget, ["name": .string(name), "productName": .string(name), "productType": .string(product.productType.rawValue)])
        draft.addEmptyLists(["buildPhases", "buildRules", "dependencies", "packageProductDependencies"], to: &object)
        let target = insertTarget(object, settings: all)
        for kind in product.phases { _ = insertPhase(templatePhase(kind), kind, into: target, at: nil) }
        insertProduct(product, name: product.fileName(product: name), of: target)
        if let host {
            _ = insertDependency(of: target, on: host)
            noteTestTarget(host, of: target)
        }
        return target
    }

    /// Adds a target that makes nothing itself: it lets others be built together, copies files and runs scripts.
    ///
    /// - Parameters:
    ///   - name: the name of the target.
    ///   - settings: more build settings, by their keys; several values are a list.
    /// - Returns: the identifier of the target.
    /// - Throws: `DiagnosticError` when there is a target of that name.
    @discardableResult
    public mutating func addAggregateTarget(_ name: String, settings: [String: [String]] = [:]) throws(DiagnosticError) -> String {
        try requireNewTarget(name, settings: settings)
        var object = DraftObject(.aggregateTarget, ["name": .string(name), "productName": .string(name)])
        draft.addEmptyLists(["buildPhases", "dependencies", "packageProductDependencies"], to: &object)
        let own = ["CODE_SIGN_STYLE": ["Automatic"], "PRODUCT_NAME": ["$(TARGET_NAME)"]]
        return insertTarget(object, settings: own.merging(settings) { $1 })
    }

    /// Adds a target that another program builds, such as `make`.
    ///
    /// - Parameters:
    ///   - name: the name of the target.
    ///   - tool: the program.
    ///   - arguments: its arguments as one text, in which `$(ACTION)` stands for `clean` or nothing.
    ///   - workingDirectory: the folder in which it runs; that of the project when empty.
    ///   - passesSettings: whether it sees the build settings as variables.
    ///   - settings: more build settings, by their keys; several values are a list.
    /// - Returns: the identifier of the target.
    /// - Throws: `DiagnosticError` when there is a target of that name.
    @discardableResult
    public mutating func addExternalTarget(
        _ name: String,
        tool: String = "/usr/bin/make",
        arguments: String = "$(ACTION)",
        workingDirectory: String = "",
        passesSettings: Bool = true,
        settings: [String: [String]] = [:]
    ) throws(DiagnosticError) -> String {
        try requireNewTarget(name, settings: settings)
        var object = DraftObject(
            .legacyTarget,
            [
                "buildArgumentsString": .string(arguments), "buildToolPath": .string(tool), "name": .string(name),
                "passBuildSettingsInEnvironment": .string(passesSettings ? "1" : "0"), "productName": .string(name),
            ])
        if !workingDirectory.isEmpty { object["buildWorkingDirectory"] = .string(workingDirectory) }
        draft.addEmptyLists(["buildPhases", "dependencies", "packageProductDependencies"], to: &object)
        return insertTarget(object, settings: ["PRODUCT_NAME": ["$(TARGET_NAME)"]].merging(settings) { $1 })
    }

    // MARK: - Checks

    private func requireNewTarget(_ name: String, settings: [String: [String]]) throws(DiagnosticError) {
        guard !name.isEmpty else { throw fault("no-name", "a target needs a name") }
        if let known = targetIdentifiers.first(where: { draft.object($0)?.text("name") == name }) {
            throw fault("already-there", "the project has a target '\(name)' already", at: known)
        }
        for key in settings.keys.sorted(by: { $0.utf8.lexicographicallyPrecedes($1.utf8) }) { _ = try settingKey(key) }
        _ = try configurations(ofTarget: nil, named: [])
    }

    private func newProduct(_ type: String) throws(DiagnosticError) -> NewProduct {
        if let product = NewProduct(named: type) { return product }
        let hint = Spelling.nearest(to: type, among: NewProduct.names).map { "; did you mean '\($0)'?" } ?? ""
        throw fault(
            "unknown-product-type",
            "there is no product type '\(type)'" + (hint.isEmpty ? "; 'trellis-project add target --help' lists them" : hint))
    }

    private func testHost(_ name: String, for product: NewProduct) throws(DiagnosticError) -> String {
        let host = try target(name)
        guard product.family == .test else {
            throw fault("no-test", "only tests have a host, and '\(product.type)' is no product type of tests")
        }
        guard draft.object(host)?.text("productType")?.contains("application") == true else {
            throw fault("no-application", "the target '\(name)' makes no application, so that it cannot be the host of tests", at: host)
        }
        return host
    }

    private mutating func warnAboutIdentifier(_ name: String) {
        diagnostics.append(
            Diagnostic(
                .warning, "no-bundle-identifier",
                "the target '\(name)' has no bundle identifier; 'trellis-project set PRODUCT_BUNDLE_IDENTIFIER=… --target' gives it one",
                at: SourceLocation(path: project.document.propertyList.path)))
    }
}
