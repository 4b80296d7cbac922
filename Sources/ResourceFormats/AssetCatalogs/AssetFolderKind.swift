/// What the extension of a folder in an asset catalog says about it.
package enum AssetFolderKind: String, Sendable, CaseIterable {
    case appIcon = "appiconset"
    case arImage = "arreferenceimage"
    case arObject = "arobject"
    case arResourceGroup = "arresourcegroup"
    case brandAssets = "brandassets"
    case color = "colorset"
    case complication = "complicationset"
    case cubeTexture = "cubetextureset"
    case data = "dataset"
    case gameCenterActivity = "gcactivity"
    case gameCenterDashboard = "gcdashboardimage"
    case gameCenterLeaderboard = "gcleaderboard"
    case gameCenterLeaderboardSet = "gcleaderboardset"
    case icon = "iconset"
    case image = "imageset"
    case imageStack = "imagestack"
    case imageStackLayer = "imagestacklayer"
    case launchImage = "launchimage"
    case mipmap = "mipmapset"
    case solidImageStack = "solidimagestack"
    case solidImageStackLayer = "solidimagestacklayer"
    case spriteAtlas = "spriteatlas"
    case sticker = "sticker"
    case stickerIcon = "stickersiconset"
    case stickerPack = "stickerpack"
    case stickerSequence = "stickersequence"
    case symbol = "symbolset"
    case texture = "textureset"

    /// The key of `Contents.json` below which the entries stand.
    package var entriesKey: String {
        switch self {
        case .color: "colors"
        case .data: "data"
        case .symbol: "symbols"
        case .brandAssets, .complication: "assets"
        case .imageStack, .solidImageStack: "layers"
        case .arResourceGroup: "resources"
        case .mipmap: "levels"
        case .texture, .cubeTexture: "textures"
        case .stickerPack: "stickers"
        case .stickerSequence: "frames"
        default: "images"
        }
    }

    /// Whether other folders stand inside, whose names are names of assets as well.
    package var holdsAssets: Bool {
        switch self {
        case .arResourceGroup, .brandAssets, .complication, .imageStack, .imageStackLayer, .solidImageStack, .solidImageStackLayer,
            .spriteAtlas, .stickerPack, .texture, .cubeTexture:
            true
        default: false
        }
    }
}
