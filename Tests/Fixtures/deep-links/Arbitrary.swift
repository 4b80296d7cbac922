import Foundation

/// Numbers that look like chance and are the same each time.
struct Generator: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}

/// An enumeration with any value of each of its cases.
protocol Arbitrary {
    static var caseCount: Int { get }
    static func arbitrary(_ number: Int, _ random: inout Generator) -> Self
}

/// A type with any of its values.
protocol ArbitraryValue {
    static func any(_ random: inout Generator) -> Self
}

extension String: ArbitraryValue {
    static func any(_ random: inout Generator) -> String {
        let signs = Array("abcXYZ019 /?#[]@!$&'()*+,;=:%-._~\"<>\\^`{|}éß漢字\u{301}\u{1F469}\u{200D}\u{1F467}\u{0}\n\u{FEFF}".unicodeScalars)
        var text = String.UnicodeScalarView()
        for _ in 0..<Int.random(in: 1...9, using: &random) { text.append(signs.randomElement(using: &random)!) }
        return String(text)
    }
}
extension Int: ArbitraryValue {
    static func any(_ random: inout Generator) -> Int {
        Bool.random(using: &random) ? .random(in: -9...99, using: &random) : .random(in: .min ... .max, using: &random)
    }
}
extension UInt8: ArbitraryValue {
    static func any(_ random: inout Generator) -> UInt8 { .random(in: .min ... .max, using: &random) }
}
extension Double: ArbitraryValue {
    static func any(_ random: inout Generator) -> Double {
        Bool.random(using: &random) ? .random(in: -10...10, using: &random) : Double(Int.any(&random)) * 1e-3
    }
}
extension Bool: ArbitraryValue {
    static func any(_ random: inout Generator) -> Bool { .random(using: &random) }
}
extension UUID: ArbitraryValue {
    static func any(_ random: inout Generator) -> UUID {
        let digits = (0..<32).map { _ in "0123456789ABCDEF".randomElement(using: &random)! }
        var text = ""
        for (index, digit) in digits.enumerated() { text += ([8, 12, 16, 20].contains(index) ? "-" : "") + String(digit) }
        return UUID(uuidString: text)!
    }
}
extension Character: ArbitraryValue {
    static func any(_ random: inout Generator) -> Character { "aZ0 /?%&=é漢👩‍👩‍👧🇩🇪~".randomElement(using: &random)! }
}
extension Date: ArbitraryValue {
    static func any(_ random: inout Generator) -> Date {
        // A year or more from 2001, where nanoseconds tell all values apart.
        let seconds = Double.random(in: 4e7...2e11, using: &random)
        return Date(timeIntervalSinceReferenceDate: Bool.random(using: &random) ? seconds : -seconds / 4)
    }
}
extension SortOrder: ArbitraryValue {
    static func any(_ random: inout Generator) -> SortOrder { Bool.random(using: &random) ? .title : .newest }
}
extension Level: ArbitraryValue {
    static func any(_ random: inout Generator) -> Level { Bool.random(using: &random) ? .low : .high }
}
extension Version: ArbitraryValue {
    static func any(_ random: inout Generator) -> Version { Version(.any(&random), .any(&random)) }
}
extension Either: ArbitraryValue where Left == Int, Right == String {
    static func any(_ random: inout Generator) -> Either {
        Bool.random(using: &random) ? .left(.any(&random)) : .right("r" + .any(&random))
    }
}
extension Optional: ArbitraryValue where Wrapped: ArbitraryValue {
    static func any(_ random: inout Generator) -> Wrapped? { Bool.random(using: &random) ? Wrapped.any(&random) : nil }
}
extension Array: ArbitraryValue where Element: ArbitraryValue {
    static func any(_ random: inout Generator) -> [Element] {
        (0..<Int.random(in: 0...4, using: &random)).map { _ in Element.any(&random) }
    }
}
