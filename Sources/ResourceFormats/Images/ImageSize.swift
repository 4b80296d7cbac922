/// How large the image in a file is.
package struct ImageSize: Sendable, Hashable {
    /// The width in pixels.
    package var width: Int
    /// The height in pixels.
    package var height: Int

    /// Makes a size.
    package init(width: Int, height: Int) {
        self.width = width
        self.height = height
    }

    /// Reads the size from the beginning of a PNG, JPEG or GIF; `nil` for other files and broken ones.
    package init?(_ bytes: [UInt8]) {
        let reader = ImageBytes(bytes: bytes)
        guard let size = reader.portableNetworkGraphics ?? reader.jointPhotographic ?? reader.graphicsInterchange,
            size.width > 0, size.height > 0
        else { return nil }
        self = size
    }
}

extension ImageSize: CustomStringConvertible {
    package var description: String { "\(width) × \(height)" }
}

/// The bytes of a file that may be an image.
private struct ImageBytes {
    let bytes: [UInt8]

    /// A number of two or four bytes, the highest first; `nil` behind the end.
    private func number(at place: Int, count: Int) -> Int? {
        guard place >= 0, place + count <= bytes.count else { return nil }
        return bytes[place..<(place + count)].reduce(0) { $0 << 8 | Int($1) }
    }

    var portableNetworkGraphics: ImageSize? {
        guard bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) else { return nil }
        // The files of Xcode's optimiser have a chunk 'CgBI' before the header.
        let isOptimised = bytes.count > 16 && bytes[12..<16].elementsEqual("CgBI".utf8)
        let header = isOptimised ? 28 : 12
        guard header + 12 <= bytes.count, bytes[header..<(header + 4)].elementsEqual("IHDR".utf8),
            let width = number(at: header + 4, count: 4), let height = number(at: header + 8, count: 4)
        else { return nil }
        return ImageSize(width: width, height: height)
    }

    var jointPhotographic: ImageSize? {
        guard bytes.starts(with: [0xFF, 0xD8]) else { return nil }
        var place = 2
        while let mark = number(at: place, count: 2), let length = number(at: place + 2, count: 2), mark >= 0xFF00, length >= 2 {
            let kind = mark & 0xFF
            if (0xC0...0xCF).contains(kind), ![0xC4, 0xC8, 0xCC].contains(kind) {
                guard let height = number(at: place + 5, count: 2), let width = number(at: place + 7, count: 2) else { return nil }
                return ImageSize(width: width, height: height)
            }
            place += 2 + length
        }
        return nil
    }

    var graphicsInterchange: ImageSize? {
        guard bytes.starts(with: Array("GIF8".utf8)), bytes.count >= 10 else { return nil }
        return ImageSize(width: Int(bytes[6]) | Int(bytes[7]) << 8, height: Int(bytes[8]) | Int(bytes[9]) << 8)
    }
}
