import Foundation

nonisolated(unsafe) var count = 0

func check(_ result: DiffableResult, _ lines: String..., line: Int = #line) {
    count += 1
    let expected = lines.joined(separator: "\n")
    if result.description != expected { print("line \(line): \(result) is not \(expected)") }
}

let bread = Recipe()
check(bread.diffAgainst(bread))
var toast = bread
toast.title = "Toast"
toast.steps = [Step(text: "slice"), Step(text: "eat")]
toast.tags = ["b"]
toast.amounts = ["flour": 2, "butter": 1]
toast.first = Step(text: "start")
toast.nested = ["x": [Step(text: "deep")]]
toast.pair.0 = 2
toast.date = Date(timeIntervalSince1970: 1)
toast.ignored = 9
check(
    bread.diffAgainst(toast), "title: expected \"Bread\", received \"Toast\"",
    "steps[0].text: expected \"knead\", received \"slice\"", "steps[1]: expected nothing, received Step(text: \"eat\", minutes: nil)",
    "tags: expected \"a\", received nothing", "tags: expected nothing, received \"b\"",
    "amounts[\"butter\"]: expected nothing, received 1.0", "amounts[\"flour\"]: expected 1.0, received 2.0",
    "first: expected nothing, received Step(text: \"start\", minutes: nil)",
    "nested[\"x\"][0]: expected nothing, received Step(text: \"deep\", minutes: nil)", "pair: expected (1, \"a\"), received (2, \"a\")",
    "date: expected 1970-01-01 00:00:00 +0000, received 1970-01-01 00:00:01 +0000")
check(Step(text: "a", minutes: 1).diffAgainst(Step(text: "a")), "minutes: expected 1, received nothing")
check(Step(text: "a").diffAgainst("a"), "expected Step(text: \"a\", minutes: nil), received \"a\"")
check(Step(text: "a").diffAgainst(nil), "expected Step(text: \"a\", minutes: nil), received nothing")
check(
    Box(value: 1, list: [1]).diffAgainst(Box(value: 2, list: [])), "value: expected 1, received 2",
    "list[0]: expected 1, received nothing")
check(
    Box(value: Step(text: "a"), list: []).diffAgainst(Box(value: Step(text: "b"), list: [])),
    "value.text: expected \"a\", received \"b\"")
check(Outer.Inner(number: 1).diffAgainst(Outer.Inner(number: 2)), "number: expected 1, received 2")
check(Shape.circle(radius: 1).diffAgainst(Shape.circle(radius: 2)), "circle.radius: expected 1.0, received 2.0")
check(Shape.point.diffAgainst(Shape.point))
check(Shape.point.diffAgainst(Shape.circle(radius: 1)), "expected point, received circle(radius: 1.0)")
check(
    Shape.text("a", step: Step(text: "x")).diffAgainst(Shape.text("b", step: Step(text: "y"))),
    "text.0: expected \"a\", received \"b\"", "text.step.text: expected \"x\", received \"y\"")
check(Plain.a.diffAgainst(Plain.b), "expected a, received b")
check(Animal("a").diffAgainst(Animal("b")), "name: expected \"a\", received \"b\"")
check(Empty().diffAgainst(Empty()))
check(One.one.diffAgainst(One.one))
check(OneValue.one(1).diffAgainst(OneValue.one(2)), "one.0: expected 1, received 2")
let (dog, other) = (Dog("a"), Dog("a"))
other.age = 2
other.friends = [Animal("c")]
dog.friends = [Animal("d")]
check(
    (dog as Animal).diffAgainst(other), "age: expected 1, received 2", "friends[0].name: expected \"d\", received \"c\"")
check(Animal("a").diffAgainst(Dog("a")), "expected Animal, received Dog")
check(Screen("a").diffAgainst(Screen("b")), "title: expected \"a\", received \"b\"")
check(
    Optionals(doubly: 1, tuple: ((1, 2), [])).diffAgainst(Optionals(doubly: nil, tuple: ((1, 3), []))),
    "doubly: expected 1, received nothing", "tuple: expected ((1, 2), []), received ((1, 3), [])")
check(Doubly.value(1).diffAgainst(Doubly.value(2)), "value.0: expected 1, received 2")
check(
    Generic<Int>.Inner(value: 1, other: "a").diffAgainst(Generic<Int>.Inner(value: 2, other: "a")),
    "value: expected 1, received 2")
check(Generic<Int>.Choice.one(1).diffAgainst(Generic<Int>.Choice.one(2)), "one.0: expected 1, received 2")
count += 1
if Step(text: "a").differences(from: Step(text: "b")).map(\.path) != ["text"] { print("paths differ") }
print("\(count) checks")
