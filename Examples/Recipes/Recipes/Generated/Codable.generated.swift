// Generated using trellis-codegen 0.1.0
// DO NOT EDIT

// swift-format-ignore-file
// swiftlint:disable all

import Foundation

extension MarketAnswer: Codable {
    enum CodingKeys: String, CodingKey {
        case nextPage = "next_page"
    }

    init(from decoder: any Decoder) throws {
        let place = Coded.Place(decoder).opened()
        self.offers = try place.at("result", "offers").decode(Coded.PrunedElements<Coded.Plain<MarketOffer>>.self).value
        self.problem = try place.at("errors", "base", 0).decodeIfPresent(String.self)
        self.nextPage = place.at("next_page").attempt(URL.self)
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encodeIfPresent(self.nextPage, forKey: .nextPage)
        var branch = encoder.container(keyedBy: Coded.Key.self)
        var branch1 = branch.nestedContainer(keyedBy: Coded.Key.self, forKey: "result")
        try branch1.encode(self.offers, forKey: "offers")
        if self.problem != nil {
            var branch2 = branch.nestedContainer(keyedBy: Coded.Key.self, forKey: "errors")
            var branch3 = branch2.nestedUnkeyedContainer(forKey: "base")
            try branch3.encode(self.problem)
        }
    }
}

extension MarketOffer: Codable {
    enum CodingKeys: String, CodingKey {
        case id = "product_id"
        case title
        case priceCents = "price_cents"
        case unit
        case isOrganic = "organic"
        case validUntil = "valid_until"
        case delivery
    }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        let place = Coded.Place(decoder).opened()
        self.id = try Coded.Place.first(place.at("product_id"), place.at("id"), place.at("product", "id")).decode(Coded.Lenient<String>.self).value
        self.title = try container.decode(Coded.NotEmpty<Coded.Plain<String>>.self, forKey: .title).value
        self.priceCents = try container.decode(Coded.Lenient<Int>.self, forKey: .priceCents).value
        self.unit = place.at("unit").attempt(MeasurementUnit.self) ?? .piece
        self.isOrganic = try container.decodeIfPresent(Coded.Lenient<Bool>.self, forKey: .isOrganic)?.value ?? false
        self.validUntil = try Coded.Place.first(place.at("valid_until"), place.at("expires")).decodeIfPresent(Coded.PatternDate<Coded.Pattern_yyyy_MM_dd>.self)?.value
        self.imageURL = try place.at("images", 0, "url").decodeIfPresent(URL.self)
        self.delivery = try container.decodeIfPresent(MarketOffer.Delivery.self, forKey: .delivery) ?? .pickUp
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(Coded.Lenient<String>(self.id), forKey: .id)
        try container.encode(self.title, forKey: .title)
        try container.encode(Coded.Lenient<Int>(self.priceCents), forKey: .priceCents)
        try container.encode(self.unit, forKey: .unit)
        try container.encode(Coded.Lenient<Bool>(self.isOrganic), forKey: .isOrganic)
        try container.encodeIfPresent(self.validUntil.map { Coded.PatternDate<Coded.Pattern_yyyy_MM_dd>($0) }, forKey: .validUntil)
        try container.encode(self.delivery, forKey: .delivery)
        var branch = encoder.container(keyedBy: Coded.Key.self)
        if self.imageURL != nil {
            var branch1 = branch.nestedUnkeyedContainer(forKey: "images")
            var branch2 = branch1.nestedContainer(keyedBy: Coded.Key.self)
            try branch2.encodeIfPresent(self.imageURL, forKey: "url")
        }
    }
}

extension MarketOffer.Delivery: Codable {
    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Coded.Key.self)
        let tag = try container.decode(String.self, forKey: "type")
        switch tag {
        case "courier":
            self = .courier(days: try container.decode(Int.self, forKey: "days"))
        case "pick-up":
            self = .pickUp
        default: self = .pickUp
        }
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Coded.Key.self)
        switch self {
        case .courier(let value0):
            try container.encode("courier", forKey: "type")
            try container.encode(value0, forKey: "days")
        case .pickUp:
            try container.encode("pick-up", forKey: "type")
        }
    }
}

