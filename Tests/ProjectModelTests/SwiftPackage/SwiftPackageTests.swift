import Diagnostics
import ProjectModel
import SystemSupport
import TestSupport
import Testing

@Suite("Swift packages in the neutral model")
struct SwiftPackageTests {
    private let package: SwiftPackage

    init() throws {
        var diagnostics: [Diagnostic] = []
        package = try OrchardPackage.load(diagnostics: &diagnostics)
        #expect(diagnostics == [])
    }

    private func target(_ name: String) throws -> Target {
        try #require(package.targets(named: name).first)
    }

    /// The settings in one configuration, as `KEY = value` with blanks between the items of a list.
    private func settings(of name: String?, _ configuration: String) throws -> [String] {
        try package.writtenSettings(of: name.map { try target($0) }, configuration: configuration).entries.map { entry in
            switch entry.value {
            case .text(let text): "\(entry.key) = \(text)"
            case .list(let items): "\(entry.key) = \(items.joined(separator: " "))"
            }
        }
    }

    @Test("a package is a project like others")
    func project() {
        #expect(package.kind == .swiftPackage)
        #expect(package.name == "Orchard")
        #expect(package.path == "/code/Orchard/Package.swift")
        #expect(package.folder == "/code/Orchard")
        #expect(package.configurations == ["debug", "release"])
        #expect(package.defaultConfiguration == "debug")
        #expect(package.definitionFiles == ["/code/Orchard/Package.resolved", "/code/Orchard/Package.swift"])
        #expect(package.toolsVersion == "6.1")
        #expect(package.defaultLocalization == "en")
        #expect(package.targets.map(\.name) == ["Apple", "Bark", "Core-Lib", "Cider", "Press", "AppleTests", "Stone"])
    }

