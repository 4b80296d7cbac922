/// Types of 20 properties without rules, and a program that decodes them as generated and as the compiler does it.
struct CodableProject {
    /// How many types there are; the first is decoded, all are compiled.
    let typeCount: Int

    /// The properties: numbers, texts, Booleans, collections and optionals.
    private static let types = [
        "Int", "String", "Double", "Bool", "String?", "Int?", "[Int]", "String", "UInt8", "Float", "[String]", "Bool?", "Int64", "String",
        "Double?",
        "[String: Int]", "Int", "String", "Bool", "String?",
    ]

    private static func properties(_ indentation: String) -> String {
        types.enumerated().map { "\(indentation)var property\($0): \($1)\n" }.joined()
    }

    /// The types with their annotations.
    var source: String {
        (0..<typeCount).map { "// trellis: Codable\nstruct Record\($0) {\n\(Self.properties("    "))}\n" }.joined(separator: "\n")
    }

    /// The same types, coded by the compiler.
    var synthesized: String {
        (0..<typeCount).map { "struct Record\($0): Codable {\n\(Self.properties("    "))}\n" }.joined(separator: "\n")
    }

    /// The code that people write for the types, in extensions of a file of its own, so that the memberwise initializers stay.
    var handwritten: String {
        let names = Self.types.indices.map { "property\($0)" }
        let keys = "    enum CodingKeys: String, CodingKey {\n" + names.map { "        case \($0)\n" }.joined() + "    }\n"
        let container = "container(keyedBy: CodingKeys.self)\n"
        let decoding = zip(names, Self.types).map { name, type in
            let isOptional = type.hasSuffix("?")
            let method = isOptional ? "decodeIfPresent" : "decode"
            return "        \(name) = try container.\(method)(\(isOptional ? String(type.dropLast()) : type).self, forKey: .\(name))\n"
        }
        let encoding = zip(names, Self.types).map { name, type in
            "        try container.\(type.hasSuffix("?") ? "encodeIfPresent" : "encode")(\(name), forKey: .\(name))\n"
        }
        let start =
            "    init(from decoder: any Decoder) throws {\n        let container = try decoder.\(container)\(decoding.joined())    }\n\n"
        let end =
            "    func encode(to encoder: any Encoder) throws {\n        var container = encoder.\(container)\(encoding.joined())    }\n"
        return (0..<typeCount).map { number in
            "extension Record\(number): Codable {\n\(keys)\n\(start)\(end)}\n"
        }.joined(separator: "\n")
    }

    /// The type that the compiler codes, beside the one of which the code is generated.
    static let twin = "struct Twin: Codable {\n\(properties("    "))}\n"

    /// A type whose properties stand two keys below the object, with annotations.
    static let deepSource =
        "// trellis: Codable\nstruct Deep {\n"
        + types.enumerated().map { "    var property\($0): \($1)  // trellis: path = data.attributes.property\($0)\n" }.joined() + "}\n"

    /// The types that people write for the same objects.
    static let deepTwin = """
        struct DeepTwin: Codable {
            struct Middle: Codable { var attributes: Twin }
            var data: Middle
        }

        """

    /// Decodes and encodes 10,000 objects in turn, and prints the least seconds of CPU: generated and by the compiler, decoded and encoded;
    /// then those two keys below, decoded.
    static let program = """
        import Foundation

        let object = \"\"\"
            {"property0":123456,"property1":"a text of some length","property2":1.25,"property3":true,"property4":"x","property5":7,
            "property6":[1,2,3],"property7":"another","property8":200,"property9":0.5,"property10":["a","b"],"property12":9007199254740991,
            "property13":"é","property14":2.5,"property15":{"a":1},"property16":-5,"property17":"","property18":false,"property19":null}
            \"\"\"
        let data = Data(("[" + Array(repeating: object, count: 10_000).joined(separator: ",") + "]").utf8)
        let deepObject = "{\\"data\\":{\\"attributes\\":" + object + "}}"
        let deepData = Data(("[" + Array(repeating: deepObject, count: 10_000).joined(separator: ",") + "]").utf8)

        func seconds(_ work: () throws -> Void) rethrows -> Double {
            func now() -> Double {
                var time = timespec()
                clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
                return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
            }
            let start = now()
            try work()
            return now() - start
        }

        var least = [Double](repeating: .infinity, count: 6)
        let generated = try JSONDecoder().decode([Record0].self, from: data)
        let twins = try JSONDecoder().decode([Twin].self, from: data)
        for _ in 0..<12 {
            least[0] = min(least[0], try seconds { _ = try JSONDecoder().decode([Record0].self, from: data) })
            least[1] = min(least[1], try seconds { _ = try JSONDecoder().decode([Twin].self, from: data) })
            least[2] = min(least[2], try seconds { _ = try JSONEncoder().encode(generated) })
            least[3] = min(least[3], try seconds { _ = try JSONEncoder().encode(twins) })
            least[4] = min(least[4], try seconds { _ = try JSONDecoder().decode([Deep].self, from: deepData) })
            least[5] = min(least[5], try seconds { _ = try JSONDecoder().decode([DeepTwin].self, from: deepData) })
        }
        print(least.map { "\\($0)" }.joined(separator: " "))
        """
}
