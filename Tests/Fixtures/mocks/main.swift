import Foundation

// Properties.
func checkProperties() async throws {
    let mock = WritableMock()
    mock.underlyingTitle = "a"
    Checks.equal(mock.title, "a")
    mock.title = "b"
    Checks.equal(mock.underlyingTitle, "b")
    Checks.equal(mock.titleGetCallsCount, 1)
    Checks.equal(mock.titleSetCallsCount, 1)
    let optional = OptionalPropertyMock()
    Checks.equal(optional.title, nil)
    Checks.equal(ArrayPropertyMock().titles, [])
    Checks.equal(SetPropertyMock().titles, [])
    Checks.equal(DictionaryPropertyMock().titles, [:])
    StaticPropertyMock.shared = 4
    Checks.equal(StaticPropertyMock.shared, 4)
    Checks.equal(StaticPropertyMock.sharedSetCallsCount, 1)
    StaticPropertyMock.reset()
    Checks.equal(StaticPropertyMock.sharedSetCallsCount, 0)
    let throwing = ThrowingPropertyMock()
    throwing.underlyingTitle = "c"
    Checks.equal(try throwing.title, "c")
    throwing.titleThrowableError = Failure.late
    Checks.throwing(Failure.late) { _ = try throwing.title }
    Checks.equal(throwing.titleCallsCount, 2)
    Checks.holds(throwing.titleCalled)
    let typed = TypedThrowingPropertyMock()
    typed.titleClosure = { () throws(Failure) in throw .broken }
    Checks.throwing(Failure.broken) { _ = try typed.title }
    let waiting = AsyncThrowingPropertyMock()
    waiting.titleClosure = { "d" }
    Checks.equal(try await waiting.title, "d")
    let reserved = ReservedPropertiesMock()
    reserved.default = 3
    reserved.underlyingSelf = 4
    Checks.equal(reserved.default + reserved.`self`, 7)
}

