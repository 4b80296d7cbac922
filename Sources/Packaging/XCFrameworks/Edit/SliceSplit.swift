import Diagnostics
import ObjectFiles
import PropertyLists
import SystemSupport

/// Takes a binary with code for several platforms apart.
enum SliceSplit {
    /// One slice for each platform, in the order of their words.
    ///
    /// - Throws: ``DiagnosticError`` when a file cannot be read.
    static func slices(of slice: XCFrameworkSlice) throws(DiagnosticError) -> [XCFrameworkSlice] {
        var slices: [XCFrameworkSlice] = []
        for platform in slice.binary.platforms {
            var part = try SliceThinning.thinned(slice) { $0.platform == platform }
            part.platform = platform
            try setSupportedPlatforms(of: &part)
            slices.append(part)
        }
        return slices
    }

    /// Lets the `Info.plist` of a framework name the platform of the slice, which the Store and installers compare.
    static func setSupportedPlatforms(of slice: inout XCFrameworkSlice) throws(DiagnosticError) {
        guard let platform = ApplePlatform(supportedPlatform: slice.platform.name, variant: slice.platform.variant) else { return }
        var tree = OutputTree()
        for entry in slice.tree.entries {
            guard MergeRole(of: entry.path, in: slice) == .infoPlist, let bytes = try ContentBytes.read(entry.content),
                let changed = try changed(bytes, entry.path, platform.bundlePlatformName)
            else {
                try tree.add(entry.path, entry.content)
                continue
            }
            try tree.add(entry.path, bytes: changed)
        }
        slice.tree = tree
    }

    /// The file with the name of the platform; `nil` when it names none, or that one already.
    private static func changed(_ bytes: [UInt8], _ path: String, _ name: String) throws(DiagnosticError) -> [UInt8]? {
        var diagnostics: [Diagnostic] = []
        let document = try PropertyListDocument.read(bytes, path: path, diagnostics: &diagnostics)
        let wanted = PropertyListTree.array([.string(name)])
        guard case .dictionary(var pairs) = PropertyListTree(document.root),
            let index = pairs.lastIndex(where: { $0.key == "CFBundleSupportedPlatforms" }), pairs[index].value != wanted
        else { return nil }
        pairs[index].value = wanted
        return XMLWriter.bytes(of: .dictionary(pairs))
    }
}
