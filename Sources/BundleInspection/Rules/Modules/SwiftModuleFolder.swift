import SystemSupport

/// A `.swiftmodule` folder of a framework or a library, and the binary that it describes.
struct SwiftModuleFolder {
    /// The folder.
    var path: String
    /// The binary.
    var binary: BinaryFacts

    /// The name of the module.
    var moduleName: String { String(PathText.lastComponent(of: path).dropLast(".swiftmodule".count)) }

    /// The folders of frameworks that are delivered, and of the libraries of xcframeworks. Those inside of apps are what the linker left.
    static func all(in inspection: Inspection) -> [SwiftModuleFolder] {
        var result: [SwiftModuleFolder] = []
        for product in inspection.products(.framework) where !inspection.isInside(product, .app) {
            guard let binary = inspection.binary(of: product) else { continue }
            result += folders(in: product.contentPath + "/Modules", binary, inspection)
        }
        for slice in inspection.slices where !slice.isFramework {
            guard let binary = inspection.binary(of: slice) else { continue }
            let headers = slice.headersPath.map { slice.path($0) }
            for folder in [slice.folder] + (headers.map { [$0] } ?? []) { result += folders(in: folder, binary, inspection) }
        }
        return result
    }

    private static func folders(in folder: String, _ binary: BinaryFacts, _ inspection: Inspection) -> [SwiftModuleFolder] {
        inspection.tree.entries(in: folder).compactMap { entry in
            guard entry.kind == .folder, entry.path.hasSuffix(".swiftmodule") else { return nil }
            return SwiftModuleFolder(path: entry.path, binary: binary)
        }
    }
}
