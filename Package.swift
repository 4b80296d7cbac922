// swift-tools-version: 6.1
// The modules of Trellis, layer by layer. A module may depend only on modules of the layers above it in this file;
// RepositoryTests compares the imports of every source file with the dependencies declared here.

import Foundation
import PackageDescription

/// A folder of `Sources` that other modules import.
func module(_ name: String, _ dependencies: [Target.Dependency] = [], exclude: [String] = []) -> Target {
    .target(name: name, dependencies: dependencies, exclude: exclude)
}

/// A folder of `Sources` that becomes a program.
func program(_ name: String, _ dependencies: [Target.Dependency]) -> Target {
    .executableTarget(name: name, dependencies: dependencies)
}

/// A folder of `Tests`; every test module may use `TestSupport`.
func tests(_ name: String, _ dependencies: [Target.Dependency]) -> Target {
    .testTarget(name: name, dependencies: dependencies + ["TestSupport"])
}

/// The toolchain's own modules SwiftParser and SwiftSyntax, as far as this toolchain has them.
///
/// Only tests and a peer of the benchmark read Swift with them, and no target of a product may carry unsafe flags: a package that
/// depends on Trellis never builds its tests. The toolchain is the one that `swiftc` on PATH belongs to; where that is Apple's shim
/// in `/usr/bin`, it is the one that is selected.
func hostModules() -> String? {
    let environment = ProcessInfo.processInfo.environment
    var toolchains = (environment["PATH"] ?? "").split(separator: ":").map { folder in
        URL(fileURLWithPath: String(folder) + "/swiftc").resolvingSymlinksInPath().path + "/../.."
    }
    for developer in [environment["DEVELOPER_DIR"], "/var/db/xcode_select_link"].compactMap({ $0 }) {
        toolchains += [developer + "/Toolchains/XcodeDefault.xctoolchain/usr", developer + "/usr"]
    }
    return
        toolchains
        .map { URL(fileURLWithPath: $0 + "/lib/swift/host").standardizedFileURL.path }
        .first { FileManager.default.fileExists(atPath: $0 + "/SwiftParser.swiftmodule") }
}

/// A target with the toolchain's parser of Swift; without it, the tests that read Swift are skipped visibly.
func withHostModules(_ target: Target) -> Target {
    guard let folder = hostModules() else { return target }
    target.swiftSettings = [.unsafeFlags(["-I", folder])]
    target.linkerSettings = [
        .linkedLibrary("SwiftParser"),
        .linkedLibrary("SwiftSyntax"),
        .unsafeFlags(["-L", folder, "-Xlinker", "-rpath", "-Xlinker", folder]),
    ]
    return target
}

/// Whether the plugins run the programs that `make artifactbundle` has packed, so that packages that use them build none of their own.
let usesBundle = Context.environment["TRELLIS_PLUGINS"] == "artifactbundle"

/// What the plugins take a program from.
func pluginPrograms(_ names: Target.Dependency...) -> [Target.Dependency] { usesBundle ? ["TrellisPrograms"] : names }