/// What the code above needs beside the standard library.
enum Coded {}

extension Coded {
    enum Pattern_yyyy_MM_dd: DatePattern {
        static let formatter = PatternFormatter("yyyy-MM-dd")
    }
}

extension Coded {
    /// A key, or the number of an element.
    struct Key: CodingKey, Hashable, ExpressibleByStringLiteral, ExpressibleByIntegerLiteral {
        let stringValue: String
        let intValue: Int?

        init(stringValue: String) {
            self.stringValue = stringValue
            intValue = nil
        }

        init(intValue: Int) {
            stringValue = "Index \(intValue)"
            self.intValue = intValue
        }

        init(stringLiteral: String) { self.init(stringValue: stringLiteral) }

        init(integerLiteral: Int) { self.init(intValue: integerLiteral) }

        /// The last element, whatever its number is.
        static let last = Key(intValue: -1)
    }
}

extension Coded {
    /// A place in what is decoded, where a value may stand.
    struct Place {
        private enum State {
            case whole(any Decoder)
            case entry(KeyedDecodingContainer<Key>, Key)
            case element(any UnkeyedDecodingContainer)
            case missing(any Error)
            case unreadable(any Error)
        }

        private let state: State
        /// The object that stands here, for several values below it.
        private var object: KeyedDecodingContainer<Key>?

        /// All that is decoded.
        init(_ decoder: any Decoder) {
            state = .whole(decoder)
        }

        private init(_ state: State) {
            self.state = state
        }

        /// The place below this one that some keys lead to.
        func at(_ keys: Key...) -> Place { keys.reduce(self) { $0.next($1) } }

        /// The same place, with the object that stands here opened once for several values below it.
        func opened() -> Place {
            var place = self
            if isPresent { place.object = try? keyed() }
            return place
        }

        /// The first of some places where a value stands, otherwise the first of all.
        static func first(_ places: Place...) -> Place { places.first(where: \.isPresent) ?? places[0] }

        /// Whether a value stands here that is not null.
        var isPresent: Bool {
            switch state {
            case .whole, .unreadable: return true
            case .missing: return false
            case .entry(let container, let key): return (try? container.contains(key) && !container.decodeNil(forKey: key)) ?? true
            case .element(var container): return !container.isAtEnd && (try? container.decodeNil()) != true
            }
        }

        /// A value that has to be here.
        func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
            switch state {
            case .whole(let decoder): return try decoder.singleValueContainer().decode(type)
            case .entry(let container, let key): return try container.decode(type, forKey: key)
            case .element(var container): return try container.decode(type)
            case .missing(let error), .unreadable(let error): throw error
            }
        }

        /// A value; nothing when there is none.
        func decodeIfPresent<Value: Decodable>(_ type: Value.Type) throws -> Value? { isPresent ? try decode(type) : nil }

        /// A value; nothing when null stands here, which something has to.
        func decodePresent<Value: Decodable>(_ type: Value.Type) throws -> Value? {
            if case .entry(let container, let key) = state, container.contains(key) { return try decodeIfPresent(type) }
            if case .element(let container) = state, !container.isAtEnd { return try decodeIfPresent(type) }
            return try decode(type)
        }

        /// A value that has to be here; nothing when it cannot be read.
        func decodeWellFormed<Value: Decodable>(_ type: Value.Type) throws -> Value? {
            if isPresent { try? decode(type) } else { try decode(type) }
        }

        /// A value; nothing when there is none, or when it cannot be read.
        func attempt<Value: Decodable>(_ type: Value.Type) -> Value? { isPresent ? try? decode(type) : nil }

