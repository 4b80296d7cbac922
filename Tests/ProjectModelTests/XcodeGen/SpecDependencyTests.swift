import Diagnostics
import ProjectModel
import Testing

@Suite("Dependencies of specs")
struct SpecDependencyTests {
    /// The members of `App`, of a type, that depends on `Dep`, of another type.
    private func members(_ type: String, on other: String, _ options: String = "", platform: String = "iOS") throws -> [String] {
        let text = """
            name: S
            targets:
              App: {type: \(type), platform: iOS, dependencies: [{target: Dep\(options)}]}
              Dep: {type: \(other), platform: \(platform)}
            """
        return try SampleSpec(text).members()
    }

    @Test(
        "what is linked and what is copied follows from the two products",
        arguments: [
            ("application", "framework", ["Frameworks Dep.framework", "Embed Frameworks Dep.framework"]),
            ("application", "framework.static", ["Frameworks Dep.framework"]),
            ("application", "library.static", ["Frameworks libDep.a"]),
            ("application", "library.dynamic", ["Frameworks Dep.dylib", "Embed Frameworks Dep.dylib"]),
            ("application", "app-extension", ["Embed Foundation Extensions Dep.appex"]),
            ("application", "extensionkit-extension", ["Embed ExtensionKit Extensions Dep.appex"]),
            ("application", "system-extension", ["Embed System Extensions Dep.systemextension"]),
            ("application", "application.on-demand-install-capable", ["Embed App Clips Dep.app"]),
            ("application", "xpc-service", ["CopyFiles Dep.xpc"]),
            ("application", "bundle", ["Resources Dep.bundle"]),
            ("framework", "framework", ["Frameworks Dep.framework"]),
            ("framework", "library.static", []),
            ("framework", "bundle", []),
            ("library.static", "framework", []),
            ("tool", "library.static", ["Frameworks libDep.a"]),
            ("bundle.unit-test", "framework", ["Frameworks Dep.framework", "Embed Frameworks Dep.framework"]),
            ("bundle.unit-test", "application", []),
            ("bundle.unit-test", "bundle", ["Resources Dep.bundle"]),
            ("app-extension", "framework", ["Frameworks Dep.framework"]),
        ])
    func products(type: String, other: String, expected: [String]) throws {
        let found = try members(type, on: other)
        let products = expected.map { line in
            let parts = line.split(separator: " ")
            return parts.dropLast().joined(separator: " ") + " $(BUILT_PRODUCTS_DIR)/" + (parts.last ?? "")
        }
        #expect(found == products)
    }

