package import Diagnostics

/// A storyboard or a xib, as far as code has to do with it.
package struct InterfaceDocument: Sendable, Hashable {
    /// The name of the file without its extension.
    package var name: String
    /// The system that it is for.
    package var platform: Platform
    /// The scene that is shown first, if there is one.
    package var initialScene: Scene?
    /// The scenes that code can ask for by their identifiers, by identifier; references to other storyboards are left out.
    package var scenes: [Scene]
    /// The segues that have identifiers, by identifier.
    package var segues: [Segue]

    /// A system that interfaces are made for.
    package enum Platform: String, Sendable, CaseIterable {
        case iOS
        case macOS
        case tvOS
        case watchOS
        case visionOS

        /// What the names of its types begin with.
        package var prefix: String { self == .macOS ? "NS" : self == .watchOS ? "WK" : "UI" }

        /// The module of its types.
        package var module: String {
            switch self {
            case .macOS: "AppKit"
            case .watchOS: "WatchKit"
            case .iOS, .tvOS, .visionOS: "UIKit"
            }
        }
    }

    /// A class of one's own, as the inspector of Xcode has it.
    package struct CustomClass: Sendable, Hashable {
        /// The name of the class; `nil` for one of the system.
        package var name: String?
        /// The module of the class, as it was known when the file was saved.
        package var module: String?
        /// Whether the module is that of the target, whatever its name.
        package var isOfTarget: Bool
    }

    /// A view controller, or an object at the outermost level of a xib.
    package struct Scene: Sendable, Hashable {
        /// The identifier that code asks for; empty when there is none.
        package var identifier: String
        /// The element, such as `viewController`.
        package var tag: String
        /// The class.
        package var custom: CustomClass
        /// The type, without its module.
        package var type: String
        /// The module of the type, as far as it is known.
        package var module: String?
        /// Where it stands.
        package var location: SourceLocation
    }

    /// A way from one scene to another.
    package struct Segue: Sendable, Hashable {
        /// The identifier.
        package var identifier: String
        /// How the scene is shown, such as `push`.
        package var kind: String
        /// The class.
        package var custom: CustomClass
        /// The type, without its module.
        package var type: String
        /// The module of the type, as far as it is known.
        package var module: String?
        /// Where it stands.
        package var location: SourceLocation
    }

    /// The modules whose names are fixed, by name, each once.
    package var modules: [String] {
        let items = (scenes + (initialScene.map { [$0] } ?? [])).map { ($0.module, $0.custom) } + segues.map { ($0.module, $0.custom) }
        let names = items.compactMap { module, custom in custom.isOfTarget ? nil : module }
        return Set(names).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }
}
