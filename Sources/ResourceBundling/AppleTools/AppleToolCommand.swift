import BuildSettings
package import SystemSupport

/// The command line with which a tool of Apple compiles resources, as Xcode's build system writes it.
package enum AppleToolCommand {
    /// The call.
    ///
    /// - Parameters:
    ///   - tool: the tool.
    ///   - inputs: the files or folders, absolute.
    ///   - folder: where the product goes, absolute.
    ///   - options: what the tool wants to know.
    package static func request(_ tool: AppleTool, inputs: [String], into folder: String, _ options: AppleToolOptions) -> ProcessRequest {
        ProcessRequest(
            executable: "/usr/bin/xcrun",
            arguments: ["--sdk", options.platform.rawValue, tool.program] + arguments(tool, inputs, folder, options))
    }

    private static func arguments(_ tool: AppleTool, _ inputs: [String], _ folder: String, _ options: AppleToolOptions) -> [String] {
        let input = inputs.first ?? ""
        let product = PathText.join(folder, tool.product(of: PathText.lastComponent(of: input)))
        switch tool {
        case .assetCatalog: return catalogArguments(inputs, folder, options)
        case .storyboard:
            return interfaceArguments(options) + ["--compilation-directory", folder, input]
        case .xib:
            return interfaceArguments(options) + ["--compile", product, input]
        case .dataModel:
            return ["--sdkroot", options.platform.rawValue, "--\(options.platform.rawValue)-deployment-target", options.minimumSystem]
                + ["--module", options.moduleName, input, product]
        case .mappingModel: return [input, product]
        case .learnedModel: return ["compile", input, folder, "--deployment-target", options.minimumSystem]
        case .metal: return ["-o", product] + inputs
        case .intents: return ["generate", "-input", input, "-output", folder, "-language", "Swift"]
        case .scene: return [input, "-o", product, "--sdk-root=\(options.platform.rawValue)"]
        case .atlas: return [input, folder]
        }
    }

    private static func catalogArguments(_ inputs: [String], _ folder: String, _ options: AppleToolOptions) -> [String] {
        var arguments = ["--output-format", "human-readable-text", "--notices", "--warnings", "--compress-pngs"]
        arguments += ["--output-partial-info-plist", PathText.join(folder, partialInfoPlistName)]
        if let icon = options.appIconName { arguments += ["--app-icon", icon] }
        if let color = options.accentColorName { arguments += ["--accent-color", color] }
        arguments += ["--enable-on-demand-resources", "NO", "--development-region", options.developmentRegion]
        for device in options.devices { arguments += ["--target-device", device] }
        arguments += ["--minimum-deployment-target", options.minimumSystem, "--platform", options.platform.rawValue]
        return arguments + ["--compile", folder] + inputs
    }

    private static func interfaceArguments(_ options: AppleToolOptions) -> [String] {
        var arguments = ["--errors", "--warnings", "--notices", "--output-format", "human-readable-text", "--module", options.moduleName]
        for device in options.devices { arguments += ["--target-device", device] }
        return arguments + ["--minimum-deployment-target", options.minimumSystem, "--auto-activate-custom-fonts"]
    }

    /// What the compiler of asset catalogs wants to be merged into the Info.plist.
    static let partialInfoPlistName = "partial-info.plist"
}
