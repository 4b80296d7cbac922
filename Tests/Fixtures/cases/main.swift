nonisolated(unsafe) var count = 0

func check<Value: Equatable>(_ value: Value, _ expected: Value, line: Int = #line) {
    count += 1
    if value != expected { print("line \(line): \(value) is not \(expected)") }
}

check(Aisle.count, 2)
check(Aisle.allCases, [.bakery, .default])
check(Packed.allCases, [.one])
check(Empty.count, 0)
check(Empty.allCases.isEmpty, true)
check(Outer<Int>.Inner.allCases, [.a, .b, .c])
check(Tree<Int>.count, 2)
check(Listed.count, 2)
check(Newer.count, 1)
check(Conditional.count, 2)
check(Conditional.allCases, [.always, .linux])
check(Simple.allCases, [.a, .b])
check(Isolated.allCases, [.a, .b])
check(Available.count, 5)
check(Available.allCases.map { "\($0)" }, ["always", "newer", "introduced", "elsewhere", "old"])
check(Deprecated.allCases.count, 2)
check(Uncopied.count, 2)
check(Raw.allCases.first, .`raw name`)
check(Outer<Int>.Inside<String>.Deepest.allCases, [.a, .b])
print("\(count) checks")