        private func next(_ key: Key) -> Place {
            do {
                if let object, key.intValue == nil { return Place(.entry(object, key)) }
                if case .missing = state { return self }
                if case .unreadable = state { return self }
                if !isPresent { return Place(.missing(missing(key))) }
                if key.intValue != nil { return try element(key) }
                let container = try keyed()
                return Place(.entry(container, key))
            } catch {
                return Place(.unreadable(error))
            }
        }

        private func keyed() throws -> KeyedDecodingContainer<Key> {
            switch state {
            case .whole(let decoder): return try decoder.container(keyedBy: Key.self)
            case .entry(let container, let key): return try container.nestedContainer(keyedBy: Key.self, forKey: key)
            case .element(var container): return try container.nestedContainer(keyedBy: Key.self)
            case .missing(let error), .unreadable(let error): throw error
            }
        }

        private func unkeyed() throws -> any UnkeyedDecodingContainer {
            switch state {
            case .whole(let decoder): return try decoder.unkeyedContainer()
            case .entry(let container, let key): return try container.nestedUnkeyedContainer(forKey: key)
            case .element(var container): return try container.nestedUnkeyedContainer()
            case .missing(let error), .unreadable(let error): throw error
            }
        }

        private func element(_ key: Key) throws -> Place {
            var container = try unkeyed()
            let count = container.count ?? 0
            let index = key == .last ? max(count - 1, 0) : key.intValue ?? 0
            while container.currentIndex < index, !container.isAtEnd {
                if try !container.decodeNil() { _ = try container.decode(Skipped.self) }
            }
            guard container.isAtEnd else { return Place(.element(container)) }
            let context = DecodingError.Context(
                codingPath: container.codingPath, debugDescription: "there is no element \(index); the array has \(count)")
            return Place(.missing(DecodingError.keyNotFound(Key(intValue: index), context)))
        }

        /// What is wrong when something is sought in a place where nothing is.
        private func missing(_ key: Key) -> DecodingError {
            switch state {
            case .entry(let container, let parent):
                .keyNotFound(
                    parent, .init(codingPath: container.codingPath, debugDescription: "no value stands at '\(parent.stringValue)'"))
            case .element(let container):
                .valueNotFound(
                    Any.self,
                    .init(
                        codingPath: container.codingPath + [Key(intValue: container.currentIndex)],
                        debugDescription: "null stands where '\(key.stringValue)' is sought"))
            case .whole, .missing, .unreadable:
                .keyNotFound(key, .init(codingPath: [], debugDescription: "nothing is here"))
            }
        }
    }

    /// An element that is passed over.
    private struct Skipped: Decodable {
        init(from decoder: any Decoder) {}
    }
}

extension Coded {
    /// How a value stands in coded data.
    protocol Form<Value> {
        associatedtype Value
        init(_ value: Value)
        var value: Value { get }
    }

    /// A value that codes itself.
    struct Plain<Value>: Form {
        let value: Value
        init(_ value: Value) { self.value = value }
    }
}

extension Coded.Plain: Decodable where Value: Decodable {
    init(from decoder: any Decoder) throws { value = try decoder.singleValueContainer().decode(Value.self) }
}

extension Coded.Plain: Encodable where Value: Encodable {
    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(value)
    }
}

extension Coded {
    /// A value, or nothing when it cannot be read.
    fileprivate struct Attempt<Value: Decodable>: Decodable {
        let value: Value?
        init(from decoder: any Decoder) { value = try? Value(from: decoder) }
    }
}

extension Coded {
    /// An array without the elements that cannot be read.
    struct PrunedElements<Element: Form>: Form {
        let value: [Element.Value]
        init(_ value: [Element.Value]) { self.value = value }
    }
}

extension Coded.PrunedElements: Decodable where Element: Decodable {
    init(from decoder: any Decoder) throws {
        var container = try decoder.unkeyedContainer()
        var list: [Element.Value] = []
        while !container.isAtEnd {
            if try container.decodeNil() { continue }
            if let element = try container.decode(Coded.Attempt<Element>.self).value { list.append(element.value) }
        }
        value = list
    }
}

