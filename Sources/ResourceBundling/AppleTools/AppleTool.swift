/// A kind of resource that only a tool of Apple can compile.
package enum AppleTool: String, Sendable, Hashable, CaseIterable {
    /// Asset catalogs, all of a bundle at once.
    case assetCatalog
    /// Storyboards.
    case storyboard
    /// Interfaces in one window or view.
    case xib
    /// Data models with versions, and without.
    case dataModel
    /// How data of one model becomes data of another.
    case mappingModel
    /// Models of machine learning.
    case learnedModel
    /// Code for the graphics processor.
    case metal
    /// Descriptions of what an app does for Siri and shortcuts.
    case intents
    /// Scenes.
    case scene
    /// Folders of sprites.
    case atlas

    /// The extensions of the files.
    var extensions: Set<String> {
        switch self {
        case .assetCatalog: ["xcassets"]
        case .storyboard: ["storyboard"]
        case .xib: ["xib"]
        case .dataModel: ["xcdatamodeld", "xcdatamodel"]
        case .mappingModel: ["xcmappingmodel"]
        case .learnedModel: ["mlmodel", "mlpackage"]
        case .metal: ["metal"]
        case .intents: ["intentdefinition"]
        case .scene: ["scnassets"]
        case .atlas: ["atlas"]
        }
    }

    /// Whether Xcode has such files among the sources of a target.
    var isSource: Bool {
        switch self {
        case .dataModel, .mappingModel, .learnedModel, .metal, .intents: true
        case .assetCatalog, .storyboard, .xib, .scene, .atlas: false
        }
    }

    /// Whether all files of a bundle are compiled to one product.
    var isShared: Bool { self == .assetCatalog || self == .metal }

    /// The name of the program, which `xcrun` finds.
    var program: String {
        switch self {
        case .assetCatalog: "actool"
        case .storyboard, .xib: "ibtool"
        case .dataModel: "momc"
        case .mappingModel: "mapc"
        case .learnedModel: "coremlc"
        case .metal: "metal"
        case .intents: "intentbuilderc"
        case .scene: "copySceneKitAssets"
        case .atlas: "TextureAtlas"
        }
    }

    /// The file or folder that the program makes of a resource; a folder like the source for what is made of all at once.
    func product(of name: String) -> String {
        let stem = name.utf8.lastIndex(of: UInt8(ascii: ".")).map { String(name[..<$0]) } ?? name
        return switch self {
        case .assetCatalog: "Assets.car"
        case .storyboard: stem + ".storyboardc"
        case .xib: stem + ".nib"
        case .dataModel: name.hasSuffix("d") ? stem + ".momd" : stem + ".mom"
        case .mappingModel: stem + ".cdm"
        case .learnedModel: stem + ".mlmodelc"
        case .metal: "default.metallib"
        case .intents: name
        case .scene: name
        case .atlas: stem + ".atlasc"
        }
    }
}
