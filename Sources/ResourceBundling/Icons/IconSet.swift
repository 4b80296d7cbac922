package import Diagnostics

/// A folder with an icon for macOS in several sizes, `App.iconset`, and the one file that is made of it.
///
/// The file holds the images as they are, each under four letters that say its size; the system knows PNG images under all of them since
/// OS X 10.7. The images stand in the order of their sizes, so that the same images give the same bytes.
package enum IconSet {
    /// The file names of an icon set, with the letters and the pixels of each.
    static let kinds: [(name: String, letters: String, pixels: Int)] = [
        ("icon_16x16.png", "icp4", 16), ("icon_16x16@2x.png", "ic11", 32), ("icon_32x32.png", "icp5", 32),
        ("icon_32x32@2x.png", "ic12", 64), ("icon_128x128.png", "ic07", 128), ("icon_128x128@2x.png", "ic13", 256),
        ("icon_256x256.png", "ic08", 256), ("icon_256x256@2x.png", "ic14", 512), ("icon_512x512.png", "ic09", 512),
        ("icon_512x512@2x.png", "ic10", 1_024),
    ]

    /// The `.icns` file of the images.
    ///
    /// - Parameters:
    ///   - images: the files of the folder by name, in any order; names that begin with `.` are passed over.
    ///   - path: the folder, for messages.
    /// - Throws: ``DiagnosticError`` with every file that has no place in an icon set, is no PNG image, or has another size than its name
    ///   says.
    package static func file(of images: [(name: String, bytes: [UInt8])], path: String) throws(DiagnosticError) -> [UInt8] {
        var problems: [Diagnostic] = []
        func report(_ name: String, _ message: String) {
            problems.append(Diagnostic(.error, "icon-set", message, at: SourceLocation(path: "\(path)/\(name)")))
        }
        var content: [UInt8] = []
        let visible = images.filter { !$0.name.hasPrefix(".") }
        for image in visible.sorted(by: { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }) {
            guard let kind = kinds.first(where: { $0.name == image.name }) else {
                report(image.name, "an icon set has no image of this name; name it like 'icon_128x128@2x.png'")
                continue
            }
            guard let size = PNGHeader(image.bytes) else {
                report(image.name, "the file is no PNG image; export it as one")
                continue
            }
            if size.width != kind.pixels || size.height != kind.pixels {
                report(
                    image.name, "the image is \(size.width) × \(size.height); its name promises \(kind.pixels) × \(kind.pixels)")
            }
        }
        if visible.isEmpty {
            problems.append(Diagnostic(.error, "icon-set", "the icon set is empty; put images into it", at: SourceLocation(path: path)))
        }
        guard problems.isEmpty else { throw DiagnosticError(problems) }
        for kind in kinds {
            guard let image = visible.first(where: { $0.name == kind.name }) else { continue }
            content += Array(kind.letters.utf8) + bigEndian(image.bytes.count + 8) + image.bytes
        }
        return Array("icns".utf8) + bigEndian(content.count + 8) + content
    }

    private static func bigEndian(_ number: Int) -> [UInt8] {
        [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
    }
}
