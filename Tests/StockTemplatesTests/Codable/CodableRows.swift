import SystemSupport

/// The rows of `Tests/Fixtures/codable/cases.txt`, and the program that runs them.
enum CodableRows {
    private static let folder = PathText.normalized(#filePath + "/../../../Fixtures/codable")

    /// A file of the fixtures.
    static func fixture(_ name: String) throws -> String {
        String(decoding: try DiskFileSystem().read("\(folder)/\(name)"), as: UTF8.self)
    }

    /// The sources of the fixtures.
    static func sources() throws -> [String: String] {
        ["Models.swift": try fixture("Models.swift"), "Types.swift": try fixture("Types.swift")]
    }

    /// The statements for all rows of a file: a type, what is decoded, an arrow and what comes of it.
    static func statements(_ text: String) -> String {
        var lines: [String] = []
        for line in text.split(separator: "\n") where !line.hasPrefix("#") {
            guard let arrow = line.firstRange(of: " => ") else { continue }
            let isJSONOnly = line.hasPrefix("json ")
            let head = line[..<arrow.lowerBound].dropFirst(isJSONOnly ? 5 : 0)
            // The only types with blanks in them have them behind a comma.
            guard let blank = head.indices.first(where: { head[$0] == " " && !head[..<$0].hasSuffix(",") }) else { continue }
            let type = head[..<blank]
            let input = head[head.index(after: blank)...]
            let output = line[arrow.upperBound...]
            lines.append(
                "rows.check(\(type).self, \"\(type)\", #\"\(input)\"#, #\"\(output)\"#\(isJSONOnly ? ", isJSONOnly: true" : ""))"
            )
        }
        return "let rows = Rows(cases)\n" + lines.joined(separator: "\n") + "\n"
    }

    /// The types without rules, coded by the compiler, in an enumeration `Synthesized`.
    static func synthesized() throws -> String {
        let source = try fixture("Plain.swift")
        var text = ""
        var isCoded = false
        for line in source.split(separator: "\n", omittingEmptySubsequences: false) {
            if line == "import Foundation" || line.hasPrefix("// ") {
                isCoded = line == "// trellis: Codable"
                continue
            }
            // The conformance stands behind the name, or behind the raw type.
            let brace = line.firstIndex(of: "{")
            if isCoded, let brace {
                let head = line[..<brace].dropLast()
                text += head + (head.contains(":") ? ", Codable " : ": Codable ") + line[brace...] + "\n"
                isCoded = false
            } else {
                text += line + "\n"
            }
        }
        return "import Foundation\n\nenum Synthesized {\n\(text)}\n"
    }

    /// The statements that compare types without rules with those that the compiler codes.
    static func comparisons(_ text: String) -> String {
        let lines = text.split(separator: "\n").filter { !$0.hasPrefix("#") }.map { line in
            let type = line.prefix { $0 != " " }
            let input = line.dropFirst(type.count + 1)
            return "rows.compare(\(type).self, Synthesized.\(type).self, \"\(type)\", #\"\(input)\"#)"
        }
        return lines.joined(separator: "\n") + "\n"
    }

    /// What the program has to run rows.
    static let support = """
        import Foundation

        /// Decodes and encodes with JSON and with property lists.
        @MainActor struct Rows {
            private let cases: Cases
            private let encoder = JSONEncoder()
            init(_ cases: Cases) {
                self.cases = cases
                encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
            }

            func json(_ value: some Encodable) throws -> String { String(decoding: try encoder.encode(value), as: UTF8.self) }

            /// Checks what comes of coded data: JSON, the same as a property list, and the value by way of a property list.
            func check<Value: Codable>(
                _ type: Value.Type, _ name: String, _ input: String, _ expected: String, isJSONOnly: Bool = false
            ) {
                let bytes = Data(input.utf8)
                let object = try? JSONSerialization.jsonObject(with: bytes, options: [.fragmentsAllowed])
                let wanted = expected == "same" ? input : expected
                let name = "\\(name) \\(input)"
                cases.equal(name, outcome { try json(try JSONDecoder().decode(type, from: bytes)) }, wanted)
                let isCollection = object is [String: Any] || object is [Any]
                if isCollection,
                    let list = try? PropertyListSerialization.data(fromPropertyList: object as Any, format: .binary, options: 0),
                    !input.contains("null"), !isJSONOnly
                {
                    cases.equal(
                        name + " as property list", outcome { try json(try PropertyListDecoder().decode(type, from: list)) }, wanted)
                }
                guard let value = try? JSONDecoder().decode(type, from: bytes), wanted.hasPrefix("{") || wanted.hasPrefix("["), !isJSONOnly
                else { return }
                cases.equal(name + " by way of a property list", outcome {
                    try json(try PropertyListDecoder().decode(type, from: try PropertyListEncoder().encode(value)))
                }, again(type, wanted))
            }

            /// Compares what comes of coded data by way of two types, and what their errors say.
            func compare<Value: Codable, Other: Codable>(_ type: Value.Type, _ other: Other.Type, _ name: String, _ input: String) {
                let bytes = Data(input.utf8)
                let name = "\\(name) \\(input)"
                func all<Either: Codable>(_ type: Either.Type) -> String {
                    outcome(isLong: true) { try json(try JSONDecoder().decode(type, from: bytes)) }.replacing("Synthesized.", with: "")
                }
                cases.equal(name, all(type), all(other))
                func list<Either: Codable>(_ type: Either.Type) -> String {
                    outcome(isLong: true) {
                        let object = try JSONSerialization.jsonObject(with: bytes, options: [.fragmentsAllowed])
                        guard object is [String: Any], !input.contains("null") else { return "" }
                        let data = try PropertyListSerialization.data(fromPropertyList: object, format: .binary, options: 0)
                        let encoder = PropertyListEncoder()
                        encoder.outputFormat = .xml
                        return String(decoding: try encoder.encode(try PropertyListDecoder().decode(type, from: data)), as: UTF8.self)
                    }.replacing("Synthesized.", with: "")
                }
                cases.equal(name + " as property list", list(type), list(other))
            }

            /// What comes of encoded data that is decoded once more.
            private func again<Value: Codable>(_ type: Value.Type, _ text: String) -> String {
                outcome { try json(try JSONDecoder().decode(type, from: Data(text.utf8))) }
            }

            func outcome(isLong: Bool = false, _ body: () throws -> String) -> String {
                do { return try body() } catch { return "! " + (isLong ? "\\(error)" : Rows.text(error)) }
            }

            /// An error of decoding as its kind and its place.
            static func text(_ error: any Error) -> String {
                switch error {
                case DecodingError.keyNotFound(let key, let context): "keyNotFound \\(key.stringValue) at \\(path(context))"
                case DecodingError.typeMismatch(_, let context): "typeMismatch at \\(path(context))"
                case DecodingError.valueNotFound(_, let context): "valueNotFound at \\(path(context))"
                case DecodingError.dataCorrupted(let context): "dataCorrupted at \\(path(context))"
                case EncodingError.invalidValue(_, let context): "invalidValue: \\(context.debugDescription)"
                default: "\\(error)"
                }
            }

            private static func path(_ context: DecodingError.Context) -> String {
                let keys = context.codingPath.map { $0.intValue.map(String.init) ?? $0.stringValue }
                return keys.isEmpty ? "top" : keys.joined(separator: ".")
            }
        }
        """
}