// Methods.
func checkMethods() async throws {
    let mock = TwoParametersMock()
    Checks.holds(!mock.runSpeedToCalled)
    mock.run(speed: 3, to: "sea")
    mock.run(speed: 4, to: "hill")
    Checks.equal(mock.runSpeedToCallsCount, 2)
    Checks.equal(mock.runSpeedToReceivedArguments?.speed, 4)
    Checks.equal(mock.runSpeedToReceivedArguments?.place, "hill")
    Checks.equal(mock.runSpeedToReceivedInvocations.map(\.speed), [3, 4])
    let one = OneParameterMock()
    var seen = 0
    one.runSpeedClosure = { seen = $0 }
    one.run(speed: 7)
    Checks.equal(seen, 7)
    Checks.equal(one.runSpeedReceivedSpeed, 7)
    Checks.equal(one.runSpeedReceivedInvocations, [7])
    let returning = ReturningMock()
    returning.weightReturnValue = 5
    Checks.equal(returning.weight(), 5)
    returning.weightClosure = { 6 }
    Checks.equal(returning.weight(), 6)
    Checks.equal(returning.weightCallsCount, 2)
    Checks.equal(ReturningOptionalMock().weight(), nil)
    let tuple = ReturningTupleMock()
    tuple.pairReturnValue = (1, "x")
    Checks.equal(tuple.pair().right, "x")
    let throwing = ThrowingValueMock()
    throwing.runThrowableError = Failure.broken
    Checks.throwing(Failure.broken) { _ = try throwing.run(1) }
    Checks.equal(throwing.runReceivedCount, 1)
    throwing.runThrowableError = nil
    throwing.runClosure = { $0 * 2 }
    Checks.equal(try throwing.run(4), 8)
    let typed = TypedThrowingMock()
    typed.runThrowableError = .late
    do throws(Failure) { _ = try typed.run() } catch { Checks.equal(error, .late) }
    let never = NeverThrowingMock()
    never.runReturnValue = 9
    Checks.equal(never.run(), 9)
    let waiting = WaitingThrowingMock()
    waiting.runClosure = { await Task.yield(); return $0 + 1 }
    Checks.equal(try await waiting.run(1), 2)
    let changing = InoutMock()
    changing.growByClosure = { $0 += $1; return true }
    var count = 3
    Checks.holds(changing.grow(&count, by: 4))
    Checks.equal(count, 7)
    Checks.equal(changing.growByReceivedArguments?.count, 3)
    let variadic = VariadicMock()
    variadic.sumClosure = { $0.reduce(0, +) }
    Checks.equal(variadic.sum(1, 2, 3), 6)
    Checks.equal(variadic.sumReceivedNumbers, [1, 2, 3])
    StaticMethodMock.makeCountReturnValue = "two"
    Checks.equal(StaticMethodMock.make(count: 2), "two")
    Checks.equal(StaticMethodMock.makeCountReceivedCount, 2)
    let both = StaticAndInstanceMock()
    both.makeReturnValue = 1
    StaticAndInstanceMock.makeReturnValue = 2
    Checks.equal([both.make(), StaticAndInstanceMock.make()], [1, 2])
    let basket = Basket()
    let consuming = ConsumingMock()
    consuming.eat(basket, basket, count: 2)
    Checks.holds(consuming.eatCountReceivedArguments?.basket === basket)
    let sending = SendingMock()
    sending.sendReturnValue = basket
    Checks.holds(sending.send(Basket()) === basket)
    let uncopied = UncopiedMock()
    uncopied.takeLookChangeClosure = { taken, look, change in
        change.number += look.number
        return taken.number
    }
    var change = Single(number: 1)
    Checks.equal(uncopied.take(Single(number: 5), look: Single(number: 2), change: &change), 5)
    Checks.equal(change.number, 3)
    let made = ReturningUncopiedMock()
    made.makeClosure = { Single(number: $0) }
    Checks.equal(made.make(8).number, 8)
    let reserved = ReservedMock()
    reserved.defaultInForReturnValue = 3
    Checks.equal(reserved.default(in: 1, for: "x"), 3)
    Checks.equal(reserved.defaultInForReceivedArguments?.in, 1)
    reserved.`repeat`(`inout`: 4)
    Checks.equal(reserved.repeatInoutReceivedInout, 4)
    let unnamed = UnnamedMock()
    unnamed.run(1, with: "b")
    Checks.equal(unnamed.runWithReceivedArguments?.with, "b")
    let raw = RawMock()
    raw.withBlankReturnValue = 2
    Checks.equal(raw.`with blank`(1), 2)
}

// Closures.
func checkClosures() async throws {
    let escaping = EscapingMock()
    escaping.run { seen in Checks.equal(seen, 2) }
    escaping.runThenReceivedAction?(2)
    let direct = NonEscapingMock()
    direct.runBodyClosure = { count, body in body(count) + "!" }
    Checks.equal(direct.run(3) { "\($0)" }, "3!")
    Checks.equal(direct.runBodyReceivedCount, 3)
    let logging = AutoclosureMock()
    logging.logLevelClosure = { message, _ in Checks.equal(message(), "late") }
    var text = "early"
    logging.log({ text = "late"; return text }(), level: 1)
    Checks.equal(logging.logLevelReceivedLevel, 1)
    let kept = EscapingAutoclosureMock()
    kept.log("kept")
    Checks.equal(kept.logReceivedMessage?(), "kept")
    let each = RethrowingMock()
    each.eachClosure = { body in try? body(5) }
    each.each { Checks.equal($0, 5) }
    Checks.equal(each.eachCallsCount, 1)
    let throwing = ThrowingClosureMock()
    throwing.runClosure = { try $0() }
    Checks.throwing(Failure.late) { _ = try throwing.run { throw Failure.late } }
    let aliased = AliasedEscapingMock()
    aliased.run { Checks.equal($0, 1) }
    aliased.runReceivedHandler?(1)
    let unescaping = AliasedNonEscapingMock()
    unescaping.runCountClosure = { handler, count in handler(count) }
    unescaping.run({ Checks.equal($0, 6) }, count: 6)
    let two = TwoClosuresMock()
    two.run(first: {}, second: { text = "second" }, third: {})
    two.runFirstSecondThirdReceivedSecond?()
    Checks.equal(text, "second")
    let typed = TypedThrowingClosureMock()
    typed.runClosure = { body throws(Failure) in try body() }
    Checks.throwing(Failure.broken) { _ = try typed.run { () throws(Failure) in throw .broken } }
}

