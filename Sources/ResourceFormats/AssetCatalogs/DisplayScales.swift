/// Which scales the displays of devices have.
struct DisplayScales {
    /// Those of the platforms of a target, for images that are for any device.
    private let universal: Set<String>

    /// Takes the platforms of a target.
    ///
    /// - Parameter platforms: names as settings have them, such as `iphoneos`; those of iOS are meant when none is known.
    init(platforms: Set<String>) {
        let known = platforms.compactMap { platform in Self.platforms.first { platform.hasPrefix($0.name) }?.idiom }
        universal = Set((known.isEmpty ? ["iphone"] : known).flatMap { Self.idioms[$0] ?? [] })
    }

    /// Whether a display asks for a scale.
    ///
    /// - Parameter idiom: the kind of device that an entry is for.
    func includes(_ scale: String, idiom: String?) -> Bool {
        (idiom.flatMap { Self.idioms[$0] } ?? universal).contains(scale)
    }

    private static let platforms = [
        (name: "iphone", idiom: "iphone"), (name: "macosx", idiom: "mac"), (name: "appletv", idiom: "tv"), (name: "watch", idiom: "watch"),
        (name: "xr", idiom: "vision"),
    ]

    private static let idioms: [String: Set<String>] = [
        "iphone": ["2x", "3x"], "ipad": ["2x"], "mac": ["1x", "2x"], "tv": ["1x", "2x"], "watch": ["2x"], "vision": ["2x"],
        "car": ["2x", "3x"],
    ]
}
