import Diagnostics
import ResourceFormats
import SystemSupport
import TestSupport
import Testing

@Suite struct InterfaceReaderTests {
    private func read(_ text: String, _ path: String = "Main.storyboard") throws -> InterfaceDocument {
        try InterfaceReader.read(Array(text.utf8), path: path)
    }

    private func storyboard(_ scenes: String, runtime: String = "iOS.CocoaTouch", initial: String = "") -> String {
        "<document targetRuntime=\"\(runtime)\" initialViewController=\"\(initial)\"><scenes>\(scenes)</scenes></document>"
    }

    private func scene(_ object: String) -> String { "<scene sceneID=\"s\"><objects>\(object)<placeholder/></objects></scene>" }

    @Test("scenes have identifiers and types, those of the system by their elements")
    func scenes() throws {
        let text = storyboard(
            scene("<tableViewController storyboardIdentifier=\"List\" id=\"a\" sceneMemberID=\"viewController\"/>")
                + scene(
                    "<viewController storyboardIdentifier=\"About\" id=\"b\" customClass=\"AboutController\" customModule=\"App\" "
                        + "customModuleProvider=\"target\" sceneMemberID=\"viewController\"/>")
                + scene("<avPlayerViewController storyboardIdentifier=\"Player\" sceneMemberID=\"viewController\"/>")
                + scene("<viewControllerPlaceholder storyboardIdentifier=\"Other\" sceneMemberID=\"viewController\"/>")
                + scene("<viewController id=\"c\" sceneMemberID=\"viewController\"/>"), initial: "c")
        let document = try read(text)
        #expect(document.platform == .iOS)
        #expect(
            document.scenes.map { "\($0.identifier) \($0.module ?? "-").\($0.type) \($0.custom.isOfTarget)" } == [
                "About App.AboutController true", "List UIKit.UITableViewController false", "Player AVKit.AVPlayerViewController false",
            ])
        #expect(document.initialScene?.type == "UIViewController")
        #expect(document.modules == ["AVKit", "UIKit"])
    }

    @Test(
        "the system decides about the names of its types",
        arguments: [
            ("iOS.CocoaTouch.iPad", InterfaceDocument.Platform.iOS, "UIViewController"), ("AppleTV", .tvOS, "UIViewController"),
            ("MacOSX.Cocoa", .macOS, "NSViewController"), ("watchKit", .watchOS, "WKViewController"),
        ])
    func platforms(runtime: String, platform: InterfaceDocument.Platform, type: String) throws {
        let text = storyboard(scene("<viewController storyboardIdentifier=\"A\" sceneMemberID=\"viewController\"/>"), runtime: runtime)
        let document = try read(text)
        #expect(document.platform == platform)
        #expect(document.scenes.map(\.type) == [type])
    }

    @Test("controllers of watches have the types that code knows")
    func watchTypes() throws {
        let objects = ["controller", "notificationController"].map {
            scene("<\($0) storyboardIdentifier=\"\($0)\" sceneMemberID=\"viewController\"/>")
        }
        let document = try read(storyboard(objects.joined(), runtime: "watchKit"))
        #expect(document.scenes.map(\.type) == ["WKInterfaceController", "WKUserNotificationInterfaceController"])
    }

    @Test("segues at any depth of a scene are read, each once, sorted by their identifiers")
    func segues() throws {
        let segue = "<connections><segue identifier=\"show\" kind=\"show\"/><segue kind=\"push\"/></connections>"
        let text = storyboard(
            scene(
                "<viewController sceneMemberID=\"viewController\"><view><subviews><button>\(segue)</button></subviews></view>"
                    + "\(segue)</viewController>"
            )
                + scene(
                    "<viewController sceneMemberID=\"viewController\"><connections><segue identifier=\"fade\" "
                        + "customClass=\"Fade\"/></connections>"
                        + "</viewController>"))
        #expect(
            try read(text).segues.map { "\($0.identifier) \($0.module ?? "-") \($0.type)" } == [
                "fade - Fade", "show UIKit UIStoryboardSegue",
            ])
    }

    @Test("the objects of a xib are its scenes")
    func xib() throws {
        let text = """
            <document targetRuntime="iOS.CocoaTouch"><objects><placeholder placeholderIdentifier="IBFilesOwner"/>
            <view userLabel="Header" customClass="HeaderView"/><tableViewCell/></objects></document>
            """
        #expect(
            try read(text, "Header.xib").scenes.map { "\($0.identifier) \($0.type)" } == [
                "Header HeaderView", "tableViewCell UITableViewCell",
            ])
    }

    @Test("another document and an unknown system are errors with their places")
    func faults() {
        #expect(
            thrown { _ = try read("<plist/>") } == [
                "Main.storyboard:1:1: error: the outermost element is 'plist'; storyboards and xibs have 'document' [interface-structure]"
            ])
        #expect(
            thrown { _ = try read("<document targetRuntime=\"Newton\"/>") } == [
                "Main.storyboard:1:1: error: the target runtime 'Newton' is not known; open the file in Xcode and choose a "
                    + "device to view it as "
                    + "[interface-runtime]"
            ])
    }

    @Test("entities that grow and elements that are nested without end are errors")
    func hostile() {
        let entities =
            "<!DOCTYPE a [<!ENTITY a \"aaaaaaaaaa\">"
            + (1...9).map { "<!ENTITY a\($0) \"\(String(repeating: "&a\($0 == 1 ? "" : "\($0 - 1)");", count: 10))\">" }.joined()
        #expect(thrown { _ = try read(entities + "]><document targetRuntime=\"&a9;\"/>") }.count == 1)
        let deep = String(repeating: "<view>", count: 5000)
        #expect(thrown { _ = try read(storyboard(deep)) }.count == 1)
    }

    @Test("every storyboard of real projects is read", .enabled(if: Corpus.isPresent))
    func corpus() throws {
        let files = Corpus.files(below: "storyboards", suffix: ".storyboard") + Corpus.files(below: "storyboards", suffix: ".xib")
        #expect(files.count > 10)
        var old = 0
        for file in files {
            let bytes = try DiskFileSystem().read(file)
            do throws(DiagnosticError) {
                _ = try InterfaceReader.read(bytes, path: file)
            } catch {
                #expect(
                    error.diagnostics.map(\.message) == [
                        "the file is in the format of Xcode 3, which only Xcode reads; open it in a newer one and save it"
                    ])
                old += 1
            }
        }
        #expect(old < 3)
    }

    @Test("damaged storyboards give errors with places")
    func mutations() {
        let seed = storyboard(
            scene(
                "<viewController storyboardIdentifier=\"A\" sceneMemberID=\"viewController\"><connections><segue "
                    + "identifier=\"b\"/></connections></viewController>"
            ))
        let count = mutationCount(2000, ProcessEnvironment.variable("TRELLIS_MUTATIONS"))
        for bytes in Mutations(of: Array(seed.utf8), structure: "<>/\"=&;", count: count, seed: 3) {
            do throws(DiagnosticError) {
                _ = try InterfaceReader.read(bytes, path: "a.storyboard")
            } catch {
                #expect(error.diagnostics.allSatisfy { $0.location != nil })
            }
        }
    }
}
