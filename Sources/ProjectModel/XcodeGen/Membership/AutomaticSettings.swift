import Diagnostics
import SystemSupport

/// The settings that a target gets because of its files and dependencies, unless the spec or a file of settings sets them.
struct AutomaticSettings {
    let dependencies: SpecDependencies
    let target: SpecTarget
    /// The first `Info.plist` in the sources, absolute.
    let foundInformationFile: String?
    let needsObjectiveCLinking: Bool

    private var spec: Spec { dependencies.spec }

    /// Adds them to the settings of the target.
    ///
    /// - Parameter isSet: whether a name is set for the target, the project, or in their files of settings.
    func add(to list: inout SettingList, isSet: (String, SettingList) -> Bool) {
        guard target.kind != .aggregate else { return }
        let type = SpecProductType(name: target.type)
        if let file = target.info?.path ?? foundInformationFile.map({ PathText.relative($0, to: spec.folder) }),
            !isSet("INFOPLIST_FILE", list)
        {
            list.set("INFOPLIST_FILE", file, at: target.info?.location)
        }
        if let prefix = spec.options.bundleIdentifierPrefix, !isSet("PRODUCT_BUNDLE_IDENTIFIER", list) {
            list.set("PRODUCT_BUNDLE_IDENTIFIER", prefix + "." + Self.identifier(of: target.name))
        }
        if let entitlements = target.entitlements, !isSet("CODE_SIGN_ENTITLEMENTS", list) {
            list.set("CODE_SIGN_ENTITLEMENTS", entitlements.path, at: entitlements.location)
        }
        addTestHost(type, to: &list, isSet: isSet)
        if needsObjectiveCLinking { addObjectiveCLinking(to: &list) }
        addCarthageSearchPath(to: &list)
    }

    private func addTestHost(_ type: SpecProductType?, to list: inout SettingList, isSet: (String, SettingList) -> Bool) {
        guard let type, type.name == "bundle.ui-testing" || type.name == "bundle.unit-test" else { return }
        guard let (host, location) = host else { return }
        if type.name == "bundle.ui-testing" {
            if !isSet("TEST_TARGET_NAME", list) { list.set("TEST_TARGET_NAME", host.name, at: location) }
        } else if !isSet("TEST_HOST", list) {
            let folder = host.platform == .macOS ? "/Contents/MacOS/" : "/"
            let path = "$(BUILT_PRODUCTS_DIR)/\(host.productName).app\(folder)\(host.productName)"
            list.set("TEST_HOST", path, at: location)
        }
    }

    /// The first application that the target depends on.
    private var host: (target: SpecTarget, location: SourceLocation)? {
        for dependency in target.dependencies where dependency.kind == .target {
            guard let own = dependencies.target(dependency.name) else { continue }
            if SpecProductType(name: own.type)?.isApplication == true { return (own, dependency.location) }
        }
        return nil
    }

    private func addObjectiveCLinking(to list: inout SettingList) {
        let flag = "-ObjC"
        let flags: [String]
        switch list["OTHER_LDFLAGS"]?.value {
        case nil: flags = ["$(inherited)", flag]
        case .text(let text): flags = [text, flag]
        case .list(let texts): flags = texts + [flag]
        }
        list.set(WrittenSettings.Entry(key: "OTHER_LDFLAGS", value: .list(flags), location: list["OTHER_LDFLAGS"]?.location))
    }

    private func addCarthageSearchPath(to list: inout SettingList) {
        guard target.dependencies.contains(where: { $0.kind == .carthage }) else { return }
        let path = "$(PROJECT_DIR)/\(spec.options.carthageBuildPath)/\(target.platform.carthageFolder)"
        let key = "FRAMEWORK_SEARCH_PATHS"
        switch list[key]?.value {
        case nil: list.set(WrittenSettings.Entry(key: key, value: .list(["$(inherited)", path])))
        case .text(let text): list.set(WrittenSettings.Entry(key: key, value: .list([text, path]), location: list[key]?.location))
        case .list(let own): list.set(WrittenSettings.Entry(key: key, value: .list(own + [path]), location: list[key]?.location))
        }
    }

    /// The name of a target as a part of an identifier: letters, digits, `-` and `.`, with `-` for `_`.
    private static func identifier(of name: String) -> String {
        String(name.map { $0 == "_" ? "-" : $0 }.filter { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "." })
    }
}
