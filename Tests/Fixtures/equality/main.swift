nonisolated(unsafe) var count = 0

/// Whether two values are equal, their hashes as well, and both as expected.
func check<Value: Hashable>(_ left: Value, _ right: Value, _ isEqual: Bool, line: Int = #line) {
    count += 1
    if (left == right) != isEqual { print("line \(line): \(left) == \(right) is not \(isEqual)") }
    if isEqual, left.hashValue != right.hashValue { print("line \(line): equal values have different hashes") }
}

/// Whether two values have the same hash.
func sameHash<Value: Hashable>(_ left: Value, _ right: Value, line: Int = #line) {
    count += 1
    if left.hashValue != right.hashValue { print("line \(line): hashes differ") }
}

check(Empty(), Empty(), true)
check(Point(y: 1), Point(y: 1), true)
check(Point(y: 1), Point(y: 2), false)
check(Shown(title: "a", number: 1), Shown(title: "a", number: 1, secret: 5), true)
check(Shown(title: "a", number: 1), Shown(title: "a", number: nil), false)
check(Shown(title: "a", number: 1, notes: ["x"]), Shown(title: "a", number: 1), false)
sameHash(Shown(title: "a", number: 1, notes: ["x"]), Shown(title: "a", number: 1))
check(Packed(list: [1: ["a"]]), Packed(list: [1: ["a"]]), true)
let tuple = Tupled(pair: (1, "a"), other: (1, 2), kind: Int.self, maybe: nil)
check(tuple, Tupled(pair: (1, "a"), other: (1, 2), kind: Int.self, maybe: nil), true)
check(tuple, Tupled(pair: (1, "b"), other: (1, 2), kind: Int.self, maybe: nil), false)
check(tuple, Tupled(pair: (1, "a"), other: nil, kind: Int.self, maybe: nil), false)
check(tuple, Tupled(pair: (1, "a"), other: (1, 2), kind: String.self, maybe: nil), false)
check(tuple, Tupled(pair: (1, "a"), other: (1, 2), kind: Int.self, maybe: Int.self), false)
check(Box(value: 1, list: [2]), Box(value: 1, list: [2]), true)
check(Box(value: 1, list: [2]), Box(value: 1, list: []), false)
check(Keyed<Int, [String]>(key: 1, first: "a"), Keyed(key: 1, first: "b"), false)
check(Phantom<() -> Void>(number: 1), Phantom(number: 1), true)
check(Outer.Inner(value: 1), Outer.Inner(value: 2), false)
check(Outer.Choice.one("a"), .one("a"), true)
check(Outer<Int>.Choice.two, .one(1), false)
check(Conditional(always: 1, linux: 2), Conditional(always: 1, linux: 3), false)
check(Isolated(number: 1), Isolated(number: 1), true)
check(Screen(title: "a"), Screen(title: "b"), false)
check(Single.only(1), .only(1), true)
check(Shape.circle(radius: 1), .circle(radius: 1), true)
check(Shape.circle(radius: 1), .circle(radius: 2), false)
check(Shape.rectangle(width: 1, height: 1), .square(side: 1), false)
check(Shape.square(side: 1), .square(side: 1), true)
check(Shape.text("a", nil), .text("a", nil), true)
check(Shape.tuple(pair: (1, 2)), .tuple(pair: (1, 3)), false)
check(Shape.ignored(1, kept: 2), .ignored(3, kept: 2), true)
check(Shape.ignored(1, kept: 2), .ignored(1, kept: 3), false)
check(Shape.linux(1), .linux(1), true)
check(Shape.default(in: 1), .point, false)
check(Tree.node(.leaf(1), .leaf(2)), .node(.leaf(1), .leaf(2)), true)
check(Tree.node(.leaf(1), .leaf(2)), .node(.leaf(2), .leaf(1)), false)
check(Animal(name: "a"), Animal(name: "a"), true)
check(Animal(name: "a"), Dog(name: "a", age: 1), false)
check(Dog(name: "a", age: 1), Dog(name: "a", age: 2), false)
check(Dog(name: "a", age: 1) as Animal, Dog(name: "a", age: 2), false)
let (puppy, other) = (Puppy(name: "a", age: 1), Puppy(name: "a", age: 1))
check(puppy, other, true)
other.toys = ["ball"]
check(puppy as Animal, other, false)
sameHash(puppy as Animal, other)
check(Leaf(1), Leaf(1), true)
check(Counter(1, "a"), Counter(1, "a"), true)
check(Counter(1, "a"), Counter(2, "a"), false)
let holder = Holder(one: First(label: "a"), maybe: First(), many: [First()], optional: nil)
check(holder, Holder(one: First(label: "a"), maybe: First(ignored: 4), many: [First()], optional: nil), true)
check(holder, Holder(one: First(label: "b"), maybe: First(), many: [First()], optional: nil), false)
check(holder, Holder(one: First(label: "a"), maybe: nil, many: [First()], optional: nil), false)
check(holder, Holder(one: First(label: "a"), maybe: First(), many: [], optional: nil), false)
check(holder, Holder(one: First(label: "a"), maybe: First(), many: [First()], optional: []), false)
let deep = Deep(
    pair: ((1, "a"), 2), named: (left: 1, right: (1, 2)), list: [(1, "a")], table: ["a": (1, 2)], nothing: (), kinds: [Int.self],
    long: (1, 2, 3, 4, 5, 6, 7), lists: [[(1, 2)], nil], doubly: 1)