extension Coded {
    /// A collection that has to have something in it.
    struct NotEmpty<Wrapped: Form>: Form where Wrapped.Value: Collection {
        let value: Wrapped.Value
        init(_ value: Wrapped.Value) { self.value = value }
    }
}

extension Coded.NotEmpty: Decodable where Wrapped: Decodable {
    init(from decoder: any Decoder) throws {
        value = try Wrapped(from: decoder).value
        guard !value.isEmpty else {
            throw DecodingError.dataCorrupted(.init(codingPath: decoder.codingPath, debugDescription: "nothing is in it"))
        }
    }
}

extension Coded {
    /// Reads a number, text or Boolean from any of the three.
    fileprivate static func scalar<Value: Decodable & LosslessStringConvertible>(
        _ type: Value.Type, _ decoder: any Decoder
    ) throws -> Value {
        let container = try decoder.singleValueContainer()
        if let value = try? container.decode(type) { return value }
        guard !container.decodeNil(), let text = scalarText(container) else { return try container.decode(type) }
        if type == Bool.self, let truth = truths[text.lowercased()] as? Value { return truth }
        guard let value = type.init(text) else {
            throw DecodingError.dataCorruptedError(in: container, debugDescription: "'\(text)' is no \(type)")
        }
        return value
    }

    private static var truths: [String: Bool] { ["true": true, "yes": true, "1": true, "false": false, "no": false, "0": false] }

    private static func scalarText(_ container: any SingleValueDecodingContainer) -> String? {
        if let text = try? container.decode(String.self) { return text }
        if let truth = try? container.decode(Bool.self) { return truth ? "true" : "false" }
        if let number = try? container.decode(Int64.self) { return String(number) }
        if let number = try? container.decode(UInt64.self) { return String(number) }
        return (try? container.decode(Double.self)).map { String($0) }
    }
}

extension Coded {
    /// A number, text or Boolean that may stand as any of the three.
    struct Lenient<Value: LosslessStringConvertible>: Form {
        let value: Value
        init(_ value: Value) { self.value = value }
    }
}

extension Coded.Lenient: Decodable where Value: Decodable {
    init(from decoder: any Decoder) throws { value = try Coded.scalar(Value.self, decoder) }
}

extension Coded.Lenient: Encodable where Value: Encodable {
    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(value)
    }
}

extension Coded {
    /// A pattern of dates.
    protocol DatePattern {
        static var formatter: PatternFormatter { get }
    }

    /// A formatter that any number of tasks may use; it is unchecked because every use of what it holds is behind its lock.
    final class PatternFormatter: @unchecked Sendable {
        private let formatter = DateFormatter()
        private let lock = NSLock()

        init(_ pattern: String) {
            formatter.locale = Locale(identifier: "en_US_POSIX")
            formatter.timeZone = TimeZone(secondsFromGMT: 0)
            formatter.dateFormat = pattern
        }

        func date(_ text: String) -> Date? { lock.withLock { formatter.date(from: text) } }

        func text(_ date: Date) -> String { lock.withLock { formatter.string(from: date) } }
    }

    /// A moment as a pattern writes it, in UTC unless the pattern has a time zone.
    struct PatternDate<Pattern: DatePattern>: Form, Codable {
        let value: Date
        init(_ value: Date) { self.value = value }
        init(from decoder: any Decoder) throws {
            let container = try decoder.singleValueContainer()
            let text = try container.decode(String.self)
            guard let date = Pattern.formatter.date(text) else {
                throw DecodingError.dataCorruptedError(in: container, debugDescription: "'\(text)' is no date of the pattern")
            }
            value = date
        }
        func encode(to encoder: any Encoder) throws {
            var container = encoder.singleValueContainer()
            try container.encode(Pattern.formatter.text(value))
        }
    }
}