// Generic methods.
func checkGenerics() async throws {
    let adding = GenericConstraintMock()
    adding.add(Weight(weight: 2), count: 3)
    Checks.equal(adding.addCountReceivedArguments?.value.weight, 2)
    let making = GenericResultMock()
    making.makeClosure = { type in type == Int.self ? 4 as Any : "four" }
    Checks.equal(making.make(Int.self), 4)
    Checks.equal(making.make(String.self), "four")
    let finding = GenericOptionalResultMock()
    Checks.equal(finding.find(Key<Int>(name: "a")), nil)
    finding.findReturnValue = 7
    Checks.equal(finding.find(Key<Int>(name: "a")), 7)
    Checks.equal((finding.findReceivedKey as? Key<Int>)?.name, "a")
    let listing = GenericArrayResultMock()
    listing.allOfReturnValue = [Weight(weight: 1)]
    Checks.equal(try listing.all(of: Weight.self), [Weight(weight: 1)])
    let mapping = GenericTwoMock()
    mapping.mapToReturnValue = ["a": 1]
    Checks.equal(mapping.map("a", to: 1), ["a": 1])
    let classes = GenericClassMock()
    classes.addClosure = { $0.legs = 3; return $0 }
    Checks.equal(classes.add(Dog()).legs, 3)
    let throwing = GenericThrowingMock()
    throwing.runThrowableError = Failure.late
    do throws(Failure) { _ = try throwing.run(Failure.broken) } catch { Checks.equal(error, .late) }
    throwing.runThrowableError = nil
    throwing.runClosure = { throw $0 }
    do throws(Failure) { _ = try throwing.run(Failure.broken) } catch { Checks.equal(error, .broken) }
    let loading = GenericAsyncMock()
    loading.loadFromReturnValue = 5
    Checks.equal(try await loading.load(Int.self, from: "x"), 5)
    let packs = GenericPackMock()
    packs.allCountReturnValue = (1, "a")
    Checks.equal(packs.all(1, "b", count: 2).1, "a")
    Checks.equal(packs.allCountReceivedCount, 2)
    let some = SomeParameterMock()
    some.add(Weight(weight: 9))
    Checks.equal(some.addReceivedHolder?.weight, 9)
    let numbers = SomeCollectionMock()
    numbers.addClosure = { $0.reduce(0, +) }
    Checks.equal(numbers.add([1, 2]), 3)
    let keyed = GenericSubscriptMock()
    keyed.subscriptReturnValue = 3
    Checks.equal(keyed[Key<Int>(name: "k")], 3)
    keyed[Key<String>(name: "k")] = "v"
    Checks.equal(keyed.subscriptSetReceivedArguments?.newValue as? String, "v")
    let later = GenericEscapingMock()
    later.later({ Checks.equal($0, 1) }, value: 1)
    (later.laterValueReceivedArguments?.body as? (Int) -> Void)?(1)
}