let package = Package(
    name: "Trellis",
    platforms: [.macOS(.v15)],
    products: [
        .executable(name: "trellis-project", targets: ["trellis-project"]),
        .executable(name: "trellis-lint", targets: ["trellis-lint"]),
        .executable(name: "trellis-codegen", targets: ["trellis-codegen"]),
        .executable(name: "trellis-package", targets: ["trellis-package"]),
        .executable(name: "trellis-bundle", targets: ["trellis-bundle"]),
        .plugin(name: "TrellisCodegen", targets: ["TrellisCodegen"]),
        .plugin(name: "TrellisCodegenCommand", targets: ["TrellisCodegenCommand"]),
        .library(name: "SwiftSource", targets: ["SwiftSource", "Diagnostics"]),
        .library(name: "ProjectModel", targets: ["ProjectModel", "BuildSettings", "PropertyLists", "SystemSupport", "Diagnostics"]),
        .library(name: "TemplateEngine", targets: ["TemplateEngine", "Diagnostics"]),
    ],
    targets: [
        // Layer 0: values and system libraries.
        module("Diagnostics"),
        .systemLibrary(
            name: "CYAML",
            pkgConfig: "yaml-0.1",
            providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]
        ),
        .systemLibrary(
            name: "CXML",
            pkgConfig: "libxml-2.0",
            providers: [.apt(["libxml2-dev"]), .brew(["libxml2"])]
        ),
        .systemLibrary(
            name: "CCrypto",
            pkgConfig: "libcrypto",
            providers: [.apt(["libssl-dev"])]
        ),
        .systemLibrary(
            name: "CCurl",
            pkgConfig: "libcurl",
            providers: [.apt(["libcurl4-openssl-dev"])]
        ),
        .systemLibrary(
            name: "CArchive",
            pkgConfig: "libarchive",
            providers: [.apt(["libarchive-dev"]), .brew(["libarchive"])]
        ),
        .systemLibrary(
            name: "CFreeType",
            pkgConfig: "freetype2",
            providers: [.apt(["libfreetype-dev"]), .brew(["freetype"])]
        ),

        // Layer 1: the platform and the general formats.
        module("SystemSupport", ["Diagnostics"]),
        module("YAML", ["Diagnostics", "CYAML"]),
        module("XML", ["Diagnostics", "CXML"]),
        module("JSON", ["Diagnostics"]),
        module("Checksums", ["CCrypto"]),
        module("HTTP", ["CCurl"]),
        module("SwiftSource", ["Diagnostics"]),
        module("TemplateEngine", ["Diagnostics"]),

        // Layer 2: what settings come to, the formats that are large, and reports.
        module("PropertyLists", ["Diagnostics", "SystemSupport"]),
        module("BuildSettings", ["Diagnostics", "SystemSupport"]),
        module("ObjectFiles", ["Diagnostics", "SystemSupport"]),
        module("Archives", ["Diagnostics", "CArchive", "SystemSupport"]),
        module("Reports", ["Diagnostics", "SystemSupport", "JSON", "Checksums"]),

        // Layer 3: what a project is made of, and how Trellis is configured.
        module("ProjectModel", ["Diagnostics", "SystemSupport", "YAML", "XML", "JSON", "BuildSettings", "PropertyLists"]),
        module("Configuration", ["Diagnostics", "SystemSupport", "YAML"]),
        module("ArtifactCache", ["Diagnostics", "SystemSupport", "Checksums", "HTTP"]),
        module("ResourceFormats", ["Diagnostics", "CFreeType", "SystemSupport", "YAML", "XML", "JSON", "PropertyLists"]),
        module(
            "BundleInspection",
            ["Diagnostics", "SystemSupport", "JSON", "Checksums", "PropertyLists", "ObjectFiles", "Archives", "Reports"]),

        // Layer 4: the capabilities, which never import each other, and the command line.
        module("ProjectInspection", ["Diagnostics", "SystemSupport", "JSON", "BuildSettings", "PropertyLists", "Reports", "ProjectModel"]),
        module(
            "Linting",
            ["Diagnostics", "SystemSupport", "YAML", "JSON", "Checksums", "Reports", "ProjectModel", "ArtifactCache", "Configuration"]),
        module(
            "CodeGeneration",
            [
                "Diagnostics", "SystemSupport", "YAML", "XML", "JSON", "Checksums", "SwiftSource", "TemplateEngine", "PropertyLists",
                "Reports", "ProjectModel", "ResourceFormats", "ArtifactCache", "Configuration",
            ]),
        module(
            "Packaging",
            [
                "Diagnostics", "SystemSupport", "JSON", "Checksums", "PropertyLists", "ObjectFiles", "Archives", "BundleInspection",
                "Configuration",
            ]),
        module(
            "ResourceBundling",
            [
                "Diagnostics", "SystemSupport", "JSON", "Checksums", "BuildSettings", "PropertyLists", "ProjectModel", "ResourceFormats",
                "BundleInspection", "ArtifactCache", "Configuration",
            ]),
        module("CommandLineSupport", ["Diagnostics", "SystemSupport"]),

        // Layer 5: the programs.
        program("trellis-project", ["Diagnostics", "SystemSupport", "JSON", "ProjectModel", "ProjectInspection", "CommandLineSupport"]),
        program("trellis-codegen", ["Diagnostics", "SystemSupport", "JSON", "Reports", "CodeGeneration", "CommandLineSupport"]),
        program("trellis-lint", ["Diagnostics", "SystemSupport", "JSON", "Reports", "Configuration", "Linting", "CommandLineSupport"]),

        program(
            "trellis-package",
            ["Diagnostics", "SystemSupport", "JSON", "Reports", "BundleInspection", "Configuration", "Packaging", "CommandLineSupport"]),

        program(
            "trellis-bundle",
            [
                "Diagnostics", "SystemSupport", "JSON", "Checksums", "Reports", "BundleInspection", "ArtifactCache", "Configuration",
                "ResourceBundling", "CommandLineSupport",
            ]),

        // What other packages use in their builds.
        .plugin(name: "TrellisCodegen", capability: .buildTool(), dependencies: pluginPrograms("trellis-codegen")),
        .plugin(
            name: "TrellisCodegenCommand",
            capability: .command(
                intent: .custom(verb: "trellis-codegen", description: "Generates code from templates"),
                permissions: [.writeToPackageDirectory(reason: "generated code is written where the configuration says")]
            ),
            dependencies: pluginPrograms("trellis-codegen")
        ),

        // Beside the layers: for tests and measurements only.
        .target(name: "TestSupport", dependencies: ["Diagnostics", "SystemSupport"]),

        .executableTarget(
            name: "trellis-benchmark",
            dependencies: [
                "Archives", "ArtifactCache", "Diagnostics", "Linting", "ObjectFiles", "Packaging", "PropertyLists", "ProjectModel",
                "Reports", "SwiftSource", "SystemSupport", "TemplateEngine",
            ],
            path: "Benchmarks/trellis-benchmark"
        ),
        withHostModules(.executableTarget(name: "swift-parser-peer", path: "Benchmarks/swift-parser-peer")),

        tests("TestSupportTests", ["Diagnostics", "trellis-project"]),
        tests("DiagnosticsTests", ["Diagnostics"]),
        tests("SystemSupportTests", ["Diagnostics", "SystemSupport"]),
        tests("PropertyListsTests", ["Diagnostics", "PropertyLists"]),
        tests("YAMLTests", ["Diagnostics", "SystemSupport", "YAML"]),
        tests("XMLTests", ["Diagnostics", "SystemSupport", "XML"]),
        tests("JSONTests", ["Diagnostics", "JSON"]),
        tests("ChecksumsTests", ["Checksums"]),
        tests("HTTPTests", ["SystemSupport", "HTTP"]),
        tests("ArtifactCacheTests", ["Diagnostics", "SystemSupport", "Checksums", "ArtifactCache"]),
        tests(
            "CodeGenerationTests",
            [
                "Diagnostics", "SystemSupport", "JSON", "SwiftSource", "TemplateEngine", "Reports", "ArtifactCache", "Configuration",
                "CodeGeneration",
            ]),
        withHostModules(tests("SwiftSourceTests", ["Diagnostics", "SystemSupport", "SwiftSource"])),
        tests("TemplateEngineTests", ["Diagnostics", "SystemSupport", "TemplateEngine"]),
        tests("BuildSettingsTests", ["Diagnostics", "SystemSupport", "BuildSettings"]),
        tests("ProjectModelTests", ["Diagnostics", "SystemSupport", "YAML", "JSON", "BuildSettings", "PropertyLists", "ProjectModel"]),
        tests("ConfigurationTests", ["Diagnostics", "SystemSupport", "Configuration"]),
        tests("ProjectInspectionTests", ["Diagnostics", "SystemSupport", "JSON", "ProjectModel", "ProjectInspection"]),
        tests("ReportsTests", ["Diagnostics", "SystemSupport", "JSON", "Reports"]),
        tests(
            "LintingTests",
            ["Diagnostics", "SystemSupport", "JSON", "Reports", "ProjectModel", "ArtifactCache", "Configuration", "Linting"]),
        tests("ObjectFilesTests", ["Diagnostics", "SystemSupport", "ObjectFiles"]),
        tests("ArchivesTests", ["Diagnostics", "SystemSupport", "Archives"]),
        tests("ResourceFormatsTests", ["Diagnostics", "SystemSupport", "JSON", "PropertyLists", "ResourceFormats"]),
        tests(
            "BundleInspectionTests", ["Diagnostics", "SystemSupport", "JSON", "Checksums", "ObjectFiles", "Reports", "BundleInspection"]),
        tests(
            "PackagingTests",
            [
                "Diagnostics", "SystemSupport", "JSON", "Checksums", "PropertyLists", "ObjectFiles", "Archives", "BundleInspection",
                "Configuration", "Packaging",
            ]),
        tests(
            "ResourceBundlingTests",
            ["Diagnostics", "SystemSupport", "BuildSettings", "PropertyLists", "ArtifactCache", "ResourceBundling"]),
        tests("StockTemplatesTests", ["Diagnostics", "SystemSupport", "JSON", "SwiftSource", "TemplateEngine", "CodeGeneration"]),
        tests("CommandLineSupportTests", ["Diagnostics", "CommandLineSupport"]),
        tests(
            "CommandTests",
            ["SystemSupport", "JSON", "trellis-project", "trellis-lint", "trellis-codegen", "trellis-package", "trellis-bundle"]),
        withHostModules(tests("RepositoryTests", [])),
    ],
    swiftLanguageModes: [.v6]
)

if usesBundle { package.targets.append(.binaryTarget(name: "TrellisPrograms", path: ".build/trellis.artifactbundle.zip")) }

// The strict settings are the same for every module. CI adds `-Xswiftc -warnings-as-errors` on the command line,
// because a flag like that in this manifest would stop other packages from depending on the library.
for target in package.targets where target.type != .system && target.type != .plugin && target.type != .binary {
    target.swiftSettings =
        (target.swiftSettings ?? []) + [
            .enableUpcomingFeature("ExistentialAny"),
            .enableUpcomingFeature("InternalImportsByDefault"),
            .enableUpcomingFeature("MemberImportVisibility"),
        ]
}
