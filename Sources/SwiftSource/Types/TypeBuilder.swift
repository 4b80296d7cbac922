/// Makes the tree of a type from what ``Lexer/readType(_:depth:)`` tells.
struct TypeBuilder: TypeSink {
    private let source: UnsafeBufferPointer<UInt8>
    private var types: [SwiftType] = []
    private var elements: [TupleElement] = []
    private var prefixes: [String] = []

    init(_ source: UnsafeBufferPointer<UInt8>) {
        self.source = source
    }

    /// The type that has been read.
    var result: SwiftType? { types.last }

    private func text(_ range: Range<Int>) -> String { String(decoding: source[range], as: UTF8.self) }

    private func word(_ range: Range<Int>) -> String {
        range.count > 1 && source[range.lowerBound] == 0x60 ? text(range.lowerBound + 1..<range.upperBound - 1) : text(range)
    }

    private mutating func pop() -> SwiftType { types.popLast() ?? .tuple([]) }

    private mutating func pop(_ count: Int) -> [SwiftType] {
        let list = Array(types.suffix(count))
        types.removeLast(list.count)
        return list
    }

    mutating func name(_ range: Range<Int>) { types.append(.named(NamedType(word(range)))) }

    mutating func selected(_ range: Range<Int>) {
        let name = word(range)
        change { $0 = NamedType(name, module: $0.name) }
    }

    mutating func literal(_ range: Range<Int>) { types.append(.literal(text(range))) }

    mutating func arguments(_ count: Int) {
        let list = pop(count)
        change { $0.arguments = list }
    }

    /// Changes the name that has been read last.
    private mutating func change(_ body: (inout NamedType) -> Void) {
        switch pop() {
        case .named(var name):
            body(&name)
            types.append(.named(name))
        case .member(let base, var name):
            body(&name)
            types.append(.member(base, name))
        case let other: types.append(other)
        }
    }

    mutating func member(_ range: Range<Int>) {
        let base = pop()
        types.append(.member(base, NamedType(word(range))))
    }

    mutating func wrap(_ wrapper: TypeWrapper) {
        let type = pop()
        switch wrapper {
        case .optional: types.append(.optional(type))
        case .implicitlyUnwrapped: types.append(.implicitlyUnwrapped(type))
        case .array: types.append(.array(type))
        case .some: types.append(.some(type))
        case .any: types.append(.any(type))
        case .packExpansion: types.append(.packExpansion(type))
        case .packElement: types.append(.packElement(type))
        case .suppressed: types.append(.suppressed(type))
        case .metatype: types.append(.metatype(type))
        case .protocolMetatype: types.append(.protocolMetatype(type))
        }
    }

    mutating func pair(_ pair: TypePair) {
        let second = pop()
        let first = pop()
        types.append(pair == .dictionary ? .dictionary(key: first, value: second) : .inlineArray(count: first, element: second))
    }

    mutating func element(first: Range<Int>?, second: Range<Int>?, isVariadic: Bool) {
        let type = pop()
        elements.append(
            TupleElement(
                type, label: first.map(word), name: second.map(word), isVariadic: isVariadic))
    }

    mutating func tuple(_ count: Int) {
        let list = Array(elements.suffix(count))
        elements.removeLast(list.count)
        types.append(.tuple(list))
    }

    mutating func function(effects: TypeEffects) {
        let result = pop()
        let errorType = effects.hasErrorType ? pop() : nil
        let parameters = pop()
        var list = [TupleElement(parameters)]
        if case .tuple(let elements) = parameters { list = elements }
        types.append(
            .function(
                FunctionType(
                    list, result: result, asyncKeyword: effects.isAsync.map(text), throwsKeyword: effects.isThrowing.map(text),
                    errorType: errorType)))
    }

    mutating func composition(_ count: Int) {
        let list = pop(count)
        types.append(.composition(list))
    }

    mutating func prefix(_ range: Range<Int>, isAttribute: Bool) { prefixes.append(text(range)) }

    mutating func prefixed(_ count: Int) {
        let list = Array(prefixes.suffix(count))
        prefixes.removeLast(list.count)
        let type = pop()
        types.append(.attributed(AttributedType(type, prefixes: list)))
    }
}
