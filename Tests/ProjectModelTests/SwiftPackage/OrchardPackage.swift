import Diagnostics
import ProjectModel
import SystemSupport
import TestSupport

/// A package that uses most of what a manifest can say, with what SwiftPM 6.3 prints for it.
enum OrchardPackage {
    /// The manifest; the marks stand at the declarations of targets.
    static let manifest = MarkedText(
        #"""
        // swift-tools-version: 6.1
        import PackageDescription
        /* .target(name: "Apple" /* in a comment */ ) */
        let text = "(.target(name: \"Apple\" \("x" + ")"))"
        func helper(_ name: String) -> Target { .testTarget(name: name, dependencies: ["Apple"]) }
        let package = Package(
            name: "Orchard",
            products: [.library(name: "Apple", targets: ["Apple"]), .plugin(name: "Press", targets: ["Press"])],
            targets: [
                .①target(
                    name: "Apple",
                    dependencies: ["Bark", .target(name: "Core-Lib"), .product(name: "Pear", package: "Pears")],
                    plugins: ["Press", .plugin(name: "Mill", package: "mills")]
                ),
                Target.②target(name: "Bark"), .③target(/* c */ name: "Core-Lib"), .④executableTarget(name: "Cider"),
                .⑤plugin(name: "Press", capability: .buildTool()),
                ⑥helper("AppleTests"),
                .⑦binaryTarget(name: "Stone", path: "Stone.xcframework"),
            ]
        )
        """#
    )

    /// The output of `swift package dump-package`, as far as it is read.
    static let dump = #"""
        {
          "cLanguageStandard": "c11", "cxxLanguageStandard": "c++17", "defaultLocalization": "en", "name": "Orchard",
          "dependencies": [
            {"fileSystem": [{"identity": "pears", "path": "/code/Pears", "productFilter": null}]},
            {"fileSystem": [{"identity": "plum-kit", "nameForTargetDependencyResolutionOnly": "Plums", "path": "/code/plum-kit"}]},
            {"sourceControl": [{"identity": "mills", "location": {"remote": [{"urlString": "https://example.com/mills.git"}]},
              "requirement": {"range": [{"lowerBound": "1.2.3", "upperBound": "2.0.0"}]}}]},
            {"sourceControl": [{"identity": "local", "location": {"local": ["/code/local"]}, "requirement": {"branch": ["main"]}}]},
            {"registry": [{"identity": "fruit.nut", "requirement": {"exact": ["1.0.0"]}}]},
            {"cloud": [{"identity": "later"}]}
          ],
          "platforms": [
            {"options": [], "platformName": "macos", "version": "13.0"}, {"options": [], "platformName": "ios", "version": "15.2"},
            {"options": [], "platformName": "maccatalyst", "version": "16.0"}, {"options": [], "platformName": "linux", "version": "1"}
          ],
          "products": [
            {"name": "Apple", "targets": ["Apple"], "type": {"library": ["automatic"]}},
            {"name": "AppleD", "targets": ["Apple", "Bark"], "type": {"library": ["dynamic"]}},
            {"name": "AppleS", "targets": ["Apple"], "type": {"library": ["static"]}},
            {"name": "cider", "targets": ["Cider"], "type": {"executable": null}},
            {"name": "Press", "targets": ["Press"], "type": {"plugin": null}}
          ],
          "swiftLanguageVersions": ["5", "6"],
          "toolsVersion": {"_version": "6.1.0", "experimentalFeatures": []},
          "traits": [{"name": "Sweet", "enabledTraits": ["Ripe"]}, {"name": "Ripe", "enabledTraits": []}, {"name": "Sour"},
            {"name": "default", "enabledTraits": ["Sweet"]}],
          "targets": [
            {"name": "Apple", "type": "regular", "exclude": [], "resources": [{"path": "Data", "rule": {"process": {}}}],
              "dependencies": [
                {"byName": ["Bark", null]}, {"target": ["Core-Lib", {"platformNames": ["ios", "linux"]}]},
                {"product": ["Pear", "Pears", null, null]}, {"byName": ["Plums", {"platformNames": ["macos"]}]},
                {"product": ["Nut", "fruit.nut", {"q": "w"}, {"platformNames": ["macos"]}]}, {"product": ["Fig", "unknown", null, null]},
                {"target": ["Cider", {"platformNames": [], "traits": ["Sour"]}]}, {"byName": ["Bark", null]},
                {"byName": ["Elsewhere", null]}
              ],
              "pluginUsages": [{"plugin": ["Press", null]}, {"plugin": ["Mill", "mills"]}],
              "settings": [
                {"kind": {"define": {"_0": "S1"}}, "tool": "swift"},
                {"condition": {"platformNames": ["linux", "ios"]}, "kind": {"define": {"_0": "S2"}}, "tool": "swift"},
                {"condition": {"config": "debug", "platformNames": []}, "kind": {"define": {"_0": "DBG"}}, "tool": "swift"},
                {"condition": {"platformNames": [], "traits": ["Ripe"]}, "kind": {"define": {"_0": "RIPE"}}, "tool": "swift"},
                {"condition": {"platformNames": [], "traits": ["Sour"]}, "kind": {"define": {"_0": "SOUR"}}, "tool": "swift"},
                {"kind": {"unsafeFlags": {"_0": ["-Xfrontend", "-x"]}}, "tool": "swift"},
                {"kind": {"enableUpcomingFeature": {"_0": "U"}}, "tool": "swift"},
                {"condition": {"platformNames": ["macos"]}, "kind": {"enableExperimentalFeature": {"_0": "E"}}, "tool": "swift"},
                {"kind": {"interoperabilityMode": {"_0": "Cxx"}}, "tool": "swift"},
                {"kind": {"swiftLanguageMode": {"_0": "5"}}, "tool": "swift"},
                {"kind": {"defaultIsolation": {"_0": "MainActor"}}, "tool": "swift"},
                {"kind": {"strictMemorySafety": {}}, "tool": "swift"},
                {"kind": {"treatAllWarnings": {"_0": "error"}}, "tool": "swift"},
                {"kind": {"treatWarning": {"_0": "Old", "_1": "warning"}}, "tool": "swift"},
                {"kind": {"later": {"_0": "x"}}, "tool": "swift"},
                {"kind": {"linkedLibrary": {"_0": "z"}}, "tool": "linker"},
                {"condition": {"platformNames": ["ios"]}, "kind": {"linkedFramework": {"_0": "UIKit"}}, "tool": "linker"},
                {"kind": {"unsafeFlags": {"_0": ["-L", "/x"]}}, "tool": "linker"}
              ]},
            {"name": "Bark", "type": "regular", "settings": [
                {"kind": {"define": {"_0": "C1"}}, "tool": "c"}, {"kind": {"define": {"_0": "C2=v"}}, "tool": "cxx"},
                {"kind": {"define": {"_0": "C1"}}, "tool": "cxx"},
                {"kind": {"headerSearchPath": {"_0": "../h"}}, "tool": "c"},
                {"condition": {"config": "debug", "platformNames": []}, "kind": {"unsafeFlags": {"_0": ["-Wx"]}}, "tool": "c"},
                {"condition": {"config": "release", "platformNames": []}, "kind": {"unsafeFlags": {"_0": ["-Wr"]}}, "tool": "cxx"},
                {"kind": {"enableWarning": {"_0": "all"}}, "tool": "c"}, {"kind": {"disableWarning": {"_0": "unused"}}, "tool": "c"},
                {"kind": {"treatAllWarnings": {"_0": "error"}}, "tool": "c"},
                {"kind": {"treatWarning": {"_0": "shadow", "_1": "warning"}}, "tool": "c"}
              ]},
            {"name": "Core-Lib", "type": "regular"},
            {"name": "Cider", "type": "executable", "dependencies": [{"byName": ["Apple", null]}]},
            {"name": "Press", "type": "plugin", "pluginCapability": {"buildTool": []}},
            {"name": "AppleTests", "type": "test", "dependencies": [{"byName": ["Apple", null]}]},
            {"name": "Stone", "type": "binary", "path": "Stone.xcframework"},
            {"name": "Later", "type": "of-tomorrow"}, {"type": "regular"}
          ]
        }
        """#

    /// The files of the package.
    static let files = [
        "Package.swift", "Package.resolved", "Sources/Apple/a.swift", "Sources/Apple/Data/x.txt", "Sources/Apple/en.lproj/y.strings",
        "Sources/Bark/b.c", "Sources/Bark/include/b.h", "Sources/Bark/include/module.modulemap", "Sources/Bark/p.h",
        "Sources/Core-Lib/c.swift",
        "Sources/Cider/e.swift", "Plugins/Press/p.swift", "Tests/AppleTests/t.swift", "Stone.xcframework/Info.plist",
    ]

    /// The package, read from memory in `/code/Orchard`.
    static func load(
        dump: [UInt8] = Array(dump.utf8),
        manifest: [UInt8] = manifest.bytes,
        diagnostics: inout [Diagnostic]
    ) throws -> SwiftPackage {
        var contents = Dictionary(uniqueKeysWithValues: files.map { ("/code/Orchard/" + $0, [UInt8]()) })
        contents["/code/Orchard/Package.swift"] = manifest
        return try SwiftPackage.read(
            dump: dump, at: "/code/Orchard/Package.swift", fileSystem: MemoryFileSystem(contents), diagnostics: &diagnostics
        )
    }
}
