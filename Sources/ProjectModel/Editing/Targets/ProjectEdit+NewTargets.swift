import Diagnostics
import PropertyLists
import SystemSupport

/// The objects that a new target is made of.
extension ProjectEdit {
    /// Puts a target into the project, with a configuration for each one of the project.
    mutating func insertTarget(_ object: DraftObject, settings: [String: [String]]) -> String {
        let target = draft.insert(object, path: Self.targetPath(object), intoList: "targets", of: draft.projectIdentifier)
        let projectList = draft.object(draft.projectIdentifier)?.text("buildConfigurationList").flatMap { draft.object($0) }
        var list = DraftObject(.configurationList)
        if draft.writesDefaultConfigurationVisibility { list["defaultConfigurationIsVisible"] = .string("0") }
        list["defaultConfigurationName"] = projectList?["defaultConfigurationName"]
        let names = (projectList?.texts("buildConfigurations") ?? []).compactMap { draft.object($0)?.text("name") }
        let tree = Self.settingsTree(settings, objectVersion: draft.objectVersion)
        let configurations = names.map { name in
            let configuration = DraftObject(.buildConfiguration, ["buildSettings": tree, "name": .string(name)])
            return draft.insert(configuration, path: "configuration/\(target)/\(name)")
        }
        list["buildConfigurations"] = .texts(configurations)
        let identifier = draft.insert(list, path: "configuration-list/\(target)")
        draft.update(target) { $0["buildConfigurationList"] = .string(identifier) }
        return target
    }

    /// What a target is.
    static func targetPath(_ target: DraftObject) -> String { "target/\(target.text("name") ?? "")" }

