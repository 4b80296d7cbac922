/// A bundle, or a file of code that stands by itself, found in a tree.
package struct Product: Sendable, Hashable {
    /// What it is.
    package var kind: Kind
    /// Its path in the tree.
    package var path: String
    /// The number of the product around it; `nil` for the outermost.
    package var parent: Int?
    /// The folder that holds its content: its own path, or the one below `Contents` or `Versions` that counts.
    package var contentPath: String
    /// The folder of its resources.
    package var resourcesPath: String
    /// Where its property list stands; `nil` when it has none.
    package var infoPath: String?
    /// Where its binary stands, links followed; `nil` when it names none, or the file is not there.
    package var binaryPath: String?

    /// What a product is.
    package enum Kind: String, Sendable, Hashable, CaseIterable {
        /// An app, on whatever device.
        case app
        /// An extension of an app.
        case appExtension = "app-extension"
        /// A service of an app.
        case service
        /// A bundle of tests.
        case tests
        /// A framework.
        case framework
        /// A bundle of resources, or a plug-in.
        case bundle
        /// A library that is loaded.
        case dynamicLibrary = "dynamic-library"
        /// A library that is linked.
        case staticLibrary = "static-library"
        /// An object file.
        case object
        /// A program outside of a bundle.
        case executable
        /// Frameworks or libraries for several platforms.
        case xcframework
        /// What packages of Swift use ready-made.
        case artifactBundle = "artifact-bundle"
        /// What debuggers want to know.
        case debugSymbols = "debug-symbols"
        /// What Xcode keeps of a build.
        case archive

        /// The kind of a folder by its extension; `nil` for a folder that is no product.
        static func folder(extension name: String) -> Kind? {
            switch name {
            case "app": .app
            case "appex": .appExtension
            case "xpc": .service
            case "xctest": .tests
            case "framework": .framework
            case "bundle": .bundle
            case "xcframework": .xcframework
            case "artifactbundle": .artifactBundle
            case "dSYM": .debugSymbols
            case "xcarchive": .archive
            default: nil
            }
        }

        /// Whether its binary is the first of a process.
        package var isProcess: Bool { self == .app || self == .appExtension || self == .service }
    }

    /// The name without its extension.
    package var name: String {
        let last = path.split(separator: "/").last ?? ""
        return String(last.lastIndex(of: ".").map { last[..<$0] } ?? last)
    }

    /// Whether it keeps its content below `Contents` or `Versions`.
    package var isDeep: Bool { contentPath != path }
}
