import BuildSettings
import Diagnostics
import ProjectModel
import PropertyLists
import SystemSupport

/// Plans the bundle of a target or of a folder.
package struct BundlePlanner {
    let arguments: BundleArguments
    let environment: BundleEnvironment
    let fileSystem = DiskFileSystem()

    /// Prepares a plan.
    package init(_ arguments: BundleArguments, _ environment: BundleEnvironment) {
        self.arguments = arguments
        self.environment = environment
    }

    /// The plan.
    ///
    /// - Throws: `DiagnosticError` when there is no such project, target or folder, or a resource is missing.
    package func plan() throws -> PlannedBundle {
        guard let target = arguments.target else { return try folderPlan() }
        return try TargetBundlePlanner(self, targetName: target).plan()
    }

    /// The plan for a folder, whose name is that of the bundle.
    private func folderPlan() throws -> PlannedBundle {
        let folder = environment.absolute(arguments.project)
        guard fileSystem.kind(at: folder) == .directory else {
            throw DiagnosticError(
                "no-folder", "'\(arguments.project)' is no folder; name one with resources, or a project with '--target'")
        }
        var diagnostics: [Diagnostic] = []
        let resources = try FolderResources.collect(
            folder, path: environment.shown(folder), fileSystem: fileSystem, diagnostics: &diagnostics)
        let platform = Platform.inferred(sdk: arguments.sdk)
        let name = arguments.name ?? PathText.lastComponent(of: folder)
        let options = AppleToolOptions(platform: platform, minimumSystem: "", moduleName: name)
        var info = ResourceBundleInfo(identifier: "\(BundleIdentifier.legal(name)).resources", name: name, platform: platform)
        info.minimumSystem = nil
        let request = self.request(name, resources, options, info: info.content, outputFormat: .binary)
        return PlannedBundle(
            request: request, bundleName: arguments.format == .bundle ? name : nil, moduleName: name, definitionFiles: [],
            diagnostics: diagnostics)
    }

    /// The request for a bundle with this name.
    func request(
        _ name: String,
        _ resources: [Resource],
        _ apple: AppleToolOptions,
        info: PropertyListTree,
        outputFormat: PropertyListOutput,
        packageInfo: [UInt8]? = nil
    ) -> BundleRequest {
        let options = BundleOptions(apple, arguments)
        let isBundle = arguments.format == .bundle
        let layout = isBundle ? BundleLayout.bundle(for: apple.platform) : .loose
        var request = BundleRequest(
            name: name, resources: resources, layout: layout, options: options, output: output(name, apple.platform))
        if isBundle {
            request.files = [(layout.infoPlistPath, outputFormat.bytes(of: info))]
            if let packageInfo {
                request.files.append((PathText.join(layout.infoFolder, "PkgInfo"), packageInfo))
            }
        }
        request.cache = environment.cache
        request.appleTools = environment.appleTools
        request.isForced = arguments.isForced
        return request
    }

    /// Where the bundle goes: what the user named, or in there when that is a framework or ends with `/`.
    private func output(_ name: String, _ platform: Platform) -> String {
        let path = environment.absolute(arguments.output)
        let file = name + (arguments.format == .bundle ? ".bundle" : ".resources")
        if PathText.fileExtension(of: path) == "framework" { return BundleLayout.path(of: file, insideFramework: path, for: platform) }
        return arguments.output.hasSuffix("/") ? PathText.join(path, file) : path
    }
}
