import Checksums
import Diagnostics
import ObjectFiles

/// Reads which renditions a compiled catalog holds, without their pictures, of files from 2016 on.
enum CompiledCatalogReader {
    /// Larger renditions are known by their size alone.
    private static let digestLimit = 64 << 20
    /// The part of a rendition before what depends on its kind.
    private static let headerBytes = 184
    /// From this form on, that of Xcode 11, pictures say whether they are opaque.
    private static let formWithOpacity = 17
    /// The number by which a key names the asset.
    private static let identifierToken = 17

    /// Reads a catalog; `nil` when the bytes are none.
    ///
    /// - Throws: ``DiagnosticError`` when they are, and damaged.
    static func catalog(_ source: ByteSource) throws(DiagnosticError) -> CompiledCatalog? {
        guard let store = try BlockStore(source) else { return nil }
        var assets: [String] = []
        var names: [Int: String] = [:]
        for (key, value) in try store.tree(named: "FACETKEYS") {
            let name = String(decoding: try store.block(key).readAll(limit: 1 << 16), as: UTF8.self)
            assets.append(name)
            if let identifier = identifier(ofFacet: try store.block(value).readAll(limit: 1 << 12)) { names[identifier] = name }
        }
        let header = try store.block(named: "CARHEADER") ?? []
        let saysOpacity = header.count >= 12 && word(header, 8) >= formWithOpacity
        let tokens = keyTokens(try store.block(named: "KEYFORMAT") ?? [])
        var renditions: [CompiledCatalog.Rendition] = []
        for (key, value) in try store.tree(named: "RENDITIONS") {
            let keyBytes = try store.block(key).readAll(limit: 1 << 12)
            let place = tokens.firstIndex(of: identifierToken).map { 2 * $0 }
            let asset = place.flatMap { $0 + 2 <= keyBytes.count ? names[half(keyBytes, $0)] : nil }
            let block = try store.block(value)
            guard var rendition = try rendition(block, asset: asset ?? "") else { continue }
            if saysOpacity { rendition.isOpaque = try isOpaque(block) }
            renditions.append(rendition)
        }
        return CompiledCatalog(assets: assets, renditions: renditions)
    }

    private static func rendition(_ source: ByteSource, asset: String) throws(DiagnosticError) -> CompiledCatalog.Rendition? {
        guard source.count >= headerBytes else { return nil }
        let header = try source.prefix(headerBytes)
        // The signature is stored in the order of a little-endian word.
        guard header.starts(with: Array("ISTC".utf8)) else { return nil }
        let name = String(decoding: header[40..<168].prefix { $0 != 0 }, as: UTF8.self)
        var digest: Digest?
        if word(header, 180) > 0, source.count <= digestLimit {
            var bytes = try source.readAll(limit: digestLimit)
            // The time of the source says nothing about its content.
            for place in 32..<36 { bytes[place] = 0 }
            digest = SHA256.digest(of: bytes)
        }
        return CompiledCatalog.Rendition(
            asset: asset, fileName: name, width: word(header, 12), height: word(header, 16), sizeBytes: source.count, digest: digest)
    }

    /// What the pixels of a picture say; `nil` for everything else, such as a place in a packed picture.
    private static func isOpaque(_ source: ByteSource) throws(DiagnosticError) -> Bool? {
        let properties = word(try source.read(at: 168, count: 4), 0)
        guard source.contains(headerBytes + properties, 8) else { return nil }
        let pixels = try source.read(at: headerBytes + properties, count: 8)
        guard pixels.starts(with: Array("MLEC".utf8)) else { return nil }
        return word(pixels, 4) & 2 != 0
    }

    /// The tokens that the parts of a key stand for, in their order.
    private static func keyTokens(_ bytes: [UInt8]) -> [Int] {
        guard bytes.count >= 12 else { return [] }
        return (0..<min(word(bytes, 8), (bytes.count - 12) / 4)).map { word(bytes, 12 + 4 * $0) }
    }

    /// The number by which the keys of renditions name an asset.
    private static func identifier(ofFacet bytes: [UInt8]) -> Int? {
        guard bytes.count >= 6 else { return nil }
        for number in 0..<min(half(bytes, 4), (bytes.count - 6) / 4) where half(bytes, 6 + 4 * number) == identifierToken {
            return half(bytes, 8 + 4 * number)
        }
        return nil
    }

    private static func half(_ bytes: [UInt8], _ place: Int) -> Int { Int(bytes[place]) | Int(bytes[place + 1]) << 8 }
    private static func word(_ bytes: [UInt8], _ place: Int) -> Int { half(bytes, place) | half(bytes, place + 2) << 16 }
}
