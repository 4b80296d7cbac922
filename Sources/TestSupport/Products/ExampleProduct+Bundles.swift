extension ExampleProduct {
    /// Adds a framework with which nothing is wrong, in the layout of its platform.
    ///
    /// - Parameters:
    ///   - name: the name, also of its binary.
    ///   - path: where it stands.
    ///   - binary: its code; it gets the right install name when it has none.
    ///   - hasModule: whether it has a module of Swift; what is embedded into apps has none.
    package mutating func addFramework(_ name: String, at path: String, _ binary: ExampleBinary, hasModule: Bool = true) {
        var binary = binary
        let isDeep = binary.platform == 1 || binary.platform == 6
        let content = isDeep ? path + "/Versions/A" : path
        let inner = isDeep ? "/Versions/A/" : "/"
        if binary.installName == nil { binary.installName = "@rpath/\(name).framework\(inner)\(name)" }
        add(content + "/" + name, binary.bytes(), permissions: 0o755)
        let info = frameworkInfo(name, binary, isDeep: isDeep)
        add(content + (isDeep ? "/Resources" : "") + "/Info.plist", ExamplePropertyList.text(info))
        if hasModule {
            add(content + "/Headers/\(name).h", "int x(void);\n")
            add(content + "/Modules/module.modulemap", "framework module \(name) {\n  umbrella header \"\(name).h\"\n  export *\n}\n")
            for architecture in binary.architectures {
                let suffix = ExamplePlatform(number: binary.platform ?? 2).interfaceSuffix
                let triple = "\(architecture)-apple-\(suffix)"
                add(content + "/Modules/\(name).swiftmodule/\(triple).swiftinterface", Self.interface(of: name, triple: triple))
            }
        }
        guard isDeep else { return }
        link(path + "/Versions/Current", to: "A")
        for item in [name, "Resources"] + (hasModule ? ["Headers", "Modules"] : []) {
            link(path + "/" + item, to: "Versions/Current/" + item)
        }
    }

    /// The text of an interface of Swift.
    package static func interface(of name: String, triple: String, imports: [String] = ["Foundation", "Swift"]) -> String {
        "// swift-interface-format-version: 1.0\n// swift-module-flags: -target \(triple) -module-name \(name)\n"
            + imports.map { "import \($0)\n" }.joined() + "public func x()\n"
    }

    private func frameworkInfo(_ name: String, _ binary: ExampleBinary, isDeep: Bool) -> [(String, ExamplePropertyList.Value)] {
        let platform = ExamplePlatform(number: binary.platform ?? 2)
        return [
            ("CFBundleExecutable", .text(name)), ("CFBundleIdentifier", .text("com.example.\(name)")), ("CFBundlePackageType", "FMWK"),
            ("CFBundleShortVersionString", "1.2.0"), ("CFBundleSupportedPlatforms", [.text(platform.bundleName)]), ("CFBundleVersion", "7"),
            (isDeep ? "LSMinimumSystemVersion" : "MinimumOSVersion", .text(binary.minimum)),
        ]
    }

    /// Adds an xcframework with one framework for each of these binaries.
    package mutating func addXCFramework(_ name: String, _ binaries: [ExampleBinary]) {
        var libraries: [ExamplePropertyList.Value] = []
        for binary in binaries {
            let platform = ExamplePlatform(number: binary.platform ?? 2)
            let identifier = Self.identifier(of: binary)
            addFramework(name, at: "\(name).xcframework/\(identifier)/\(name).framework", binary)
            let inner = binary.platform == 1 || binary.platform == 6 ? "/Versions/A/" : "/"
            var pairs: [(String, ExamplePropertyList.Value)] = [
                ("BinaryPath", .text("\(name).framework\(inner)\(name)")), ("LibraryIdentifier", .text(identifier)),
                ("LibraryPath", .text("\(name).framework")), ("SupportedArchitectures", .list(binary.architectures.map { .text($0) })),
                ("SupportedPlatform", .text(platform.name)),
            ]
            if let variant = platform.variant { pairs.append(("SupportedPlatformVariant", .text(variant))) }
            libraries.append(.dictionary(pairs))
        }
        addXCFrameworkInfo(name, libraries)
    }

    /// Adds an xcframework with one static library and its headers for each of these binaries.
    package mutating func addLibraryXCFramework(_ name: String, _ binaries: [ExampleBinary]) {
        var libraries: [ExamplePropertyList.Value] = []
        for binary in binaries {
            let platform = ExamplePlatform(number: binary.platform ?? 2)
            let identifier = Self.identifier(of: binary)
            let folder = "\(name).xcframework/\(identifier)"
            add("\(folder)/lib\(name).a", binary.archive())
            add("\(folder)/Headers/\(name)/\(name).h", "int x(void);\n")
            add("\(folder)/Headers/\(name)/module.modulemap", "module \(name) {\n  header \"\(name).h\"\n}\n")
            var pairs: [(String, ExamplePropertyList.Value)] = [
                ("BinaryPath", .text("lib\(name).a")), ("HeadersPath", "Headers"), ("LibraryIdentifier", .text(identifier)),
                ("LibraryPath", .text("lib\(name).a")), ("SupportedArchitectures", .list(binary.architectures.map { .text($0) })),
                ("SupportedPlatform", .text(platform.name)),
            ]
            if let variant = platform.variant { pairs.append(("SupportedPlatformVariant", .text(variant))) }
            libraries.append(.dictionary(pairs))
        }
        addXCFrameworkInfo(name, libraries)
    }

    private mutating func addXCFrameworkInfo(_ name: String, _ libraries: [ExamplePropertyList.Value]) {
        let info: [(String, ExamplePropertyList.Value)] = [
            ("AvailableLibraries", .list(libraries)), ("CFBundlePackageType", "XFWK"), ("XCFrameworkFormatVersion", "1.0"),
        ]
        add("\(name).xcframework/Info.plist", ExamplePropertyList.text(info))
    }

    private static func identifier(of binary: ExampleBinary) -> String {
        let platform = ExamplePlatform(number: binary.platform ?? 2)
        let architectures = binary.architectures.sorted().joined(separator: "_")
        return ["\(platform.name)-\(architectures)", platform.variant].compactMap { $0 }.joined(separator: "-")
    }

    /// Adds the debug symbols of a framework beside it.
    package mutating func addDebugSymbols(of name: String, in folder: String, _ binary: ExampleBinary) {
        var symbols = binary
        symbols.fileType = 10
        symbols.installName = nil
        symbols.dependencies = []
        let contents = "\(folder)/\(name).framework.dSYM/Contents"
        add(contents + "/Resources/DWARF/\(name)", symbols.bytes())
        add(contents + "/Info.plist", ExamplePropertyList.text([("CFBundlePackageType", "dSYM")]))
    }

    /// Adds an app, or an extension of one, with which nothing is wrong.
    package mutating func addApp(_ name: String, at path: String, _ binary: ExampleBinary, type: String = "APPL") {
        add(path + "/" + name, binary.bytes(), permissions: 0o755)
        var info: [(String, ExamplePropertyList.Value)] = [
            ("CFBundleExecutable", .text(name)), ("CFBundleIdentifier", .text(Self.identifier(name, at: path))),
            ("CFBundlePackageType", .text(type)), ("CFBundleShortVersionString", "1.2.0"),
            ("CFBundleSupportedPlatforms", [.text(ExamplePlatform(number: binary.platform ?? 2).bundleName)]), ("CFBundleVersion", "7"),
            ("MinimumOSVersion", .text(binary.minimum)),
        ]
        if type == "XPC!" {
            info.append(("NSExtension", .dictionary([("NSExtensionPointIdentifier", "com.apple.widgetkit-extension")])))
        } else if binary.platform == 2 {
            let icons: [(String, ExamplePropertyList.Value)] = [("CFBundleIconFiles", ["AppIcon60x60"]), ("CFBundleIconName", "AppIcon")]
            info.append(("CFBundleIcons", .dictionary([("CFBundlePrimaryIcon", .dictionary(icons))])))
            add(path + "/AppIcon60x60@2x.png", ExamplePicture.png(120, 120, isForDevices: true))
        }
        add(path + "/Info.plist", ExamplePropertyList.text(info))
    }

    /// Adds a bundle of resources without code.
    package mutating func addResourceBundle(_ name: String, at path: String, platform: UInt32 = 2) {
        let info: [(String, ExamplePropertyList.Value)] = [
            ("CFBundleDevelopmentRegion", "en"), ("CFBundleIdentifier", .text("com.example.\(name).resources")),
            ("CFBundleName", .text(name)), ("CFBundlePackageType", "BNDL"),
            ("CFBundleSupportedPlatforms", [.text(ExamplePlatform(number: platform).bundleName)]), ("MinimumOSVersion", "15.0"),
        ]
        add(path + "/Info.plist", ExamplePropertyList.text(info))
    }

    /// That of what is inside of an app begins with the app's.
    private static func identifier(_ name: String, at path: String) -> String {
        let outer = path.split(separator: "/").dropLast().last { $0.hasSuffix(".app") }
        return ["com.example", outer.map { String($0.dropLast(".app".count)) }, name].compactMap { $0 }.joined(separator: ".")
    }

    /// Adds an artifact bundle with one static library for Linux.
    ///
    /// - Parameter undefined: the names that the library needs.
    package mutating func addLibraryBundle(_ name: String, library: String? = nil, undefined: [String] = ["malloc"], machine: UInt16 = 62) {
        let file = library ?? "lib\(name).a"
        var object = ELFBuilder(type: 1, machine: machine)
        object.symbols = [.init("\(name)_run", isDefined: true)] + undefined.map { .init($0, isDefined: false) }
        var archive = ArchiveBuilder(isDarwin: false)
        archive.add("x.o", object.bytes(), defines: ["\(name)_run"])
        add("\(name).artifactbundle/linux/\(file)", archive.bytes())
        add("\(name).artifactbundle/include/\(name).h", "int \(name)_run(void);\n")
        add("\(name).artifactbundle/include/module.modulemap", "module \(name) {\n  header \"\(name).h\"\n}\n")
        add(
            "\(name).artifactbundle/info.json",
            """
            {
              "schemaVersion": "1.2",
              "artifacts": {
                "\(name)": {
                  "type": "staticLibrary",
                  "version": "1.0.0",
                  "variants": [
                    {
                      "path": "linux/\(file)",
                      "supportedTriples": ["x86_64-unknown-linux-gnu"],
                      "staticLibraryMetadata": { "headerPaths": ["include"] }
                    }
                  ]
                }
              }
            }

            """)
    }

    /// Adds an artifact bundle with one program for Linux.
    package mutating func addProgramBundle(_ name: String) {
        var program = ELFBuilder(type: 2)
        program.interpreter = "/lib64/ld-linux-x86-64.so.2"
        add("\(name).artifactbundle/linux/\(name)", program.bytes(), permissions: 0o755)
        add(
            "\(name).artifactbundle/info.json",
            """
            {
              "schemaVersion": "1.0",
              "artifacts": {
                "\(name)": {
                  "type": "executable",
                  "version": "1.0.0",
                  "variants": [
                    { "path": "linux/\(name)", "supportedTriples": ["x86_64-unknown-linux-gnu"] }
                  ]
                }
              }
            }

            """)
    }
}

/// What the files of a product call a platform, written down a second time as the oracle of the tests.
private struct ExamplePlatform {
    var number: UInt32

    var name: String { [1: "macos", 2: "ios", 3: "tvos", 4: "watchos", 6: "ios", 7: "ios"][number] ?? "ios" }
    var variant: String? { [6: "maccatalyst", 7: "simulator"][number] }
    var bundleName: String {
        [1: "MacOSX", 2: "iPhoneOS", 3: "AppleTVOS", 4: "WatchOS", 6: "MacOSX", 7: "iPhoneSimulator"][number] ?? "iPhoneOS"
    }
    var interfaceSuffix: String {
        [1: "macos", 2: "ios", 3: "tvos", 4: "watchos", 6: "ios-macabi", 7: "ios-simulator"][number] ?? "ios"
    }
}
