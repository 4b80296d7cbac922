import TestSupport

/// Enumerations with routes of every kind, whose values can all be printed.
enum RandomEnums {
    private static let types = [
        "String", "Int", "UInt8", "Double", "Bool", "UUID", "Character", "Date", "SortOrder", "Level", "Version", "Either<Int, String>",
    ]

    /// The source of some enumerations, and of a function that tries all their cases.
    static func source(count: Int, seed: UInt64) -> String {
        var random = SeededGenerator(seed: seed)
        var text = "import Foundation\n"
        for number in 0..<count { text += "\n" + enumeration("R\(number)", &random) }
        let calls = (0..<count).map { "roundTrip(R\($0).self)" }.joined(separator: ", ")
        return text + "\nfunc roundTrips() -> [(count: Int, wrong: [String])] { [\(calls)] }\n"
    }

    private static func enumeration(_ name: String, _ random: inout SeededGenerator) -> String {
        let count = Int.random(in: 2...6, using: &random)
        var (cases, values) = ("", "")
        for number in 0..<count {
            let route = Route(number, &random)
            cases += "    // \(Bool.random(using: &random) ? "sourcery: deeplink_route" : "trellis: route") = \(route.pattern)\n"
            let list = route.parameters.map { "\($0.label): \($0.type)\($0.defaultValue)" }.joined(separator: ", ")
            cases += "    case c\(number)\(list.isEmpty ? "" : "(\(list))")\n"
            let arguments = route.parameters.map { "\($0.label): .any(&random)" }.joined(separator: ", ")
            values += "        \(number == count - 1 ? "default" : "case \(number)"): .c\(number)\(list.isEmpty ? "" : "(\(arguments))")\n"
        }
        return """
            enum \(name): Equatable, Arbitrary {
            \(cases)    static let caseCount = \(count)
                static func arbitrary(_ number: Int, _ random: inout Generator) -> Self {
                    switch number {
            \(values)        }
                }
            }

            """
    }

    /// A pattern and the associated values of its case.
    private struct Route {
        var pattern = ""
        var parameters: [(label: String, type: String, defaultValue: String)] = []

        init(_ number: Int, _ random: inout SeededGenerator) {
            var path = ["(k\(number)|l\(number))", "k\(number)", "k\(number)(s)", "%6B\(number)"].randomElement(using: &random) ?? ""
            for _ in 0..<Int.random(in: 0...3, using: &random) {
                switch Int.random(in: 0...4, using: &random) {
                case 0: path += "/x\(parameters.count)"
                case 1: path += "/:" + add(type(&random), "")
                case 2: path += "(/o\(parameters.count)/{" + add(type(&random) + "?", "") + "})"
                case 3:
                    let label = add("Int", Bool.random(using: &random) ? " = 7" : "")
                    path += parameters.last?.defaultValue == "" ? "/d\(label)/{\(label)=8}" : "(/d\(label)/:\(label))"
                default: path += "/{" + add(type(&random), "") + "}"
                }
            }
            switch Int.random(in: 0...5, using: &random) {
            case 0: path += "/list/{" + add("[\(type(&random))]", "") + "*}"
            case 1: path += "/*"
            default: break
            }
            pattern = (Bool.random(using: &random) ? "/" : "") + path + query(&random)
        }

        private mutating func query(_ random: inout SeededGenerator) -> String {
            var items: [String] = []
            for _ in 0..<Int.random(in: 0...2, using: &random) {
                switch Int.random(in: 0...3, using: &random) {
                case 0: items.append("q\(parameters.count)={" + add(type(&random), "") + "}")
                case 1: items.append("q\(parameters.count)={" + add(type(&random) + "?", "") + "?}")
                case 2: items.append("{" + add("[\(type(&random))]", "") + "*}")
                default: items.append("q%20\(parameters.count)=:" + add("SortOrder", " = .title"))
                }
            }
            return items.isEmpty ? "" : "?" + items.joined(separator: "&")
        }

        private func type(_ random: inout SeededGenerator) -> String { RandomEnums.types.randomElement(using: &random) ?? "" }

        private mutating func add(_ type: String, _ defaultValue: String) -> String {
            parameters.append(("p\(parameters.count)", type, defaultValue))
            return "p\(parameters.count - 1)"
        }
    }
}
