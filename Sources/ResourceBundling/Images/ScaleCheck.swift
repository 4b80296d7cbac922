package import Diagnostics

/// Looks whether images that are one image in several scales, such as `Star.png` and `Star@2x.png`, have the sizes that their names
/// promise.
package enum ScaleCheck {
    /// An image by its path.
    package struct Image: Sendable, Hashable {
        /// The path as messages show it.
        package var path: String
        /// The size.
        package var size: PNGHeader

        /// Names an image.
        package init(path: String, size: PNGHeader) {
            self.path = path
            self.size = size
        }
    }

    /// The images whose size does not fit to that of the smallest scale, in the order of their paths.
    package static func findings(_ images: [Image]) -> [Diagnostic] {
        var groups: [String: [(scale: Int, image: Image)]] = [:]
        for image in images {
            let (name, scale) = parts(image.path)
            groups[name, default: []].append((scale, image))
        }
        let findings = groups.values.flatMap { group -> [Diagnostic] in
            let sorted = group.sorted { $0.scale < $1.scale }
            guard let smallest = sorted.first else { return [] }
            return sorted.dropFirst().compactMap { finding($0, smallest) }
        }
        return findings.sorted { ($0.location?.path ?? "").utf8.lexicographicallyPrecedes(($1.location?.path ?? "").utf8) }
    }

    private static func finding(_ other: (scale: Int, image: Image), _ smallest: (scale: Int, image: Image)) -> Diagnostic? {
        let (size, base) = (other.image.size, smallest.image.size)
        func fits(_ pixels: Int, _ basePixels: Int) -> Bool {
            let (left, right) = (
                pixels.multipliedReportingOverflow(by: smallest.scale), basePixels.multipliedReportingOverflow(by: other.scale)
            )
            // Half points are rounded by the tools that make images.
            return !left.overflow && !right.overflow && abs(left.partialValue - right.partialValue) < smallest.scale * other.scale
        }
        guard !fits(size.width, base.width) || !fits(size.height, base.height) else { return nil }
        let expected = "\(base.width * other.scale / smallest.scale) × \(base.height * other.scale / smallest.scale)"
        let name = smallest.image.path.split(separator: "/").last.map(String.init) ?? smallest.image.path
        return Diagnostic(
            .warning, "image-scale",
            "the image is \(size.width) × \(size.height) and '\(name)' is \(base.width) × \(base.height), so that \(expected) is "
                + "expected; export it anew or name it as what it is",
            at: SourceLocation(path: other.image.path))
    }

    /// The path without scale and extension, but with the device, and the scale: `a/Star@2x~ipad.png` is `a/Star~ipad` in scale 2.
    private static func parts(_ path: String) -> (name: String, scale: Int) {
        var name = path.utf8.lastIndex(of: UInt8(ascii: ".")).map { String(path[..<$0]) } ?? path
        for scale in 2...3 {
            guard let range = name.firstRange(of: "@\(scale)x"), range.upperBound == name.endIndex || name[range.upperBound] == "~" else {
                continue
            }
            name.removeSubrange(range)
            return (name, scale)
        }
        return (name, 1)
    }
}
