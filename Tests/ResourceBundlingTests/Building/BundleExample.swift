import ArtifactCache
import BuildSettings
import Diagnostics
import ResourceBundling
import SystemSupport
import TestSupport
import Testing

/// A small bundle that tests make.
enum BundleExample {
    /// A folder with one resource of each kind that is compiled here.
    static func fill(_ folder: ScratchFolder) throws {
        try folder.write("\"a\" = \"A\";\n", to: "Resources/en.lproj/Plain.strings")
        try folder.write("{ title = hello; }", to: "Resources/Settings.plist")
        try folder.write("just text", to: "Resources/Texts/read.txt")
        try folder.write(
            #"{"version":"1.0","sourceLanguage":"en","strings":{"k":{"localizations":{"de":"#
                + #"{"stringUnit":{"state":"translated","value":"K"}}}}}}"#,
            to: "Resources/Localizable.xcstrings")
    }

    /// What makes `Build/Shop.bundle` of a folder.
    static func request(
        _ folder: ScratchFolder,
        resources path: String = "Resources",
        machine: String = "cache",
        remote: RemoteCache? = nil,
        platform: Platform = .iphoneos
    ) throws -> BundleRequest {
        var diagnostics: [Diagnostic] = []
        let resources = try FolderResources.collect(
            "\(folder.path)/\(path)", path: path, fileSystem: DiskFileSystem(), diagnostics: &diagnostics)
        #expect(diagnostics == [])
        let options = BundleOptions(AppleToolOptions(platform: platform, minimumSystem: "15.0", moduleName: "Shop"))
        var request = BundleRequest(
            name: "Shop", resources: resources, layout: .bundle(for: platform), options: options,
            output: folder.path + "/Build/Shop.bundle")
        request.cache = SharedCache(local: ArtifactCache(folder: "\(folder.path)/\(machine)"), remote: remote)
        request.files = [(request.layout.infoPlistPath, Array("info".utf8))]
        request.appleTools = AppleToolRunner(run: nil)
        return request
    }
}