    @Test("an entry may decide otherwise")
    func options() throws {
        let product = "$(BUILT_PRODUCTS_DIR)/Dep.framework"
        #expect(try members("application", on: "framework", ", link: false") == ["Embed Frameworks " + product])
        #expect(try members("application", on: "framework", ", embed: false") == ["Frameworks " + product])
        #expect(try members("framework", on: "framework", ", embed: true") == ["Frameworks " + product, "Embed Frameworks " + product])
        #expect(
            try members("application", on: "framework", ", copy: {destination: plugins, subpath: x}")
                == ["Frameworks " + product, "Embed Dependencies " + product]
        )
        #expect(try members("application", on: "framework", ", platforms: [macOS]") == [])
        #expect(
            try members("application", on: "application", platform: "watchOS")
                == ["Embed Watch Content $(BUILT_PRODUCTS_DIR)/Dep.app"]
        )
    }

    @Test("roles and platforms come from the entry")
    func roles() throws {
        let text = """
            name: S
            targets:
              App:
                type: application
                platform: iOS
                dependencies: [{target: Dep, weak: true, codeSign: false, destinationFilters: [iOS]}, {target: Two, platformFilter: macOS}]
              Dep: {type: framework, platform: iOS}
              Two: {type: framework, platform: iOS}
            """
        let found = try SampleSpec(text).load().project.memberships().map { "\($0.role) \($0.platforms) \($0.reason)" }
        #expect(
            found == [
                "linked weakly [\"ios\"] dependency 'Dep' of the spec", "linked [\"maccatalyst\"] dependency 'Two' of the spec",
                "copied [\"ios\"] dependency 'Dep' of the spec", "copied and signed [\"maccatalyst\"] dependency 'Two' of the spec",
            ]
        )
    }

    @Test("libraries of the system, files, products and bundles")
    func others() throws {
        let spec = SampleSpec(
            target: """
                dependencies:
                  - sdk: UIKit.framework
                  - sdk: libz.tbd
                  - {sdk: a/b.framework, root: DEVELOPER_DIR}
                  - framework: Vendor/V.framework
                  - {framework: I.framework, implicit: true, embed: false}
                  - {framework: W.xcframework, link: false}
                  - bundle: B.bundle
                  - carthage: C
                  - {carthage: D, linkType: static}
                """
        )
        #expect(
            try spec.members() == [
                "Frameworks $(SDKROOT)/System/Library/Frameworks/UIKit.framework", "Frameworks $(SDKROOT)/usr/lib/libz.tbd",
                "Frameworks $(DEVELOPER_DIR)/a/b.framework", "Frameworks Vendor/V.framework",
                "Frameworks $(BUILT_PRODUCTS_DIR)/I.framework", "Frameworks Carthage/Build/iOS/C.framework",
                "Copy Bundle Resources $(BUILT_PRODUCTS_DIR)/B.bundle", "Embed Frameworks Vendor/V.framework",
                "Embed Frameworks W.xcframework",
            ]
        )
        let onMac = SampleSpec(target: "dependencies: [{carthage: C}]", platform: "macOS")
        #expect(try onMac.members() == ["Frameworks Carthage/Build/Mac/C.framework", "Embed Frameworks Carthage/Build/Mac/C.framework"])
    }

    @Test("transitive linking takes what dependencies need, but not through products that take it in themselves")
    func transitive() throws {
        let spec = SampleSpec(
            """
            name: S
            options: {transitivelyLinkDependencies: true}
            packages: {P: {url: u}}
            targets:
              App: {type: application, platform: iOS, dependencies: [{target: A}, {target: Clip}]}
              A:
                type: framework
                platform: iOS
                dependencies: [{target: B}, {sdk: X.framework}, {target: E, embed: true}, {bundle: Q.bundle}]
              B: {type: library.static, platform: iOS, dependencies: [{target: A}, {package: P}]}
              Clip: {type: application.on-demand-install-capable, platform: iOS, dependencies: [{target: D}]}
              D: {type: framework, platform: iOS}
              E: {type: framework, platform: iOS}
              Off: {type: application, platform: iOS, transitivelyLinkDependencies: false, dependencies: [{target: A}]}
            """
        )
        #expect(
            try spec.members() == [
                "Frameworks $(SDKROOT)/System/Library/Frameworks/X.framework", "Frameworks $(BUILT_PRODUCTS_DIR)/A.framework",
                "Frameworks $(BUILT_PRODUCTS_DIR)/libB.a", "Embed App Clips $(BUILT_PRODUCTS_DIR)/Clip.app",
                "Embed Frameworks $(BUILT_PRODUCTS_DIR)/A.framework",
            ]
        )
        #expect(
            try spec.members(of: "Off")
                == ["Frameworks $(BUILT_PRODUCTS_DIR)/A.framework", "Embed Frameworks $(BUILT_PRODUCTS_DIR)/A.framework"]
        )
        let target = try spec.load().project.targets[0]
        #expect(target.packageProductNames == ["P"])
        #expect(target.targetDependencyNames == ["A", "B", "Clip"])
    }

    @Test("targets of other projects, packages and plug-ins are dependencies with their places")
    func neutral() throws {
        let spec = SampleSpec(
            """
            name: S
            packages: {Local: {path: ../Local}, Hub: {github: a/b, from: 1.0.0}, Web: {url: https://example.com/w.git}}
            projectReferences: {Other: {path: Sub/Other.xcodeproj}}
            targets:
              App:
                type: application
                platform: iOS
                dependencies:
                  - {package: Local, products: [One, Two]}
                  - {package: Hub, destinationFilters: [tvOS]}
                  - {package: Web, product: W}
                  - target: Other/Kit
                buildToolPlugins: [{plugin: Gen, package: Hub}]
            aggregateTargets: {All: {targets: [App, Other/Kit]}}
            """
        )
        let project = try spec.load().project
        let hub = PackageReference.remote(url: "https://github.com/a/b")
        #expect(
            project.targets[0].dependencies.map(\.subject) == [
                .packageProduct(name: "One", package: .local(path: "/Local")),
                .packageProduct(name: "Two", package: .local(path: "/Local")),
                .packageProduct(name: "Hub", package: hub),
                .packageProduct(name: "W", package: .remote(url: "https://example.com/w.git")),
                .projectTarget(name: "Kit", project: "/code/Sub/Other.xcodeproj"), .packagePlugin(name: "Gen", package: hub),
            ]
        )
        #expect(project.targets[0].dependencies.map(\.platforms) == [[], [], ["tvos"], [], [], []])
        #expect(project.targets[0].dependencies.map { $0.location?.line } == [9, 9, 10, 11, 12, 13])
        #expect(project.targets[1].kind == .aggregate)
        #expect(
            project.targets[1].dependencies.map(\.subject)
                == [.target(name: "App"), .projectTarget(name: "Kit", project: "/code/Sub/Other.xcodeproj")]
        )
    }

    @Test("the product of another project is found in that project")
    func otherProject() throws {
        let pbxproj = """
            // !$*UTF8*$!
            { objectVersion = 56; objects = {
            P = {isa = PBXProject; targets = (T); };
            T = {isa = PBXNativeTarget; name = Kit; productReference = F; buildPhases = ();
                productType = "com.apple.product-type.framework"; };
            F = {isa = PBXFileReference; path = "The Kit.framework"; sourceTree = BUILT_PRODUCTS_DIR; };
            }; rootObject = P; }
            """
        let spec = SampleSpec(
            """
            name: S\nprojectReferences: {O: {path: O.xcodeproj}}\ntargets: {App: {type: application, platform: iOS, \
            dependencies: [{target: O/Kit}]}}\n
            """,
            specs: ["O.xcodeproj/project.pbxproj": pbxproj]
        )
        #expect(spec.reports() == [])
        #expect(
            try spec.members() == [
                "Frameworks $(BUILT_PRODUCTS_DIR)/The Kit.framework", "Embed Frameworks $(BUILT_PRODUCTS_DIR)/The Kit.framework",
            ]
        )
    }
}
