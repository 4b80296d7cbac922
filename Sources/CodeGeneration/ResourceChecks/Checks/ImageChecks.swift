import Checksums
import Diagnostics
import ResourceFormats
import SystemSupport

/// Finds equal images under two names, and images whose pixels do not fit to their scales.
struct ImageChecks: Sendable {
    private let inventory: ResourceInventory
    private let fileSystem: any FileSystem

    /// A file with an image, and what it is for.
    private struct Image: Sendable {
        /// The file, absolute.
        var path: String
        /// The name by which code asks for it.
        var owner: String
        /// The scale that it is for; 0 for all.
        var scale: Int
        /// The size in points, where it is written.
        var points: String?
        /// What else it is for.
        var purpose: [AssetEntry.Selector]
        var location: SourceLocation
        var facts: Facts?
    }

    /// What is in the file of an image.
    private struct Facts: Sendable {
        var digest: Digest
        var size: ImageSize?
    }

    /// Makes a check of resources.
    init(_ inventory: ResourceInventory, fileSystem: any FileSystem) {
        self.inventory = inventory
        self.fileSystem = fileSystem
    }

    /// What is wrong with the images.
    func findings() -> [Diagnostic] {
        var groups = assets() + looseImages()
        let counts = groups.map(\.count)
        let fileSystem = fileSystem
        var facts = ParallelMap.map(groups.flatMap { $0 }.map(\.path)) { Self.facts(of: $0, fileSystem) }[...]
        for (index, count) in counts.enumerated() {
            for (number, item) in facts.prefix(count).enumerated() { groups[index][number].facts = item }
            facts = facts.dropFirst(count)
        }
        return equalImages(groups) + groups.flatMap { sizes(of: $0) }
    }

    private static func facts(of path: String, _ fileSystem: any FileSystem) -> Facts? {
        guard let bytes = try? fileSystem.read(path), !bytes.isEmpty else { return nil }
        return Facts(digest: SHA256.digest(of: bytes), size: ImageSize(bytes))
    }

    // MARK: - Which images there are

    private func assets() -> [[Image]] {
        inventory.assets.compactMap { found in
            guard found.isChecked, !found.isPart || found.asset.kind == .image, let contents = found.asset.contents else { return nil }
            let files = Set(found.asset.files)
            let images = contents.entries.compactMap { entry -> Image? in
                guard let name = entry.fileName, files.contains(name) else { return nil }
                return Image(
                    path: PathText.join(found.path, name), owner: found.asset.runtimeName, scale: Self.scale(of: entry),
                    points: entry["size"], purpose: entry.selectors.filter { $0.key != "scale" } + entry.appearances,
                    location: entry.location)
            }
            return images.isEmpty ? nil : images
        }
    }

    /// The scale of an entry; 0 when it has none that there is.
    private static func scale(of entry: AssetEntry) -> Int {
        switch entry["scale"] {
        case "1x": 1
        case "2x": 2
        case "3x": 3
        default: 0
        }
    }

    private func looseImages() -> [[Image]] {
        var groups: [String: [Image]] = [:]
        for file in inventory.files where file.isChecked && file.kind == .image {
            let name = LooseImageName(file.path)
            let purpose = [AssetEntry.Selector(key: "idiom", value: name.device), .init(key: "locale", value: file.language ?? "")]
            groups["\(file.folder)/\(name.base).\(name.suffix)", default: []].append(
                Image(
                    path: file.path, owner: name.base, scale: name.scale, purpose: purpose, location: SourceLocation(path: file.shownPath)))
        }
        return groups.sortedByText(\.key).map(\.value)
    }

    // MARK: - Equal images

    private func equalImages(_ groups: [[Image]]) -> [Diagnostic] {
        var first: [Digest: (group: Int, image: Image)] = [:]
        var findings: [Diagnostic] = []
        for (number, group) in groups.enumerated() {
            var reported: Set<Int> = []
            for image in group {
                guard let digest = image.facts?.digest else { continue }
                guard let other = first[digest] else {
                    first[digest] = (number, image)
                    continue
                }
                // Targets may have copies of an image under its own name.
                guard other.group != number, other.image.owner != image.owner, reported.insert(other.group).inserted else { continue }
                findings.append(
                    Diagnostic(
                        .warning, "equal-images",
                        "'\(image.owner)' has the same image as '\(other.image.owner)'; use one of them for both",
                        at: image.location, notes: [Diagnostic.Note("'\(other.image.owner)' has it here", at: other.image.location)]))
            }
        }
        return findings
    }

    // MARK: - Sizes

    private func sizes(of group: [Image]) -> [Diagnostic] {
        var largest: [[AssetEntry.Selector]: (scale: Int, size: ImageSize, location: SourceLocation)] = [:]
        var findings: [Diagnostic] = []
        for image in group {
            guard let size = image.facts?.size else { continue }
            if let points = image.points {
                findings += Self.check(size, points: points, image)
            } else if image.scale > largest[image.purpose]?.scale ?? 0 {
                largest[image.purpose] = (image.scale, size, image.location)
            }
        }
        for image in group where image.points == nil && image.scale > 0 {
            guard let size = image.facts?.size, let best = largest[image.purpose], best.scale > image.scale else { continue }
            // Nearly every number of points is rounded somewhere: less than a pixel is no fault.
            let isFitting =
                abs(size.width * best.scale - best.size.width * image.scale) < best.scale
                && abs(size.height * best.scale - best.size.height * image.scale) < best.scale
            guard !isFitting else { continue }
            let message =
                "the image of '\(image.owner)' for \(image.scale)x has \(size) pixels, which does not fit to the \(best.size) for "
                + "\(best.scale)x; export both again"
            findings.append(
                Diagnostic(
                    .warning, "image-size", message, at: image.location,
                    notes: [Diagnostic.Note("the one for \(best.scale)x is here", at: best.location)]))
        }
        return findings
    }

    /// An image whose size is written, such as that of an icon.
    private static func check(_ size: ImageSize, points: String, _ image: Image) -> [Diagnostic] {
        let numbers = points.split(separator: "x").compactMap { Double($0) }
        guard numbers.count == 2, numbers.allSatisfy({ $0 > 0 && $0 < 100_000 }) else { return [] }
        let scale = Double(max(image.scale, 1))
        let wanted = ImageSize(width: Int((numbers[0] * scale).rounded()), height: Int((numbers[1] * scale).rounded()))
        guard wanted != size else { return [] }
        let message = "the image of '\(image.owner)' has \(size) pixels, and its entry wants \(wanted); export it in that size"
        return [Diagnostic(.warning, "image-size", message, at: image.location)]
    }
}
