/// A compiled catalog with one rendition for each asset, written down a second time as the oracle of the tests.
struct CatalogBuilder {
    /// The contents by the names of the assets.
    var assets: [String: [UInt8]]
    /// Whether the head of a tree is as long as it was in 2016.
    var isOld = false
    /// The time that each rendition has.
    var time: UInt32 = 0
    /// Whether the first node of the tree of renditions is no leaf.
    var hasInnerNode = false
    /// The width and the height of each rendition.
    var size: (width: UInt32, height: UInt32) = (20, 10)
    /// The form of the catalog; 17 is that of Xcode 11.
    var form: UInt32 = 11
    /// Whether the pixels say that they are opaque; `nil` when there are none.
    var isOpaque: Bool?

    init(_ assets: [String: [UInt8]]) { self.assets = assets }

    func bytes() -> [UInt8] {
        var blocks: [[UInt8]] = [[], header()]
        func add(_ block: [UInt8]) -> UInt32 {
            blocks.append(block)
            return UInt32(blocks.count - 1)
        }
        func tree(_ pairs: [(value: [UInt8], key: [UInt8])], isDeep: Bool) -> UInt32 {
            var leaf = big16(1) + big16(UInt16(pairs.count)) + big32(0) + big32(0)
            for pair in pairs {
                let key = add(pair.key)
                leaf += big32(add(pair.value)) + big32(key)
            }
            var child = add(leaf)
            if isDeep { child = add(big16(0) + big16(1) + big32(0) + big32(0) + big32(child) + big32(0)) }
            let rest = isOld ? [0] : [UInt8](repeating: 0, count: 9)
            return add(Array("tree".utf8) + big32(1) + big32(child) + big32(4096) + big32(UInt32(pairs.count)) + rest)
        }
        let names = assets.keys.sorted()
        let renditions = names.enumerated().map { (rendition($1, assets[$1] ?? []), little16(1) + little16(UInt16($0 + 7))) }
        let facets = names.enumerated().map { number, name in
            (
                little16(0) + little16(0) + little16(2) + little16(1) + little16(85) + little16(17) + little16(UInt16(number + 7)),
                Array(name.utf8)
            )
        }
        // Parts of a key: the scale, then the number of the asset.
        let format = Array("tmfk".utf8) + little32(0) + little32(2) + little32(12) + little32(17)
        let variables: [(String, UInt32)] = [
            ("CARHEADER", 1), ("RENDITIONS", tree(renditions, isDeep: hasInnerNode)), ("FACETKEYS", tree(facets, isDeep: false)),
            ("KEYFORMAT", add(format)),
        ]
        return store(blocks, variables)
    }

    private func store(_ blocks: [[UInt8]], _ variables: [(String, UInt32)]) -> [UInt8] {
        var body: [UInt8] = []
        var index = big32(UInt32(blocks.count))
        for block in blocks {
            index += big32(block.isEmpty ? 0 : UInt32(512 + body.count)) + big32(UInt32(block.count))
            body += block
        }
        index += big32(0)
        let names =
            big32(UInt32(variables.count))
            + variables.flatMap { big32($0.1) + [UInt8($0.0.utf8.count)] + Array($0.0.utf8) }
        let start =
            Array("BOMStore".utf8) + big32(1) + big32(UInt32(blocks.count)) + big32(UInt32(512 + body.count))
            + big32(UInt32(index.count)) + big32(UInt32(512 + body.count + index.count)) + big32(UInt32(names.count))
        return start + [UInt8](repeating: 0, count: 512 - start.count) + body + index + names
    }

    private func header() -> [UInt8] { Array("RATC".utf8) + little32(972) + little32(form) + [UInt8](repeating: 0, count: 424) }

    private func rendition(_ name: String, _ content: [UInt8]) -> [UInt8] {
        let file = Array("\(name).png".utf8)
        let pixels = isOpaque.map { Array("MLEC".utf8) + little32($0 ? 3 : 1) } ?? []
        let content = pixels + content
        return Array("ISTC".utf8) + little32(1) + little32(0) + little32(size.width) + little32(size.height) + little32(100)
            + Array("BGRA".utf8)
            + little32(1) + little32(time) + little16(12) + little16(0) + file + [UInt8](repeating: 0, count: 128 - file.count)
            + little32(0) + little32(1) + little32(0) + little32(UInt32(content.count)) + content
    }

    private func big16(_ value: UInt16) -> [UInt8] { [UInt8(value >> 8), UInt8(value & 255)] }
    private func big32(_ value: UInt32) -> [UInt8] { big16(UInt16(value >> 16)) + big16(UInt16(value & 0xffff)) }
    private func little16(_ value: UInt16) -> [UInt8] { big16(value).reversed() }
    private func little32(_ value: UInt32) -> [UInt8] { big32(value).reversed() }
}
