import ProjectModel
import Testing

@Suite("Adding, removing and renaming targets")
struct TargetEditTests {
    private let sample = EditSample.plain

    private func withKit() throws -> EditSample {
        try sample.after { try $0.addTarget("Kit", productType: "framework", bundleIdentifier: "com.example.kit") }
    }

    @Test("a tool has the phases, settings and product of Xcode, and names its platform where the project has another one")
    func tool() throws {
        let lines = try sample.lines {
            try $0.addTarget("Tool", productType: "tool", platform: .macOS, settings: ["A": ["1"]])
        }
        #expect(
            lines.joined(separator: "\n") == EditTexts.tool)
    }

    @Test("from version 90 on a target has no key that says nothing; a library has a name of its own kind")
    func library() throws {
        let lines = try EditSample.late.lines {
            try $0.addTarget("Kit", productType: "com.apple.product-type.library.static")
        }
        #expect(
            lines.joined(separator: "\n") == EditTexts.lateLibrary)
    }

    @Test("tests depend on the application that they run in, and their settings name it")
    func tests() throws {
        let lines = try sample.lines {
            try $0.addTarget("AppTests", productType: "unit-test", bundleIdentifier: "com.example.tests", testHost: "App")
        }
        #expect(
            lines.joined(separator: "\n") == EditTexts.tests)
    }

    @Test("a target of another program says how it is called")
    func external() throws {
        let lines = try sample.lines {
            try $0.addExternalTarget("Make", workingDirectory: "lib")
        }
        #expect(
            lines.joined(separator: "\n") == EditTexts.externalTarget)
    }

    @Test("every product type can be made and removed again, and so can targets without a product", arguments: ProductType.creatableNames)
    func everyType(type: String) throws {
        for sample in [sample, EditSample.late] {
            let added = try sample.after { try $0.addTarget("New one", productType: type, platform: .macOS, bundleIdentifier: "a.b") }
            #expect(try added.edit().project.targets.last?.productType?.shortName == type)
            #expect(try added.edited { try $0.removeTarget("New one") } == sample.text)
            let aggregate = try sample.after { try $0.addAggregateTarget("New one") }
            #expect(try aggregate.edited { try $0.removeTarget("New one") } == sample.text)
        }
    }

    @Test("without a group for products one is made, and goes with the last product")
    func productsGroup() throws {
        let text = sample.text.replacing("\t\t\tproductRefGroup = G9 /* Products */;\n", with: "")
        let bare = EditSample(text: text, files: sample.files)
        let added = try bare.after { try $0.addTarget("Kit", productType: "framework", bundleIdentifier: "a.b") }
        #expect(added.text.contains("productRefGroup = "))
        #expect(try added.edited { try $0.removeTarget("Kit") } == text)
    }

    @Test("a removed target leaves nothing behind in other targets")
    func removal() throws {
        let kit = try withKit()
        let used = try kit.after {
            try $0.addDependency(of: "App", on: "Kit")
            try $0.addPhase(.frameworks, target: "App")
            try $0.addProduct(ofTarget: "Kit", to: "App")
        }
        let rest = try used.edited { try $0.removeTarget("Kit") }
        #expect(rest == (try sample.edited { try $0.addPhase(.frameworks, target: "App") }))
    }

    @Test("the attributes of a target go with it, and those that name it as the target of tests")
    func attributes() throws {
        let text = sample.text.replacing(
            "\t\t\t\tLastUpgradeCheck = 1600;\n",
            with:
                "\t\t\t\tLastUpgradeCheck = 1600;\n\t\t\t\tTargetAttributes = {\n\t\t\t\t\tT1 = {\n"
                + "\t\t\t\t\t\tCreatedOnToolsVersion = 16.0;\n"
                + "\t\t\t\t\t};\n\t\t\t\t};\n")
        let known = EditSample(text: text, files: sample.files)
        let tested = try known.after { try $0.addTarget("UITests", productType: "ui-testing", bundleIdentifier: "a.b", testHost: "App") }
        #expect(tested.text.contains("\t\t\t\t\t\tTestTargetID = T1;\n") && tested.text.contains("TEST_TARGET_NAME = App;"))
        #expect(try tested.edited { try $0.removeTarget("UITests") } == text)
        let rest = try tested.edited { try $0.removeTarget("App") }
        #expect(!rest.contains("TestTargetID") && !rest.contains("TargetAttributes") && !rest.contains("App.app */,"))
    }

    @Test("a dependency goes by a proxy, and its list is made where there is none", arguments: [EditSample.plain, .late])
    func dependency(sample: EditSample) throws {
        let kit = try sample.after { try $0.addAggregateTarget("All") }
        let added = try kit.after { try $0.addDependency(of: "All", on: "App", platforms: ["ios", "macos"]) }
        #expect(added.text.contains("\t\t\tplatformFilters = (\n\t\t\t\tios,\n\t\t\t\tmacos,\n\t\t\t);\n\t\t\ttarget = T1 /* App */;"))
        #expect(try added.edit().project.targets.last?.targetDependencyNames == ["App"])
        #expect(try added.edited { try $0.removeDependency(of: "All", on: "App") } == kit.text)
    }

    @Test("the product of a target is linked, and copied into others")
    func product() throws {
        let kit = try withKit().after {
            try $0.addPhase(.frameworks, target: "App")
            try $0.addPhase(.copy, target: "App", name: "Embed Frameworks", destination: CopyDestination(.frameworks))
        }
        var signed = MemberAttributes()
        signed.isSignedOnCopy = true
        let linked = try kit.after { try $0.addProduct(ofTarget: "Kit", to: "App") }
        let both = try linked.after { [signed] in
            try $0.addProduct(ofTarget: "Kit", to: "App", phase: "Embed Frameworks", attributes: signed)
        }
        #expect(
            both.text.contains(
                "/* Kit.framework in Embed Frameworks */ = {isa = PBXBuildFile; fileRef = 3BE4A5B51A7C55479AFFB1DD /* Kit.framework */; "
                    + "settings = {ATTRIBUTES = (CodeSignOnCopy, RemoveHeadersOnCopy, ); }; };"))
        #expect(try both.edited { try $0.removeProduct(ofTarget: "Kit", from: "App", phase: "Embed Frameworks") } == linked.text)
        #expect(try both.edited { try $0.removeProduct(ofTarget: "Kit", from: "App") } == kit.text)
    }

    @Test("a new name reaches the product, dependencies and the settings of tests, and can be taken back")
    func rename() throws {
        let tested = try sample.after {
            try $0.addTarget("AppTests", productType: "unit-test", bundleIdentifier: "a.b", testHost: "App")
        }
        let renamed = try tested.after { try $0.renameTarget("App", to: "Main") }
        #expect(renamed.text.contains("TEST_HOST = \"$(BUILT_PRODUCTS_DIR)/Main.app/$(BUNDLE_EXECUTABLE_FOLDER_PATH)/Main\";"))
        #expect(renamed.text.contains("remoteInfo = Main;") && renamed.text.contains("path = Main.app;"))
        #expect(try renamed.edited { try $0.renameTarget("Main", to: "App") } == tested.text)
    }

    @Test("what cannot be is refused, with words that say what to do")
    func faults() throws {
        let faults: [(String, (inout ProjectEdit) throws -> Void)] = [
            ("the project has a target 'App' already [already-there]", { try $0.addTarget("App", productType: "tool") }),
            ("a target needs a name [no-name]", { try $0.addAggregateTarget("") }),
            (
                "there is no product type 'framwork'; did you mean 'framework'? [unknown-product-type]",
                { try $0.addTarget("New", productType: "framwork") }
            ),
            (
                "the target 'Kit' makes no application, so that it cannot be the host of tests [no-application]",
                { try $0.addTarget("Tests", productType: "unit-test", testHost: "Kit") }
            ),
            (
                "only tests have a host, and 'tool' is no product type of tests [no-test]",
                { try $0.addTarget("Tool", productType: "tool", testHost: "App") }
            ),
            ("the target 'App' cannot need itself [needs-itself]", { try $0.addDependency(of: "App", on: "App") }),
            (
                "the target 'App' has no dependency on 'Kit' [no-such-dependency]", { try $0.removeDependency(of: "App", on: "Kit") }
            ),
            (
                "the target 'Kit' cannot depend on 'App', which needs 'All', which needs 'Kit' [cycle]",
                {
                    try $0.addDependency(of: "Kit", on: "App")
                }
            ),
            ("the target 'All' makes no product [no-product]", { try $0.addProduct(ofTarget: "All", to: "App") }),
            ("the project has a target 'Kit' already [already-there]", { try $0.renameTarget("App", to: "Kit") }),
            (
                "'1A' is no name of a build setting; it takes letters, digits and '_', and conditions such as '[sdk=iphoneos*]' "
                    + "[wrong-setting]",
                { try $0.addTarget("New", productType: "tool", settings: ["1A": ["x"]]) }
            ),
        ]
        let sample = try withKit().after {
            try $0.addAggregateTarget("All")
            try $0.addDependency(of: "App", on: "All")
            try $0.addDependency(of: "All", on: "Kit")
        }
        for (message, change) in faults {
            let actual = try sample.message(change)
            #expect(actual.hasSuffix("error: " + message), "\(actual)")
        }
        let bare = EditSample(text: sample.text.replacing("SDKROOT = iphoneos;", with: "SDKROOT = nowhere;"), files: [])
        #expect(
            try bare.message { try $0.addTarget("New", productType: "tool") }.hasSuffix(
                "error: nothing in the project tells what the target is built for; name a platform, one of iOS, macOS, tvOS, watchOS, "
                    + "visionOS, driverKit [no-platform]"))
    }
}
