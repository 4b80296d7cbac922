import BuildSettings
import Diagnostics
import ProjectModel
import PropertyLists
import ResourceFormats
import SystemSupport

/// Plans the bundle of a target.
struct TargetBundlePlanner {
    private let planner: BundlePlanner
    private let targetName: String
    private var environment: BundleEnvironment { planner.environment }

    init(_ planner: BundlePlanner, targetName: String) {
        self.planner = planner
        self.targetName = targetName
    }

    func plan() throws -> PlannedBundle {
        var diagnostics: [Diagnostic] = []
        let workspace = try Workspace.open(at: environment.absolute(planner.arguments.project), diagnostics: &diagnostics)
        let found = try NamedTarget.selected([targetName], from: NamedTarget.all(of: workspace), of: workspace)
        guard let named = found.first, found.count == 1 else {
            throw DiagnosticError(
                "ambiguous-target", "'\(targetName)' means \(found.map { "'\($0.label)'" }.joined(separator: " and ")); name one of them")
        }
        var settings = try evaluator(of: named, in: workspace, &diagnostics)
        let platform = Platform.inferred(
            sdk: planner.arguments.sdk, sdkRoot: settings.text(of: "SDKROOT"), supportedPlatforms: settings.list(of: "SUPPORTED_PLATFORMS"))
        let resources = self.resources(of: named, platform, &diagnostics)
        let apple = toolOptions(named, platform, &settings)
        let isBundleTarget = named.target.productType?.rawValue == "com.apple.product-type.bundle"
        let name = self.name(of: named, isBundleTarget, &settings)
        var definitionFiles = named.project.definitionFiles + settings.scope.files
        let request: BundleRequest
        if isBundleTarget, planner.arguments.format == .bundle {
            let source = try infoPlistSource(named, &settings, &diagnostics)
            if let source { definitionFiles.append(environment.absolute(source.path)) }
            var infoRequest = InfoPlistRequest(source: source, settings: settings, platform: platform, hasExecutable: false)
            infoRequest.privacyManifests = privacyManifests(resources)
            let info = try InfoPlistProcessor.process(infoRequest, diagnostics: &diagnostics)
            let output = PropertyListOutput(setting: settings.text(of: "INFOPLIST_OUTPUT_FORMAT"), source: source?.format)
            request = planner.request(name, resources, apple, info: info.content, outputFormat: output, packageInfo: info.packageInfo)
            diagnostics += FontCheck.findings(info.content, resources: resources, place: source?.path ?? name)
        } else {
            let info = resourceInfo(named, name, platform, apple, &settings)
            request = planner.request(name, resources, apple, info: info.content, outputFormat: .binary)
        }
        let errors = diagnostics.filter { $0.severity == .error }
        guard errors.isEmpty else { throw DiagnosticError(diagnostics) }
        return PlannedBundle(
            request: request, bundleName: planner.arguments.format == .bundle ? name : nil, moduleName: apple.moduleName,
            definitionFiles: Array(Set(definitionFiles)).sorted(by: NameOrder.precedes), diagnostics: diagnostics)
    }

    private func evaluator(
        of named: NamedTarget,
        in workspace: Workspace,
        _ diagnostics: inout [Diagnostic]
    ) throws(DiagnosticError) -> SettingsEvaluator {
        let configurations = named.target.configurations.isEmpty ? named.project.configurations : named.target.configurations
        let configuration = planner.arguments.configuration ?? named.project.defaultConfiguration ?? configurations.first ?? "Release"
        if planner.arguments.configuration != nil, !configurations.isEmpty, !configurations.contains(configuration) {
            throw DiagnosticError(
                "unknown-configuration",
                "the target '\(named.label)' has no configuration '\(configuration)'; it has \(configurations.joined(separator: ", "))")
        }
        var reader = SettingsReader(workspace, overrides: planner.arguments.overrides.map { ($0.key, $0.value) })
        let request = SettingsRequest(configuration: configuration, sdk: planner.arguments.sdk)
        let evaluator = reader.evaluator(of: named.target, in: named.project, request)
        diagnostics += reader.diagnostics
        return evaluator
    }

    private func resources(of named: NamedTarget, _ platform: Platform, _ diagnostics: inout [Diagnostic]) -> [Resource] {
        let collector = TargetResources(
            of: named.target, in: named.project, family: platform.family, fileSystem: planner.fileSystem, shown: environment.shown)
        let resources = collector.collect(diagnostics: &diagnostics)
        diagnostics += CatalogPlacement.conflicts(among: resources.filter { !$0.isVerbatim }.map(\.destination)).map { conflict in
            var conflict = conflict
            let path = conflict.location?.path
            if let resource = resources.first(where: { $0.destination == path }) { conflict.location = SourceLocation(path: resource.path) }
            return conflict
        }
        return resources
    }

