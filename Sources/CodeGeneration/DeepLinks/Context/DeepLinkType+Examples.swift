extension DeepLinkType {
    /// Two texts that it can be read from; none when nobody knows any.
    var examples: [String] {
        switch self {
        case .string: ["sample", "a b/c%&=+?#ä"]
        case .boolean: ["true", "false"]
        case .character: ["x", "é"]
        case .uuid: ["6F9619FF-8B86-D011-B42D-00C04FC964FF", "00000000-0000-0000-0000-000000000001"]
        case .date: ["2026-03-04T05:06:07Z", "1999-12-31T23:59:59.5Z"]
        case .integer(let name): ["7", name.hasPrefix("U") ? "0" : "-1"]
        case .number: ["1.5", "-0.25"]
        case .enumeration(_, let values): values.prefix(2).map(\.text)
        case .either(_, _, let left, let right):
            Array(left.examples.prefix(1)) + right.examples.filter { left.reads($0) == false }.prefix(1)
        case .other: []
        }
    }
}
