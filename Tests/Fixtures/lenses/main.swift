import Foundation

nonisolated(unsafe) var count = 0

func check<Value: Equatable>(_ value: Value, _ expected: Value, line: Int = #line) {
    count += 1
    if value != expected { print("line \(line): \(value) is not \(expected)") }
}

let address = Address(street: Street(name: "Main", number: 1), city: "Ulm")
let name = Address.streetLens * Street.nameLens
check(name.get(address), "Main")
let moved = address |> name *~ "Park"
check(moved.street, Street(name: "Park", number: 1))
check(moved.city, "Ulm")
check(address.street.name, "Main")
check(Address.cityLens.set(nil, address).city, nil)
check((address |> (name *~ "A") |> (Address.streetLens * Street.numberLens *~ 7)).street, Street(name: "A", number: 7))
check(((name *~ "B") |> (Address.cityLens *~ "Linz"))(address).city, "Linz")
check(name.over(address) { $0 + "!" }.street.name, "Main!")
let person = Person(name: "Ann", born: Date(timeIntervalSince1970: 0), tags: [], age: 3, hidden: 4)
check(Person.bornLens.set(Date(timeIntervalSince1970: 9), person).born.timeIntervalSince1970, 9)
check(Person.tagsLens.set(["a"], person).tags, ["a"])
check(Person.tagsLens.set(["a"], person).hidden, 4)
check(Person.ageLens.over(person) { $0 + 1 }.age, 4)
check(Packed.listLens.get(Packed(list: [1: ["x"]])), [1: ["x"]])
check(Box<Int>.valueLens.set(2, Box(value: 1, count: 0)).value, 2)
check(Box<String>.countLens.set(5, Box(value: "a", count: 0)).count, 5)
check(Box<Int>.Inner.valueLens.set(nil, Box<Int>.Inner(value: 1, action: { _ in })).value, nil)
check(Space.Within.defaultLens.set(3, Space.Within(default: 1, `inout`: 2, pair: (1, "a"))).default, 3)
check(Space.Within.pairLens.set((2, "b"), Space.Within(default: 1, `inout`: 2, pair: (1, "a"))).pair.right, "b")
check(Made.secondLens.set("s", Made(1)).second, "s")
check(Car.wheelLens.get(Car(wheel: Wheel(), others: [])).size, 1)
check(Conditional.linuxLens.set(2, Conditional(always: 1, linux: 1)).linux, 2)
let actions = Actions(plain: { 1 }, sent: nil, later: { $0 }, maybe: 2)
check(Actions.plainLens.set({ 3 }, actions).plain(), 3)
check(Actions.laterLens.set({ $0 + 1 }, actions).later(3), 4)
check(Actions.sentLens.set({ $0 + 2 }, actions).sent?(3), 5)
check(Actions.maybeLens.get(actions), 2)
let keyed = Keyed(table: ["a": 1], first: 2)
check(Keyed<String, Int>.tableLens.set([:], keyed).table, [:])
check(Keyed<String, Int>.firstLens.set(3, keyed).first, 3)
check(Keyed<String, Int>.Inner.keyLens.set("b", Keyed<String, Int>.Inner(key: "a", items: [])).key, "b")
let within = Keyed<String, Int>.Within(beside: .left, other: 1)
check(Keyed<String, Int>.Within<Int>.besideLens.set(.right, within).beside == .right, true)
check(Keyed<String, Int>.Within<Int>.otherLens.set(2, within).other, 2)
check(Isolated.otherLens.set("b", Isolated(number: 1, other: "a")).other, "b")
check(Deprecating.newLens.get(Deprecating(old: 1, new: 2)), 2)
#if os(Linux)
check(ConditionalConstants.alwaysLens.set(2, ConditionalConstants(always: 1, linux: 3)).linux, 3)
check(ConditionalConstants.linuxLens.set(2, ConditionalConstants(always: 1, linux: 3)).linux, 2)
#endif
print("\(count) checks")