// Associated types.
func checkAssociated() async throws {
    let repository = RepositoryMock<String>()
    repository.loadIdReturnValue = "bread"
    Checks.equal(repository.load(id: 1), "bread")
    repository.save("cheese")
    Checks.equal(repository.saveReceivedItem, "cheese")
    let given = GivenMock()
    given.loadReturnValue = "text"
    Checks.equal(given.load(), "text")
    GivenMock.makeReturnValue = ["a"]
    Checks.equal(GivenMock.make("b"), ["a"])
    let fixed = FixedMock()
    fixed.countOfClosure = { $0 * 2 }
    Checks.equal(fixed.count(of: 4), 8)
    StaticAssociatedMock<Int>.makeReturnValue = 1
    StaticAssociatedMock<String>.makeReturnValue = "one"
    Checks.equal(try StaticAssociatedMock<Int>.make(3), 1)
    Checks.equal(try StaticAssociatedMock<String>.make("three"), "one")
    Checks.equal(StaticAssociatedMock<Int>.makeCallsCount, 1)
    StaticAssociatedMock<Int>.first = 4
    Checks.equal(StaticAssociatedMock<Int>.first, 4)
    StaticAssociatedMock<Int>.reset()
    Checks.equal(StaticAssociatedMock<Int>.makeCallsCount, 0)
    Checks.equal(StaticAssociatedMock<String>.makeCallsCount, 1)
    let primary = PrimaryMock<Int, Failure>()
    primary.nextThrowableError = .late
    Checks.throwing(Failure.late) { _ = try primary.next() }
    let alike = SelfParameterMock()
    alike.isLikeClosure = { $0 === alike }
    Checks.holds(alike.isLike(alike))
    let copies = SelfResultMock()
    copies.copyReturnValue = copies
    Checks.holds(copies.copy() === copies)
    let aliased = AliasedMock<Int>()
    aliased.runReturnValue = [1]
    Checks.equal(aliased.run { Checks.equal($0, 3) }, [1])
    aliased.runReceivedCallback?(3)
    Checks.holds(EqualMock() != EqualMock())
    let hashed = HashedMock()
    Checks.equal(Set([hashed, hashed]).count, 1)
    let made = AssociatedInitMock("item")
    Checks.equal(made.initReceivedItem, "item")
}

// Concurrency.
func checkConcurrency() async throws {
    let sent = SentMock()
    sent.loadClosure = { "\($0)" }
    await withTaskGroup(of: Void.self) { group in
        for number in 0..<200 { group.addTask { _ = try? await sent.load(number) } }
    }
    Checks.equal(sent.loadCallsCount, 200)
    Checks.equal(sent.loadReceivedInvocations.sorted(), Array(0..<200))
    SentMock.makeReturnValue = 3
    Checks.equal(SentMock.make(1), 3)
    let streams = StreamsMock()
    streams.numbersReturnValue = AsyncStream { $0.yield(1); $0.finish() }
    var numbers: [Int] = []
    for await number in streams.numbers() { numbers.append(number) }
    Checks.equal(numbers, [1])
}

@MainActor func checkMain() async throws {
    let main = MainMock()
    main.underlyingTitle = "t"
    Checks.equal(main.title, "t")
    main.numberReturnValue = 2
    Checks.equal(main.number(1), 2)
    let basket = Basket()
    main.showClosure = { $0.count = 5; return $0 }
    Checks.equal(await main.show(basket).count, 5)
    let refined = MainRefinedMock()
    refined.run()
    refined.show()
    Checks.equal(refined.runCallsCount + refined.showCallsCount, 2)
    let members = MainMembersMock()
    members.showReturnValue = 1
    Checks.equal(try await members.show(basket), 1)
    let actor = ActingMock()
    actor.addReturnValue = 4
    Checks.equal(await actor.add(1), 4)
    Checks.equal(actor.addReceivedCount, 1)
    actor.waitClosure = { basket, number in basket.count = number; return basket }
    actor.nameReturnValue = "n"
    Checks.equal(actor.name(2), "n")
    actor.underlyingCount = 6
    Checks.equal(await actor.count, 6)
    let isolated = IsolatedMock()
    isolated.runOnBasketReturnValue = 1
    Checks.equal(isolated.runOnBasketCallsCount, 0)
}

