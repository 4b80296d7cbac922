/// The words with which an annotation begins: `sourcery:` and `trellis:`.
enum AnnotationPrefix {
    /// The length of the prefix at a place; `nil` when there is none.
    static func length(_ base: UnsafePointer<UInt8>, _ place: Int, _ end: Int) -> Int? {
        for prefix in ["sourcery:" as StaticString, "trellis:"] where place + prefix.utf8CodeUnitCount <= end {
            var length = 0
            while length < prefix.utf8CodeUnitCount, base[place + length] == prefix.utf8Start[length] { length += 1 }
            if length == prefix.utf8CodeUnitCount { return length }
        }
        return nil
    }
}
