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
