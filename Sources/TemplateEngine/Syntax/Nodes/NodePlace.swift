/// Where a node stands in its template.
struct NodePlace: Sendable {
    var offset: Int
    var length: Int
}
