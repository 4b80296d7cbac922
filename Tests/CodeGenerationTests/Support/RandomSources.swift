/// Swift files of a project that is made up: types that refer to each other, with members that edits change one at a time.
struct RandomSources {
    /// The files by their paths.
    private(set) var files: [String: String] = [:]

    private static let fileCount = 9

    init(_ random: inout some RandomNumberGenerator) {
        for number in 0..<Self.fileCount { files[Self.name(number)] = Self.file(number, &random) }
    }

    /// Changes one file, and gives back the names of those that differ; one that is gone has no text.
    mutating func edit(_ random: inout some RandomNumberGenerator) -> [String] {
        let name = Self.name(Int.random(in: 0..<Self.fileCount, using: &random))
        guard let text = files[name] else {
            files[name] = Self.file(Int.random(in: 0..<Self.fileCount, using: &random), &random)
            return [name]
        }
        switch Int.random(in: 0..<12, using: &random) {
        case 0: files[name] = nil
        case 1: files[name] = Self.file(Int.random(in: 0..<Self.fileCount, using: &random), &random)
        default:
            // Mostly one line becomes another of its kind.
            var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
            let members = lines.indices.filter { lines[$0].hasPrefix("    ") && !lines[$0].hasPrefix("     ") }
            guard let line = members.randomElement(using: &random) else { return [] }
            lines[line] = "    " + (lines[line].contains("case ") ? Self.enumCase(&random) : Self.member(&random))
            files[name] = lines.joined(separator: "\n")
        }
        return [name]
    }

    private static func name(_ number: Int) -> String { "Sources/File\(number).swift" }

    private static func pick(_ list: [String], _ random: inout some RandomNumberGenerator) -> String {
        list[Int.random(in: 0..<list.count, using: &random)]
    }

    private static func type(_ random: inout some RandomNumberGenerator) -> String {
        let name = pick(
            ["Int", "String?", "T1", "T2", "T4.Inner", "[T3]", "Alias", "(T5, Int)", "[String: T6]", "any P0", "() -> T1"], &random)
        return name
    }

    private static func member(_ random: inout some RandomNumberGenerator) -> String {
        let (name, type) = ("m\(Int.random(in: 0..<5, using: &random))", type(&random))
        let mark = Int.random(in: 0..<4, using: &random) == 0 ? "/* sourcery: mark = \(Int.random(in: 0..<3, using: &random)) */ " : ""
        switch Int.random(in: 0..<5, using: &random) {
        case 0: return "\(mark)public func \(name)(a: \(type), _ b: Int) -> \(Self.type(&random)) { fatalError() }"
        case 1: return "\(mark)static var \(name): \(type) { fatalError() }"
        case 2: return "\(mark)private(set) var \(name): \(type)"
        case 3: return "typealias Alias\(Int.random(in: 0..<2, using: &random)) = \(type)"
        default: return "\(mark)var \(name): \(type)"
        }
    }

    private static func enumCase(_ random: inout some RandomNumberGenerator) -> String {
        let name = "c\(Int.random(in: 0..<6, using: &random))"
        return Bool.random(using: &random) ? "case \(name)" : "case \(name)(value: \(type(&random)), Int)"
    }

    private static func file(_ number: Int, _ random: inout some RandomNumberGenerator) -> String {
        var lines = ["import \(pick(["Foundation", "UIKit", "Other"], &random))", ""]
        if Int.random(in: 0..<3, using: &random) == 0 { lines.append("typealias Alias = \(type(&random))") }
        lines.append(pick(["// sourcery: mark = 1", "/// A type.", ""], &random))
        let bases = [": P0", ": P1 & Sendable", ": T\((number + 1) % fileCount)", ": Equatable, P1", ""]
        let kind = pick(["struct", "class", "enum", "actor", "protocol", "extension"], &random)
        let name =
            kind == "protocol" ? "P\(number % 3)" : kind == "extension" ? pick(["T1", "T4.Inner", "Array", "P0"], &random) : "T\(number)"
        lines.append("\(pick(["public ", "", "internal "], &random))\(kind) \(name)\(pick(bases, &random)) {")
        for _ in 0..<Int.random(in: 1..<5, using: &random) {
            lines.append("    " + (kind == "enum" ? enumCase(&random) : member(&random)))
        }
        if kind != "protocol", Bool.random(using: &random) {
            lines += [
                "    \(pick(["struct", "enum", "class"], &random)) Inner {", "        var deep: \(type(&random)) { fatalError() }", "    }",
            ]
        }
        lines += ["}", "func free\(number)() {}", ""]
        return lines.joined(separator: "\n")
    }
}
