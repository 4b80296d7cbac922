import ObjectFiles
import SystemSupport

/// What a file of an app is for, as far as its size is concerned.
package enum FileCategory: String, Sendable, Hashable, CaseIterable {
    /// Machine code.
    case code
    /// Compiled catalogs of assets.
    case catalog
    /// Pictures that lie in the app as files.
    case image
    /// Sounds and films.
    case media
    /// Translated texts.
    case text
    /// Storyboards and other files of interfaces.
    case interface
    /// Fonts.
    case font
    /// Models of machine learning and of three-dimensional scenes.
    case model
    /// Pages, scripts and styles.
    case web
    /// Property lists and privacy manifests.
    case propertyList = "property list"
    /// Seals of signatures.
    case signature
    /// What debuggers want to know.
    case symbols
    /// Data of any other kind.
    case data

    /// The category of a file.
    init(path: String, content: FileFacts.Content) {
        if PathText.contains(path, "/_CodeSignature/") {
            self = .signature
        } else if PathText.contains(path, ".dSYM/") {
            self = .symbols
        } else if case .binary = content {
            self = .code
        } else if PathText.contains(path, ".mlmodelc/") {
            self = .model
        } else if PathText.contains(path, ".storyboardc/") || PathText.contains(path, ".nib/") {
            self = .interface
        } else {
            self = Self.byExtension[PathText.fileExtension(of: path).lowercased()] ?? .data
        }
    }

    private static let byExtension: [String: FileCategory] = {
        let lists: [(FileCategory, String)] = [
            (.catalog, "car"), (.image, "png jpg jpeg heic heif gif webp svg pdf tiff tif bmp icns ktx astc pvr"),
            (.media, "mp3 m4a aac wav caf aif aiff ogg mp4 mov m4v webm flac"), (.text, "strings stringsdict loctable xliff"),
            (.interface, "nib storyboardc"), (.font, "ttf otf ttc woff woff2"),
            (.model, "mlmodel mlpackage usdz usdc reality scn dae obj tflite onnx metallib"), (.web, "html js css json5 jsbundle wasm"),
            (.propertyList, "plist xcprivacy mobileprovision"),
        ]
        var result: [String: FileCategory] = [:]
        for (category, names) in lists { for name in names.split(separator: " ") { result[String(name)] = category } }
        return result
    }()
}
