package import Diagnostics
import SystemSupport
import XML

/// Reads storyboards, and xibs as if each object at their outermost level were a scene.
package struct InterfaceReader {
    private let path: String
    private var platform = InterfaceDocument.Platform.iOS

    /// Reads a file.
    ///
    /// - Parameters:
    ///   - bytes: the XML.
    ///   - path: the name of the file.
    /// - Throws: ``DiagnosticError`` with the place of what is wrong: text that is no XML, or a system that is not known.
    package static func read(_ bytes: [UInt8], path: String) throws(DiagnosticError) -> InterfaceDocument {
        let root = try XMLReader.read(bytes, path: path).root
        guard root.name == "document" else {
            let isOld = root.name == "archive"
            let message =
                isOld
                ? "the file is in the format of Xcode 3, which only Xcode reads; open it in a newer one and save it"
                : "the outermost element is '\(root.name)'; storyboards and xibs have 'document'"
            throw DiagnosticError("interface-structure", message, at: root.location)
        }
        guard let platform = platform(of: root) else {
            let runtime = root[attribute: "targetRuntime"] ?? ""
            let message = "the target runtime '\(runtime)' is not known; open the file in Xcode and choose a device to view it as"
            throw DiagnosticError("interface-runtime", message, at: root.location)
        }
        return InterfaceReader(path: path, platform: platform).document(root)
    }

    private static func platform(of root: XMLElement) -> InterfaceDocument.Platform? {
        let runtime = root[attribute: "targetRuntime"] ?? ""
        let beginnings: [(String, InterfaceDocument.Platform)] = [
            ("iOS.CocoaTouch", .iOS), ("MacOSX.Cocoa", .macOS), ("AppleTV", .tvOS), ("watchKit", .watchOS), ("visionOS", .visionOS),
            ("xrOS", .visionOS),
        ]
        return beginnings.first { runtime.hasPrefix($0.0) }?.1
    }

    private func document(_ root: XMLElement) -> InterfaceDocument {
        let file = PathText.lastComponent(of: path)
        let kind = PathText.fileExtension(of: file)
        let name = String(file.dropLast(kind.isEmpty ? 0 : kind.count + 1))
        var scenes: [InterfaceDocument.Scene] = []
        var segues: [InterfaceDocument.Segue] = []
        var initial: InterfaceDocument.Scene?
        if let parts = root.element(named: "scenes") {
            let first = root[attribute: "initialViewController"] ?? ""
            for scene in parts.elements where scene.name == "scene" {
                for object in scene.element(named: "objects")?.elements ?? [] where object[attribute: "sceneMemberID"] == "viewController" {
                    if !first.isEmpty, initial == nil, object[attribute: "id"] == first { initial = self.scene(object, identifier: nil) }
                    guard let identifier = object[attribute: "storyboardIdentifier"], !identifier.isEmpty else { continue }
                    if !Self.placeholders.contains(object.name) { scenes.append(self.scene(object, identifier: identifier)) }
                }
                addSegues(of: scene, to: &segues)
            }
        } else {
            for object in root.element(named: "objects")?.elements ?? [] where object.name != "placeholder" {
                scenes.append(self.scene(object, identifier: object[attribute: "userLabel"] ?? object.name))
            }
        }
        return InterfaceDocument(
            name: name, platform: platform, initialScene: initial, scenes: Self.unique(scenes) { ($0.identifier, $0.type) },
            segues: Self.unique(segues) { ($0.identifier, $0.type) })
    }

    /// References to scenes of other storyboards.
    private static let placeholders: Set = ["controllerPlaceholder", "viewControllerPlaceholder"]

    /// Types whose names do not follow from their elements.
    private static let types: [String: (name: String, module: String)] = [
        "avPlayerViewController": ("AVPlayerViewController", "AVKit"),
        "glkViewController": ("GLKViewController", "GLKit"),
        "pagecontroller": ("NSPageController", "AppKit"),
        "hostingController": ("HostingController", "SwiftUI"),
        "arkitViewController": ("ARViewController", "ARKit"),
    ]

    /// The types of controllers for watches.
    private static let watchTypes = [
        "controller": "WKInterfaceController", "glanceController": "WKInterfaceController",
        "notificationController": "WKUserNotificationInterfaceController",
    ]

    private func scene(_ object: XMLElement, identifier: String?) -> InterfaceDocument.Scene {
        let custom = customClass(object)
        let known = Self.types[object.name]
        let base =
            known?.name ?? (platform == .watchOS ? Self.watchTypes[object.name] : nil) ?? platform.prefix
            + object.name.prefix(1).uppercased() + object.name.dropFirst()
        let module = custom.module ?? known?.module ?? (custom.name == nil ? platform.module : nil)
        return InterfaceDocument.Scene(
            identifier: identifier ?? object[attribute: "storyboardIdentifier"] ?? "", tag: object.name, custom: custom,
            type: custom.name ?? base, module: module, location: object.location ?? SourceLocation(path: path))
    }

    private func segue(_ element: XMLElement, identifier: String) -> InterfaceDocument.Segue {
        let custom = customClass(element)
        return InterfaceDocument.Segue(
            identifier: identifier, kind: element[attribute: "kind"] ?? "", custom: custom,
            type: custom.name ?? (platform == .macOS ? "NSStoryboardSegue" : "UIStoryboardSegue"),
            module: custom.module ?? (custom.name == nil ? platform.module : nil), location: element.location ?? SourceLocation(path: path))
    }

    private func customClass(_ element: XMLElement) -> InterfaceDocument.CustomClass {
        func value(_ name: String) -> String? { element[attribute: name].flatMap { $0.isEmpty ? nil : $0 } }
        return InterfaceDocument.CustomClass(
            name: value("customClass"), module: value("customModule"), isOfTarget: value("customModuleProvider") == "target")
    }

    /// The segues at any depth of an element, which the reader of XML has bounded.
    private func addSegues(of element: XMLElement, to segues: inout [InterfaceDocument.Segue]) {
        for child in element.elements {
            if element.name == "connections", child.name == "segue" {
                if let identifier = child[attribute: "identifier"], !identifier.isEmpty {
                    segues.append(segue(child, identifier: identifier))
                }
            } else {
                addSegues(of: child, to: &segues)
            }
        }
    }

    /// Each item once, by identifier.
    private static func unique<Item>(_ items: [Item], _ key: (Item) -> (String, String)) -> [Item] {
        var known: Set<[String]> = []
        let kept = items.filter { known.insert([key($0).0, key($0).1]).inserted }
        return kept.enumerated().sorted { left, right in
            let (leftKey, rightKey) = (key(left.element).0, key(right.element).0)
            return leftKey == rightKey ? left.offset < right.offset : leftKey.utf8.lexicographicallyPrecedes(rightKey.utf8)
        }.map(\.element)
    }
}