check(deep, deep, true)

/// A change makes a value unequal, and gives it another hash unless a dictionary alone is changed.
func checkChange(_ change: (inout Deep) -> Void, hashes: Bool = true, line: Int = #line) {
    var other = deep
    change(&other)
    check(deep, other, false, line: line)
    if hashes, deep.hashValue == other.hashValue { print("line \(line): the hash is the same") }
}

checkChange { $0.pair.0.1 = "b" }
checkChange { $0.named = nil }
checkChange { $0.named?.right = nil }
checkChange { $0.named?.right?.1 = 3 }
checkChange { $0.list[0].1 = "b" }
checkChange { $0.list.append((2, "b")) }
checkChange { $0.table["b"] = (1, 2) }
checkChange({ $0.table["a"] = (1, 3) }, hashes: false)
checkChange { $0.nothing = nil }
checkChange { $0.kinds = [String.self] }
checkChange { $0.long.6 = 0 }
checkChange { $0.lists[0]?[0].1 = 3 }
checkChange { $0.lists[1] = [] }
checkChange { $0.doubly = .some(nil) }
check(Nested.one((1, (1, 1))), .one((1, (1, 2))), false)
check(Nested.many([("a", 1)]), .many([("a", 1)]), true)
check(Nested.many(nil), .many([]), false)
check(Nested.nothing((), ()), .nothing((), ()), true)
check(Nested.other(x: [.many(nil)]), .other(x: [.many(nil)]), true)
check(Outer<Int>.Generic(value: (1, 2), other: ["a"]), Outer.Generic(value: (1, 2), other: ["a"]), true)
check(Outer<Int>.Generic(value: (1, 2), other: ["a"]), Outer.Generic(value: (2, 2), other: ["a"]), false)
let hashables = Hashables(one: 1, many: ["a", 2], maybe: nil, inline: [1, 2])
check(hashables, Hashables(one: 1, many: ["a", 2], maybe: nil, inline: [1, 2]), true)
check(hashables, Hashables(one: "1", many: ["a", 2], maybe: nil, inline: [1, 2]), false)
check(hashables, Hashables(one: 1, many: ["a", 3], maybe: nil, inline: [1, 2]), false)
check(hashables, Hashables(one: 1, many: ["a", 2], maybe: 0, inline: [1, 2]), false)
check(hashables, Hashables(one: 1, many: ["a", 2], maybe: nil, inline: [1, 3]), false)
check(Problems(problem: CancellationError()), Problems(problem: CancellationError()), true)
check(Inside(number: 1), Inside(number: 2), false)
print("\(count) checks")