    private static func settingsTree(_ settings: [String: [String]], objectVersion: Int) -> PropertyListTree {
        let pairs = settings.compactMap { text, values in
            SettingKey(text).map { key in
                PropertyListTree.Pair(text, SettingForm(key: key, objectVersion: objectVersion) { false }.tree(values, replacing: nil))
            }
        }
        return .dictionary(pairs.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) })
    }

    /// An empty phase of a new target. Tools copy the pages of their manual when they are installed.
    func templatePhase(_ kind: BuildPhase.Kind) -> DraftObject {
        var object = newPhase(kind, name: nil)
        if kind == .copy {
            if draft.writesStandardPhaseKeys { object["buildActionMask"] = .string("2147483647") }
            object["runOnlyForDeploymentPostprocessing"] = .string("1")
            object["dstPath"] = .string("/usr/share/man/man1/")
            let key = draft.writesDestinationsAsWords ? "dstSubfolder" : "dstSubfolderSpec"
            object[key] = .string(draft.writesDestinationsAsWords ? CopyDestination.Place.absolutePath.name : "0")
        }
        draft.addEmptyLists(["files"], to: &object)
        return object
    }

    /// Puts the product of a target into the group of the products, which is made where there is none.
    mutating func insertProduct(_ product: NewProduct, name: String, of target: String) {
        let object = DraftObject(
            .fileReference,
            [
                "explicitFileType": .string(product.fileType), "includeInIndex": .string("0"), "path": .string(name),
                "sourceTree": .string("BUILT_PRODUCTS_DIR"),
            ])
        let path = Self.productPath(of: target)
        let reference: String
        if let group = productsGroup() {
            reference = draft.insert(object, path: path, intoList: "children", of: group)
        } else {
            reference = draft.insert(object, path: path)
        }
        draft.update(target) { $0["productReference"] = .string(reference) }
    }

    /// What the product of a target is.
    static func productPath(of target: String) -> String { "product/\(target)" }

    /// The group of the products; the main group when the project names a group that is not there.
    private mutating func productsGroup() -> String? {
        guard let main = draft.mainGroup else { return nil }
        guard let named = draft.object(draft.projectIdentifier)?.text("productRefGroup") else {
            let group = DraftObject(.group, ["children": .array([]), "name": .string("Products"), "sourceTree": .string("<group>")])
            let identifier = draft.insert(group, path: Self.productsGroupPath(in: main), intoList: "children", of: main)
            draft.update(draft.projectIdentifier) { $0["productRefGroup"] = .string(identifier) }
            return identifier
        }
        return draft.objectClass(of: named)?.isGroup == true ? named : main
    }

    /// What the group of the products is that comes with the first product.
    static func productsGroupPath(in main: String) -> String { "group/\(main)/Products/made" }

    // MARK: - Settings that follow from the project

    /// What all configurations of the project say alike.
    func projectSettings() -> [String: PropertyListTree] {
        let identifiers = (try? configurations(ofTarget: nil, named: [])) ?? []
        return settings(of: identifiers)
    }

    private func settings(of configurations: [String]) -> [String: PropertyListTree] {
        var common: [String: PropertyListTree]?
        for configuration in configurations {
            let own = Dictionary((draft.object(configuration)?.dictionary("buildSettings") ?? []).map { ($0.key, $0.value) }) { $1 }
            common = common.map { $0.filter { own[$0.key] == $0.value } } ?? own
        }
        return common ?? [:]
    }

    /// What is written first for a setting: by the project, else by a target.
    private func firstValue(of key: String) -> String? {
        let owners: [String?] = [nil] + targetIdentifiers.map { $0 }
        for owner in owners {
            let identifiers = (try? configurations(ofTarget: owner, named: [])) ?? []
            if case .string(let text)? = settings(of: identifiers)[key] { return text }
        }
        return nil
    }

    /// The platform of a new target: the one that is named, else the one that the project, or a target of it, is built for.
    func platform(_ named: TargetPlatform?, for product: NewProduct) throws(DiagnosticError) -> TargetPlatform {
        if let named { return named }
        if product.type == "driver-extension" { return .driverKit }
        let sdk = firstValue(of: "SDKROOT")
        if let platform = TargetPlatform.allCases.first(where: { sdk?.hasPrefix($0.sdk) == true }) { return platform }
        let names = TargetPlatform.allCases.map(\.rawValue).joined(separator: ", ")
        throw fault("no-platform", "nothing in the project tells what the target is built for; name a platform, one of \(names)")
    }

    /// The version of Swift that targets are written in.
    var commonSwiftVersion: String { firstValue(of: "SWIFT_VERSION") ?? "5.0" }

    // MARK: - Tests

    /// The settings of tests that run in an application, or run one.
    func hostSettings(_ host: String, for product: NewProduct) -> [String: [String]] {
        let name = name(ofTarget: host)
        guard product.type != "bundle.ui-testing" else { return ["TEST_TARGET_NAME": [name]] }
        let file = draft.object(host)?.text("productReference").map { draft.displayName(of: $0) } ?? name + ".app"
        let program = PathText.fileExtension(of: file) == "app" ? String(file.dropLast(".app".count)) : file
        return [
            "BUNDLE_LOADER": ["$(TEST_HOST)"],
            "TEST_HOST": ["$(BUILT_PRODUCTS_DIR)/\(file)/$(BUNDLE_EXECUTABLE_FOLDER_PATH)/\(program)"],
        ]
    }

    /// Notes the application of tests among the attributes of their target, where the project has such attributes.
    mutating func noteTestTarget(_ host: String, of target: String) {
        let attributes = DraftObject(.dictionary(draft.object(draft.projectIdentifier)?.dictionary("attributes") ?? []))
        guard !attributes.dictionary("TargetAttributes").isEmpty else { return }
        setTargetAttributes { $0[target] = .dictionary([.init("TestTargetID", .string(host))]) }
    }

    /// Changes what the project keeps about targets; when nothing is left the key goes.
    mutating func setTargetAttributes(_ body: (inout DraftObject) -> Void) {
        draft.update(draft.projectIdentifier) { project in
            var attributes = DraftObject(.dictionary(project.dictionary("attributes")))
            let old = attributes["TargetAttributes"]
            var table = DraftObject(.dictionary(attributes.dictionary("TargetAttributes")))
            body(&table)
            guard table.tree != old ?? .dictionary([]) else { return }
            attributes["TargetAttributes"] = table.tree.isEmpty ? nil : table.tree
            project["attributes"] = attributes.tree
        }
    }
}
