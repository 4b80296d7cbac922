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

let package = Package(
    name: "Trellis",
    platforms: [.macOS(.v15)],
    products: [
        .executable(name: "trellis-project", targets: ["trellis-project"]),
        .executable(name: "trellis-lint", targets: ["trellis-lint"]),
        .executable(name: "trellis-codegen", targets: ["trellis-codegen"]),
        .executable(name: "trellis-package", targets: ["trellis-package"]),
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
        module("SwiftSource", ["Diagnostics"]),
        module("TemplateEngine", ["Diagnostics"]),

        // Layer 2: what settings come to, the formats that are large, and reports.
        module("PropertyLists", ["Diagnostics", "SystemSupport"]),
        module("BuildSettings", ["Diagnostics", "SystemSupport"]),
        module("ObjectFiles", ["Diagnostics", "SystemSupport"]),
        module("Archives", ["Diagnostics", "SystemSupport", "CArchive"]),
        module("Reports", ["Diagnostics", "SystemSupport", "JSON", "Checksums"]),

        // Layer 3: what a project is made of, and how Trellis is configured.
        module("ProjectModel", ["Diagnostics", "SystemSupport", "PropertyLists", "YAML", "XML", "JSON", "BuildSettings"]),
        module("Configuration", ["Diagnostics", "SystemSupport", "YAML"]),
        module("ArtifactCache", ["Diagnostics", "SystemSupport", "Checksums"]),
        module("ResourceFormats", ["Diagnostics", "SystemSupport", "PropertyLists", "JSON", "XML", "YAML", "CFreeType"]),
        module(
            "BundleInspection",
            ["Diagnostics", "SystemSupport", "PropertyLists", "JSON", "Checksums", "ObjectFiles", "Archives", "Reports"]),

        // Layer 4: the capabilities, which never import each other, and the command line.
        module("ProjectInspection", ["Diagnostics", "SystemSupport", "PropertyLists", "JSON", "BuildSettings", "ProjectModel", "Reports"]),
        module(
            "Linting",
            [
                "Diagnostics", "SystemSupport", "JSON", "YAML", "Checksums", "ProjectModel", "Configuration", "ArtifactCache", "Reports",
            ]
        ),
        module(
            "CodeGeneration",
            [
                "Diagnostics", "SystemSupport", "JSON", "YAML", "Checksums", "SwiftSource", "TemplateEngine", "ProjectModel",
                "Configuration",
                "ArtifactCache",
            ]
        ),
        module(
            "Packaging",
            [
                "Diagnostics", "SystemSupport", "PropertyLists", "JSON", "Checksums", "ObjectFiles", "Archives", "Configuration",
                "BundleInspection",
            ]
        ),
        module("CommandLineSupport", ["Diagnostics", "SystemSupport"]),

        // Layer 5: the programs.
        program("trellis-project", ["Diagnostics", "SystemSupport", "JSON", "ProjectModel", "ProjectInspection", "CommandLineSupport"]),
        program("trellis-codegen", ["Diagnostics", "SystemSupport", "JSON", "CodeGeneration", "CommandLineSupport"]),
        program("trellis-lint", ["Diagnostics", "SystemSupport", "JSON", "Configuration", "Linting", "Reports", "CommandLineSupport"]),

        program(
            "trellis-package",
            [
                "Diagnostics", "SystemSupport", "JSON", "Configuration", "BundleInspection", "Packaging", "Reports", "CommandLineSupport",
            ]),

        // What other packages use in their builds.
        .plugin(name: "TrellisCodegen", capability: .buildTool(), dependencies: ["trellis-codegen"]),
        .plugin(
            name: "TrellisCodegenCommand",
            capability: .command(
                intent: .custom(verb: "trellis-codegen", description: "Generates code from templates"),
                permissions: [.writeToPackageDirectory(reason: "generated code is written where the configuration says")]
            ),
            dependencies: ["trellis-codegen"]
        ),

        // Beside the layers: for tests and measurements only.
        .target(name: "TestSupport", dependencies: ["Diagnostics", "SystemSupport"]),

        .executableTarget(
            name: "trellis-benchmark",
            dependencies: [
                "Archives", "ArtifactCache", "BundleInspection", "Diagnostics", "Linting", "ObjectFiles", "Packaging", "PropertyLists",
                "ProjectModel", "Reports", "SwiftSource", "SystemSupport", "TemplateEngine",
            ],
            path: "Benchmarks/trellis-benchmark"
        ),
        withHostModules(.executableTarget(name: "swift-parser-peer", path: "Benchmarks/swift-parser-peer")),

        tests("TestSupportTests", ["Diagnostics", "trellis-project"]),
        tests("DiagnosticsTests", ["Diagnostics"]),
        tests("SystemSupportTests", ["SystemSupport", "Diagnostics"]),
        tests("PropertyListsTests", ["PropertyLists", "Diagnostics"]),
        tests("YAMLTests", ["YAML", "Diagnostics", "SystemSupport"]),
        tests("XMLTests", ["XML", "Diagnostics", "SystemSupport"]),
        tests("JSONTests", ["JSON", "Diagnostics"]),
        tests("ChecksumsTests", ["Checksums"]),
        tests("ArtifactCacheTests", ["ArtifactCache", "Checksums", "SystemSupport", "Diagnostics"]),
        tests(
            "CodeGenerationTests",
            [
                "CodeGeneration", "SwiftSource", "TemplateEngine", "JSON", "YAML", "Configuration", "ArtifactCache", "SystemSupport",
                "Diagnostics",
            ]
        ),
        withHostModules(tests("SwiftSourceTests", ["SwiftSource", "SystemSupport", "Diagnostics"])),
        tests("TemplateEngineTests", ["TemplateEngine", "Diagnostics", "SystemSupport"]),
        tests("BuildSettingsTests", ["BuildSettings", "SystemSupport", "Diagnostics"]),
        tests(
            "ProjectModelTests", ["ProjectModel", "BuildSettings", "PropertyLists", "YAML", "XML", "JSON", "SystemSupport", "Diagnostics"]),
        tests("ConfigurationTests", ["Configuration", "Diagnostics", "SystemSupport"]),
        tests("ProjectInspectionTests", ["ProjectInspection", "ProjectModel", "JSON", "SystemSupport", "Diagnostics"]),
        tests("ReportsTests", ["Reports", "Diagnostics", "JSON", "SystemSupport"]),
        tests(
            "LintingTests",
            ["Linting", "Reports", "Configuration", "ProjectModel", "ArtifactCache", "JSON", "SystemSupport", "Diagnostics"]
        ),
        tests("ObjectFilesTests", ["ObjectFiles", "SystemSupport", "Diagnostics"]),
        tests("ArchivesTests", ["Archives", "SystemSupport", "Diagnostics"]),
        tests("ResourceFormatsTests", ["ResourceFormats", "PropertyLists", "JSON", "SystemSupport", "Diagnostics"]),
        tests(
            "BundleInspectionTests",
            [
                "BundleInspection", "ObjectFiles", "Archives", "PropertyLists", "Reports", "JSON", "Checksums", "SystemSupport",
                "Diagnostics", "trellis-package",
            ]
        ),
        tests(
            "PackagingTests",
            [
                "trellis-package", "Packaging", "BundleInspection", "ObjectFiles", "Archives", "PropertyLists", "JSON", "Checksums",
                "Configuration", "SystemSupport", "Diagnostics",
            ]
        ),
        tests("StockTemplatesTests", ["CodeGeneration", "SystemSupport", "Diagnostics"]),
        tests("CommandLineSupportTests", ["CommandLineSupport", "Diagnostics", "JSON", "SystemSupport"]),
        tests("CommandTests", ["trellis-project", "trellis-lint", "trellis-codegen", "trellis-package", "JSON", "SystemSupport"]),
        withHostModules(tests("RepositoryTests", [])),
    ],
    swiftLanguageModes: [.v6]
)

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