// Inheritance.
func checkInheritance() async throws {
    let both = BothMock()
    both.title = "x"
    both.loadReturnValue = 1
    Checks.equal(both.load(2), 1)
    both.other()
    Checks.equal(both.otherCallsCount, 1)
    let deep = DeepMock()
    deep.child()
    deep.title = "y"
    Checks.equal(deep.childCallsCount, 1)
    Checks.equal(deep.titleSetCallsCount, 1)
    let file = FromOtherFileMock()
    file.weightReturnValue = 2
    try file.run()
    Checks.equal(file.weight() + file.runCallsCount, 3)
    let calm = CalmMock()
    calm.run()
    Checks.equal(calm.runCallsCount, 1)
    let bound = ClassBoundMock()
    bound.run()
    Checks.equal(bound.legs, 4)
    let quiet = WithDefaultMock()
    quiet.quietReturnValue = 4
    Checks.equal(quiet.quiet() + quiet.extra(), 6)
    Checks.equal(MadeWithMock(title: "a", count: 2).initTitleCountReceivedArguments?.count, 2)
    MadeMaybeMock.initTextReturnsNil = true
    Checks.holds(MadeMaybeMock(text: "") == nil)
    MadeMaybeMock.reset()
    Checks.equal(MadeMaybeMock(text: "b")?.initTextReceivedText, "b")
    MadeThrowingMock.initPathThrowableError = Failure.broken
    Checks.throwing(Failure.broken) { _ = try MadeThrowingMock(path: "p") }
    let operators = OperatorsMock()
    OperatorsMock.plusReturnValue = 7
    Checks.equal(operators + 2, 7)
    Checks.equal(OperatorsMock.plusReceivedArguments?.right, 2)
    OperatorsMock.minusReturnValue = 5
    Checks.equal(-operators, 5)
    let indexed = IndexedSetMock()
    indexed.subscriptReturnValue = "i"
    Checks.equal(indexed[3], "i")
    indexed[4] = "j"
    Checks.equal(indexed.subscriptReceivedIndex, 3)
    Checks.equal(indexed.subscriptSetReceivedArguments?.index, 4)
    Checks.equal(indexed.subscriptSetReceivedArguments?.newValue, "j")
    let inner = Outer.WithinMock()
    inner.runReturnValue = Outer.Inner(number: 3)
    Checks.equal(inner.run(Outer.Inner()).number, 3)
    let composed = CompositionMock()
    composed.loadReturnValue = 8
    Checks.equal(composed.load(1), 8)
}

// Names.
func checkNames() async throws {
    let types = ByTypeMock()
    types.add(1)
    types.add("a")
    types.add([1, 2])
    Checks.equal(types.addIntCallsCount + types.addStringCallsCount + types.addIntArrayCallsCount, 3)
    let results = ByResultMock()
    results.valueIntReturnValue = 1
    results.valueStringReturnValue = "one"
    Checks.equal(results.value(), 1)
    Checks.equal(results.value(), "one")
    let effects = ByEffectsMock()
    effects.loadIntAsyncReturnValue = 1
    Checks.equal(await effects.load(), 1)
    let pinned = PinnedMock()
    pinned.plainLoadReturnValue = 1
    pinned.loadReturnValue = 2
    Checks.equal([pinned.load(0), pinned.load("")], [1, 2])
    let shadowing = ShadowingMock()
    shadowing.runErrorClosureRunErrorClosureSelfClosureSelfReturnValue = 4
    Checks.equal(try shadowing.run(error: 1, closure: 2, runErrorClosureSelfClosure: 3, self: 4), 4)
    let like = LikeStateMock()
    like.load()
    like.underlyingLoadCallsCount = 5
    Checks.equal(like.loadCallsCount, 5)
}

// Access and conditions.
func checkAccess() async throws {
    let shown = PublicMock()
    shown.runThrowableError = Failure.late
    Checks.throwing(Failure.late) { _ = try shown.run(Shown()) }
    PublicMock.count = 3
    Checks.equal(PublicMock.count, 3)
    let conditional = ConditionalMock()
    conditional.sometimesReturnValue = 1
    Checks.equal(conditional.sometimes(4), 1)
    let objects = ObjectsMock()
    objects.runReturnValue = 6
    Checks.equal(objects.run(Date()), 6)
    Checks.holds(objects.isEqual(objects))
    let through = MarkedThroughMock()
    through.run()
    Checks.holds(through.runCalled)
}

try await checkProperties()
try await checkMethods()
try await checkClosures()
try await checkGenerics()
try await checkAssociated()
try await checkConcurrency()
try await checkMain()
try await checkInheritance()
try await checkNames()
try await checkAccess()
try await checkShapes()
try await checkMoreShapes()
try await checkOtherShapes()
try await checkCornersOfNames()
try await checkCornersOfTypes()
checkCornersOfSigns()
print("\(Checks.count) checks")
