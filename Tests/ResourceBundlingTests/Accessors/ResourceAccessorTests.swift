import Foundation
import ResourceBundling
import SystemSupport
import TestSupport
import Testing

@Suite("The accessor of a bundle")
struct ResourceAccessorTests {
    @Test("no path of this machine stands in the code", arguments: [nil, "Shop_Design"])
    func noPaths(bundleName: String?) {
        let accessor = ResourceAccessor(moduleName: "Design", bundleName: bundleName)
        for code in [accessor.swiftSource, accessor.objectiveCSource, accessor.objectiveCHeader] {
            #expect(!code.contains("/Users") && !code.contains("/home") && !code.contains("/tmp"))
        }
    }

    @Test("the accessor is for those who may use it", arguments: ResourceAccessor.Access.allCases)
    func access(access: ResourceAccessor.Access) {
        let source = ResourceAccessor(moduleName: "Design", bundleName: "B", access: access).swiftSource
        let expected = access == .internal ? "\n    static let module: " : "\n    \(access.rawValue) static let module: "
        #expect(source.contains(expected))
    }

    @Test("names of modules and bundles that are no identifiers become some, and stay texts")
    func names() {
        let accessor = ResourceAccessor(moduleName: "3D-Kit", bundleName: "3D \"Kit\"")
        #expect(accessor.swiftSource.contains("private final class _3D_KitBundleFinder {}"))
        #expect(accessor.swiftSource.contains(#"bundle(named: "3D \"Kit\"")"#))
        #expect(accessor.objectiveCHeader.contains("NSBundle *_3D_Kit_SWIFTPM_MODULE_BUNDLE(void);"))
    }

    /// Where the program and the bundle are.
    enum Layout: String, CaseIterable {
        case beside = "a program with the bundle beside it"
        case resources = "a bundle in the Resources of an app"
        case appExtension = "an extension whose app has the bundle"
        case framework = "an extension whose app has a framework with the bundle"
        case environment = "a folder that the environment names"

        var program: String {
            switch self {
            case .beside, .environment: "bin/program"
            case .resources: "Shop.app/Contents/MacOS/program"
            case .appExtension, .framework: "Shop.app/PlugIns/Share.appex/program"
            }
        }

        var bundle: String {
            switch self {
            case .beside: "bin/Shop_Design.bundle"
            case .resources: "Shop.app/Contents/Resources/Shop_Design.bundle"
            case .appExtension: "Shop.app/Shop_Design.bundle"
            case .framework: "Shop.app/Frameworks/Design.framework/Shop_Design.bundle"
            case .environment: "elsewhere/Shop_Design.bundle"
            }
        }
    }

    @Test(
        "the code compiles strictly and finds the bundle in every layout", .enabled(if: SwiftProgram.compiler != nil, "no swiftc on PATH"))
    func layouts() throws {
        try ScratchFolder.with { folder throws in
            try folder.write(ResourceAccessor(moduleName: "Design", bundleName: "Shop_Design").swiftSource, to: "Accessor.swift")
            let main = "import Foundation\nprint(Bundle.module.path(forResource: \"text\", ofType: \"txt\") ?? \"no text\")\n"
            try folder.write(main, to: "main.swift")
            let options = "-swift-version 6 -strict-concurrency=complete -warnings-as-errors -D DEBUG -o program"
            let script = "\"$1\" \(options) Accessor.swift main.swift"
            #expect(try ShellScript.run(script, [SwiftProgram.compiler ?? ""], in: folder.path) == "")
            for layout in Layout.allCases {
                let root = "\(folder.path)/\(layout)"
                try folder.write("hello", to: "\(layout)/\(layout.bundle)/text.txt")
                let program = "\(root)/\(layout.program)"
                try FileManager.default.createDirectory(
                    atPath: (program as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
                try FileManager.default.linkItem(atPath: folder.path + "/program", toPath: program)
                let variable = layout == .environment ? "PACKAGE_RESOURCE_BUNDLE_PATH=\(root)/elsewhere " : ""
                let output = try ShellScript.run("\(variable)\"$1\"", [program], in: "/")
                #expect(output == "\(root)/\(layout.bundle)/text.txt\n", "\(layout.rawValue)")
            }
            let failure = try ShellScript.run("\"$1\"; true", [folder.path + "/program"], in: "/")
            #expect(failure.contains("There is no Shop_Design.bundle with the resources of the module at any of these places:"))
            #expect(failure.contains("\(folder.path)/Shop_Design.bundle\n"))
        }
    }

    @Test("resources of a framework are found in the framework itself", .enabled(if: SwiftProgram.compiler != nil, "no swiftc on PATH"))
    func ownBundle() throws {
        let source = ResourceAccessor(moduleName: "Design", bundleName: nil).swiftSource
        let main = "import Foundation\nprint(Bundle.module.bundleURL == Bundle.main.bundleURL)\n"
        #expect(try SwiftProgram.output(["Accessor.swift": source, "main.swift": main]) == "true\n")
    }
}