    private func toolOptions(_ named: NamedTarget, _ platform: Platform, _ settings: inout SettingsEvaluator) -> AppleToolOptions {
        var options = AppleToolOptions(
            platform: platform, minimumSystem: settings.text(of: platform.deploymentTargetSetting) ?? "",
            moduleName: settings.text(of: "PRODUCT_MODULE_NAME") ?? named.target.name)
        options.deviceFamilies = (settings.text(of: "TARGETED_DEVICE_FAMILY") ?? "").split(separator: ",").compactMap { word in
            Int(word.filter { $0 != " " })
        }
        options.developmentRegion = settings.text(of: "DEVELOPMENT_LANGUAGE") ?? named.project.developmentLanguage ?? "en"
        options.appIconName = settings.text(of: "ASSETCATALOG_COMPILER_APPICON_NAME").flatMap { $0.isEmpty ? nil : $0 }
        options.accentColorName = settings.text(of: "ASSETCATALOG_COMPILER_GLOBAL_ACCENT_COLOR_NAME").flatMap { $0.isEmpty ? nil : $0 }
        return options
    }

    /// The name of the bundle: for packages that of package and module, as the accessors of packages look for it.
    private func name(of named: NamedTarget, _ isBundleTarget: Bool, _ settings: inout SettingsEvaluator) -> String {
        if let name = planner.arguments.name { return name }
        if named.project.kind == .swiftPackage { return "\(named.project.name)_\(named.target.name)" }
        let product = isBundleTarget ? settings.text(of: "PRODUCT_NAME") ?? "" : ""
        return product.isEmpty ? named.target.name : product
    }

    private func resourceInfo(
        _ named: NamedTarget,
        _ name: String,
        _ platform: Platform,
        _ apple: AppleToolOptions,
        _ settings: inout SettingsEvaluator
    ) -> ResourceBundleInfo {
        let owner = settings.text(of: "PRODUCT_BUNDLE_IDENTIFIER") ?? ""
        let isPackage = named.project.kind == .swiftPackage
        let prefix = isPackage || owner.isEmpty ? "\(named.project.name).\(named.target.name)" : owner
        var info = ResourceBundleInfo(identifier: "\(prefix).resources", name: name, platform: platform)
        info.developmentRegion = apple.developmentRegion
        info.minimumSystem = apple.minimumSystem.isEmpty ? nil : apple.minimumSystem
        if let version = settings.text(of: "MARKETING_VERSION"), !version.isEmpty { info.shortVersion = version }
        if let version = settings.text(of: "CURRENT_PROJECT_VERSION"), !version.isEmpty { info.version = version }
        return info
    }

    /// The Info.plist that people write, preprocessed if the settings ask for it.
    private func infoPlistSource(
        _ named: NamedTarget,
        _ settings: inout SettingsEvaluator,
        _ diagnostics: inout [Diagnostic]
    ) throws -> PropertyListDocument? {
        guard let file = settings.text(of: "INFOPLIST_FILE"), !file.isEmpty else { return nil }
        let path = PathText.normalized(PathText.join(named.project.settingsFolder, file))
        guard planner.fileSystem.kind(at: path) == .file else {
            throw DiagnosticError(
                "missing-info-plist", "the Info.plist '\(environment.shown(path))' of target '\(named.label)' does not exist",
                at: settings.winner(of: "INFOPLIST_FILE")?.location)
        }
        let bytes: [UInt8]
        if settings.boolean(of: "INFOPLIST_PREPROCESS") {
            bytes = try preprocessor(&settings).output(for: path, in: named.project.settingsFolder)
        } else {
            bytes = try planner.fileSystem.read(path)
        }
        return try PropertyListDocument.read(bytes, path: environment.shown(path), diagnostics: &diagnostics)
    }

    private func preprocessor(_ settings: inout SettingsEvaluator) throws(DiagnosticError) -> InfoPlistPreprocessor {
        guard let compiler = ExecutableSearch.find("clang", path: environment.searchPath) else {
            throw DiagnosticError(
                "no-clang", "INFOPLIST_PREPROCESS needs 'clang', which is not on PATH; install it or turn the setting off")
        }
        var preprocessor = InfoPlistPreprocessor(compiler: compiler)
        if let header = settings.text(of: "INFOPLIST_PREFIX_HEADER"), !header.isEmpty { preprocessor.prefixHeader = header }
        preprocessor.definitions = settings.list(of: "INFOPLIST_PREPROCESSOR_DEFINITIONS")
        preprocessor.otherFlags = settings.list(of: "INFOPLIST_OTHER_PREPROCESSOR_FLAGS")
        return preprocessor
    }

    private func privacyManifests(_ resources: [Resource]) -> [PropertyListTree] {
        resources.filter { $0.destination.hasSuffix(".xcprivacy") }.compactMap { resource in
            var ignored: [Diagnostic] = []
            guard let bytes = try? planner.fileSystem.read(resource.source) else { return nil }
            return (try? PropertyListDocument.read(bytes, path: resource.path, diagnostics: &ignored)).map { PropertyListTree($0.root) }
        }
    }
}
