import SystemSupport

/// The name of an image that lies beside the code, without its scale and device.
struct LooseImageName: Hashable {
    /// The name by which code asks for it.
    var base: String
    /// The scale: 1, 2 or 3.
    var scale = 1
    /// The device, such as `ipad`; empty for all.
    var device = ""
    /// The extension.
    var suffix: String

    /// Takes the name of a file apart, such as `plate@2x~ipad.png`.
    init(_ path: String) {
        let file = PathText.lastComponent(of: path)
        suffix = PathText.fileExtension(of: file)
        base = String(file.dropLast(suffix.isEmpty ? 0 : suffix.utf8.count + 1))
        for device in ["ipad", "iphone"] where base.hasSuffix("~" + device) {
            self.device = device
            base.removeLast(device.utf8.count + 1)
        }
        for scale in [2, 3] where base.hasSuffix("@\(scale)x") {
            self.scale = scale
            base.removeLast(3)
        }
    }
}
