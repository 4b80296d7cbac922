import ObjectFiles
import SystemSupport

extension Inspection {
    /// The folder of an ipa that holds the app.
    static let payload = "Payload"

    /// Whether it is an ipa: an archive of that name, or a folder `Payload` with what stands beside it.
    var isUpload: Bool { tree.entry(at: Self.payload)?.kind == .folder || tree.shownPrefix.hasSuffix(".ipa/") }

    /// The libraries of Swift's runtime in an app, and in the apps inside of it, with the name of their platform's SDK.
    func swiftLibraries(in app: Product) -> Set<String> {
        var result: Set<String> = []
        for product in products(.app) where product == app || product.path.hasPrefix(app.path + "/") {
            let sdk = platform(of: product)?.sdkName ?? ""
            for entry in tree.entries(in: product.contentPath + "/Frameworks") where Self.isSwiftLibrary(entry) {
                result.insert(sdk + "/" + entry.name)
            }
        }
        return result
    }

    /// Whether a file is a library of Swift's runtime, as its name tells.
    static func isSwiftLibrary(_ entry: ProductEntry) -> Bool {
        entry.kind == .file && entry.name.hasPrefix("libswift") && entry.name.hasSuffix(".dylib")
    }
}