    @Test("targets have the product types that come nearest in Xcode")
    func productTypes() {
        #expect(
            package.targets.map { "\($0.productType?.shortName ?? "-") \($0.productName ?? "-")" } == [
                "library.static -", "library.static -", "library.static -", "tool cider", "swift-package.plugin -",
                "bundle.unit-test OrchardPackageTests.xctest", "swift-package.binary -",
            ]
        )
        #expect(
            package.targets.allSatisfy { $0.platformHints == ["iphoneos", "linux", "maccatalyst", "macosx"] && $0.identifier == $0.name })
    }

    @Test("what the package offers, and what it is made with")
    func products() {
        #expect(
            package.products == [
                PackageProduct(name: "Apple", kind: .library(isDynamic: nil), targets: ["Apple"]),
                PackageProduct(name: "AppleD", kind: .library(isDynamic: true), targets: ["Apple", "Bark"]),
                PackageProduct(name: "AppleS", kind: .library(isDynamic: false), targets: ["Apple"]),
                PackageProduct(name: "cider", kind: .executable, targets: ["Cider"]),
                PackageProduct(name: "Press", kind: .plugin, targets: ["Press"]),
            ]
        )
        #expect(
            package.packageDependencies == [
                PackageDependency(identity: "pears", reference: .local(path: "/code/Pears")),
                PackageDependency(identity: "plum-kit", reference: .local(path: "/code/plum-kit"), name: "Plums"),
                PackageDependency(identity: "mills", reference: .remote(url: "https://example.com/mills.git")),
                PackageDependency(identity: "local", reference: .local(path: "/code/local")),
                PackageDependency(identity: "fruit.nut", reference: .named("fruit.nut")),
                PackageDependency(identity: "later", reference: .named("later")),
            ]
        )
    }

    @Test("names become targets of the package, or products of others; traits that are off leave dependencies out")
    func dependencies() throws {
        let apple = try target("Apple")
        #expect(
            apple.dependencies == [
                TargetDependency(.target(name: "Bark"), at: apple.location),
                TargetDependency(.target(name: "Core-Lib"), platforms: ["ios", "linux"], at: apple.location),
                TargetDependency(.packageProduct(name: "Pear", package: .local(path: "/code/Pears")), at: apple.location),
                TargetDependency(
                    .packageProduct(name: "Plums", package: .local(path: "/code/plum-kit")), platforms: ["macos"], at: apple.location),
                TargetDependency(.packageProduct(name: "Nut", package: .named("fruit.nut")), platforms: ["macos"], at: apple.location),
                TargetDependency(.packageProduct(name: "Fig", package: .named("unknown")), at: apple.location),
                TargetDependency(.packageProduct(name: "Elsewhere", package: nil), at: apple.location),
                TargetDependency(.target(name: "Press"), at: apple.location),
                TargetDependency(.packagePlugin(name: "Mill", package: .remote(url: "https://example.com/mills.git")), at: apple.location),
            ]
        )
    }

    @Test("a target is located where the text of the manifest declares it, through helpers too")
    func locations() {
        let marks: [Character] = ["①", "②", "③", "④", "⑤", "⑥", "⑦"]
        let expected = marks.map { OrchardPackage.manifest.location($0, in: "/code/Orchard/Package.swift") }
        #expect(package.targets.map(\.location) == expected)
    }

    @Test("memberships have phases, roles and reasons")
    func memberships() throws {
        func lines(_ name: String) throws -> [String] {
            try package.memberships(of: target(name)).map { member in
                let path = member.file.absolutePath.map { PathText.relative($0, to: package.folder) } ?? "-"
                return "\(member.phase.identifier): \(path) (\(member.file.fileType ?? "-")) \(member.role) \(member.reason)"
            }
        }
        #expect(
            try lines("Apple") == [
                "Apple/sources: Sources/Apple/a.swift (sourcecode.swift)  in folder 'Sources/Apple' of the target",
                "Apple/resources: Sources/Apple/Data/x.txt (text)  resource rule 'process' for 'Data'",
                "Apple/resources: Sources/Apple/en.lproj/y.strings (text.plist.strings)  resource rule 'process' for 'en.lproj/y.strings'",
            ]
        )
        #expect(
            try lines("Bark") == [
                "Bark/sources: Sources/Bark/b.c (sourcecode.c.c)  in folder 'Sources/Bark' of the target",
                "Bark/headers: Sources/Bark/include/b.h (sourcecode.c.h) public header in folder 'Sources/Bark' of the target",
                "Bark/headers: Sources/Bark/include/module.modulemap (sourcecode.module-map)  in folder 'Sources/Bark' of the target",
                "Bark/headers: Sources/Bark/p.h (sourcecode.c.h) project header in folder 'Sources/Bark' of the target",
            ]
        )
        #expect(
            try lines("Stone") == [
                "Stone/frameworks: Stone.xcframework (wrapper.xcframework) linked in folder 'Stone.xcframework' of the target"
            ]
        )
        let resource = try #require(try package.memberships(of: target("Apple")).last)
        #expect(resource.file.language == "en")
        #expect(package.exists(resource.file) == true)
        #expect(package.location(of: resource) == (try target("Apple").location))
        #expect(package.memberships().count == 12)
    }

    @Test("what holds for the whole package, in both configurations")
    func packageSettings() throws {
        let rest = [
            "GCC_C_LANGUAGE_STANDARD = c11", "CLANG_CXX_LANGUAGE_STANDARD = c++17", "MACOSX_DEPLOYMENT_TARGET = 13.0",
            "IPHONEOS_DEPLOYMENT_TARGET = 15.2", "IPHONEOS_DEPLOYMENT_TARGET[sdk=macosx*] = 16.0",
        ]
        #expect(
            try settings(of: nil, "debug") == [
                "SWIFT_VERSION = 6", "SWIFT_ACTIVE_COMPILATION_CONDITIONS = SWIFT_PACKAGE DEBUG",
                "GCC_PREPROCESSOR_DEFINITIONS = SWIFT_PACKAGE=1 DEBUG=1",
            ] + rest
        )
        #expect(
            try settings(of: nil, "release") == [
                "SWIFT_VERSION = 6", "SWIFT_ACTIVE_COMPILATION_CONDITIONS = SWIFT_PACKAGE",
                "GCC_PREPROCESSOR_DEFINITIONS = SWIFT_PACKAGE=1",
            ] + rest
        )
        #expect(try settings(of: nil, "Debug") == [])
    }

    @Test("the settings of a target in Swift")
    func swiftSettings() throws {
        #expect(
            try settings(of: "Apple", "debug") == [
                "PRODUCT_NAME = Apple", "PRODUCT_MODULE_NAME = Apple",
                "SWIFT_ACTIVE_COMPILATION_CONDITIONS = $(inherited) S1 DBG RIPE",
                "OTHER_SWIFT_FLAGS = $(inherited) -Xfrontend -x -enable-upcoming-feature U -strict-memory-safety -warnings-as-errors "
                    + "-Wwarning Old",
                "SWIFT_OBJC_INTEROP_MODE = objcxx", "SWIFT_VERSION = 5", "SWIFT_DEFAULT_ACTOR_ISOLATION = MainActor",
                "OTHER_LDFLAGS = $(inherited) -lz -L /x",
                "SWIFT_ACTIVE_COMPILATION_CONDITIONS[sdk=linux*] = $(inherited) S2",
                "SWIFT_ACTIVE_COMPILATION_CONDITIONS[sdk=iphone*] = $(inherited) S2",
                "OTHER_SWIFT_FLAGS[sdk=macosx*] = $(inherited) -enable-experimental-feature E",
                "OTHER_LDFLAGS[sdk=iphone*] = $(inherited) -framework UIKit",
            ]
        )
        #expect(try settings(of: "Apple", "release").contains("SWIFT_ACTIVE_COMPILATION_CONDITIONS = $(inherited) S1 RIPE"))
        #expect(try settings(of: "Core-Lib", "release") == ["PRODUCT_NAME = Core-Lib", "PRODUCT_MODULE_NAME = Core_Lib"])
        #expect(try settings(of: "Cider", "release") == ["PRODUCT_NAME = cider", "PRODUCT_MODULE_NAME = Cider"])
        #expect(try settings(of: "Stone", "debug") == [])
    }

    @Test("the settings of a target in C")
    func clangSettings() throws {
        #expect(
            try settings(of: "Bark", "debug") == [
                "PRODUCT_NAME = Bark", "PRODUCT_MODULE_NAME = Bark", "GCC_PREPROCESSOR_DEFINITIONS = $(inherited) C1 C2=v",
                "HEADER_SEARCH_PATHS = $(inherited) $(SRCROOT)/Sources/h",
                "OTHER_CFLAGS = $(inherited) -Wx -Wall -Wno-unused -Werror -Wno-error=shadow",
            ]
        )
        #expect(
            try settings(of: "Bark", "release").suffix(2) == [
                "OTHER_CPLUSPLUSFLAGS = $(inherited) -Wr", "OTHER_CFLAGS = $(inherited) -Wall -Wno-unused -Werror -Wno-error=shadow",
            ]
        )
    }

    @Test(
        "the mode of the language comes from the tools where the manifest names none",
        arguments: [("4.0", "4"), ("4.2", "4.2"), ("5.10", "5"), ("6.2", "6"), ("3.1", "3")]
    )
    func languageMode(tools: String, mode: String) throws {
        var diagnostics: [Diagnostic] = []
        let package = try SamplePackage(tools: tools).load(&diagnostics)
        #expect(package.writtenSettings(of: nil, configuration: "debug").entries.first?.value == .text(mode))
    }

    @Test(
        "names of modules are identifiers of C",
        arguments: [("my-lib", "my_lib"), ("2x", "_x"), ("a.b c", "a_b_c"), ("über", "über"), ("x2", "x2")]
    )
    func moduleNames(name: String, module: String) throws {
        var diagnostics: [Diagnostic] = []
        let package = try SamplePackage(targets: [SampleTarget(name)]).load(&diagnostics)
        let entries = package.writtenSettings(of: package.targets[0], configuration: "debug").entries
        #expect(entries.first { $0.key == "PRODUCT_MODULE_NAME" }?.value == .text(module))
    }
}
