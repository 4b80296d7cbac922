import Checksums
import SystemSupport

/// The loose images of a bundle, whose sizes have to fit to the scales in their names.
enum ImageScales {
    /// The check of them all; none when there are no images.
    static func checks(of steps: [BundleStep]) -> [BundleCheck] {
        let indices = steps.indices.filter { index in
            guard steps[index].kind == .plain, let resource = steps[index].inputs.first, !resource.isFolder else { return false }
            return PathText.fileExtension(of: resource.destination).lowercased() == "png"
        }
        guard !indices.isEmpty else { return [] }
        return [BundleCheck("images", key: key, stepIndices: indices) { ScaleCheck.findings($0.compactMap(image)) }]
    }

    private static let key = SHA256.digest(of: Array("image-scale 1".utf8))

    @Sendable private static func image(_ resource: Resource) -> ScaleCheck.Image? {
        var start = [UInt8](repeating: 0, count: PNGHeader.byteCount)
        guard let file = try? PositionedFile(resource.source),
            (try? start.withUnsafeMutableBytes { try file.read(at: 0, into: $0) }) == PNGHeader.byteCount
        else { return nil }
        return PNGHeader(start).map { ScaleCheck.Image(path: resource.path, size: $0) }
    }
}
