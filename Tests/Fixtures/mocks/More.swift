import Foundation

/// Calls of mocks whose protocols have one shape each: that they are counted, remembered and answered.
func checkShapes() async throws {
    let basket = Basket()
    let double = DoublyOptionalMock()
    double.title = .some(nil)
    Checks.holds(double.title != .none)
    let unwrapped = UnwrappedMock()
    unwrapped.title = "u"
    Checks.equal(unwrapped.titleSetCallsCount, 1)
    let pair = TuplePropertyMock()
    pair.pair = (1, "b")
    Checks.equal(pair.pair.second, "b")
    let action = ClosurePropertyMock()
    action.action = { basket.count += 1 }
    action.action()
    Checks.equal(basket.count, 1)
    let optionalAction = OptionalClosurePropertyMock()
    Checks.holds(optionalAction.action == nil)
    let metatype = MetatypePropertyMock()
    metatype.kind = Int.self
    Checks.holds(metatype.kind == Int.self)
    StaticReadOnlyMock.names = ["n"]
    Checks.equal(StaticReadOnlyMock.names, ["n"])
    let waiting = AsyncPropertyMock()
    waiting.underlyingTitle = "w"
    Checks.equal(await waiting.title, "w")
    Checks.equal(waiting.titleCallsCount, 1)
    StaticThrowingPropertyMock.titleThrowableError = Failure.late
    Checks.throwing(Failure.late) { _ = try StaticThrowingPropertyMock.title }
    let getter = MutatingGetterMock()
    getter.title = "g"
    Checks.equal(getter.title, "g")
    let many = ManyPropertiesMock()
    (many.first, many.second, many.third) = (1, 2, 3)
    Checks.equal(many.first + many.second + many.third, 6)
    let anything = AnyPropertyMock()
    anything.basket = Weight(weight: 3)
    Checks.equal(anything.basket.weight, 3)
    Checks.holds(OptionalAnyPropertyMock().basket == nil)
    let composition = CompositionPropertyMock()
    composition.both = Weight(weight: 4)
    Checks.equal(composition.both.weight, 4)
    let result = ResultPropertyMock()
    result.result = .failure(.broken)
    Checks.equal(result.result, .failure(.broken))

    let plain = PlainMock()
    plain.run()
    Checks.holds(plain.runCalled)
    let unlabelled = UnlabelledMock()
    unlabelled.run(4)
    Checks.equal(unlabelled.runReceivedSpeed, 4)
    let unwrappedResult = ReturningUnwrappedMock()
    unwrappedResult.weightReturnValue = 2
    Checks.equal(unwrappedResult.weight(), 2)
    let closures = ReturningClosureMock()
    closures.actionReturnValue = { "\($0)" }
    Checks.equal(closures.action()(5), "5")
    let holder = ReturningAnyMock()
    holder.holderReturnValue = Weight(weight: 6)
    Checks.equal(holder.holder().weight, 6)
    Checks.holds(ReturningOptionalAnyMock().holder() == nil)
    let kinds = ReturningMetatypeMock()
    kinds.kindReturnValue = Weight.self
    Checks.holds(kinds.kind() == Weight.self)
    let voids = ReturningVoidMock()
    voids.run()
    voids.stop()
    Checks.equal(voids.runCallsCount + voids.stopCallsCount, 2)
    let anyThrowing = AnyThrowingMock()
    anyThrowing.runThrowableError = Failure.broken
    Checks.throwing(Failure.broken) { try anyThrowing.run() }
    let awaited = WaitingMock()
    await awaited.run()
    Checks.equal(awaited.runCallsCount, 1)
    let typed = WaitingTypedMock()
    typed.runClosure = { () async throws(Failure) in throw .late }
    do throws(Failure) { _ = try await typed.run() } catch { Checks.equal(error, .late) }
    let arrays = InoutArrayMock()
    arrays.growClosure = { $0.append("x") }
    var list = ["a"]
    try arrays.grow(&list)
    Checks.equal(list, ["a", "x"])
    let variadic = VariadicAnyMock()
    variadic.add(Weight(weight: 1), Weight(weight: 2), to: "t")
    Checks.equal(variadic.addToReceivedArguments?.items.map(\.weight), [1, 2])
    StaticThrowingMock.makeReturnValue = 3
    Checks.equal(try await StaticThrowingMock.make(), 3)
    var mutating: any Mutating = MutatingMock()
    mutating.grow()
    Checks.equal((mutating as? MutatingMock)?.growCallsCount, 1)
    let discardable = DiscardableMock()
    discardable.runReturnValue = 1
    discardable.run()
    Checks.equal(discardable.runCallsCount, 1)
    let receiver = ConsumingReceiverMock()
    receiver.look()
    receiver.finish()
    Checks.equal(receiver.finishCallsCount, 1)
    let numbers = SendingNumberMock()
    numbers.sendReturnValue = 8
    Checks.equal(numbers.send(1), 8)
    let tuples = TupleParameterMock()
    tuples.take((1, "a"), named: (left: 2, right: 3))
    Checks.equal(tuples.takeNamedReceivedArguments?.named.right, 3)
    let optionals = OptionalParametersMock()
    optionals.takeOtherThirdReturnValue = true
    Checks.holds(optionals.take(nil, other: "o", third: 4))
    Checks.equal(optionals.takeOtherThirdReceivedArguments?.third, 4)
    let underscored = UnderscoredMock()
    underscored._runReturnValue = 1
    Checks.equal(underscored._run(7), 1)
    Checks.equal(underscored._runReceived_count, 7)
    let long = LongMock()
    long.collectFirstSecondThirdFourthFifthSixthSeventhEighthReturnValue = (3, ["n"])
    let total = try await long.collect(
        first: 1, second: "", third: [], fourth: [:], fifth: nil, sixth: { $0 }, seventh: true, eighth: Weight(weight: 0))
    Checks.equal(total.total, 3)
    Checks.equal(long.collectFirstSecondThirdFourthFifthSixthSeventhEighthReceivedArguments?.seventh, true)
    let makers = MetatypeParameterMock()
    makers.makeAllReturnValue = 2
    Checks.equal(makers.make(Weight.self, all: [Int.self]), 2)
    let results = ResultParameterMock()
    results.take(.success([1]))
    Checks.equal(try results.takeReceivedResult?.get(), [1])
    let nested = NestedMock()
    Checks.equal(nested.take([["a": [nil]]], [(1, [2])]), nil)
    Checks.equal(nested.takeReceivedArguments?.matrix.first?.1, [2])
}

func checkMoreShapes() async throws {
    let done = OptionalClosureMock()
    done.run { Checks.equal($0, true) }
    done.runReceivedDone?(true)
    let sendable = SendableClosureMock()
    sendable.run { Checks.equal($0, 2) }
    sendable.runReceivedDone?(2)
    let asynchronous = AsyncClosureMock()
    asynchronous.runClosure = { try await $0(3) }
    Checks.equal(try await asynchronous.run { "\($0)" }, "3")
    let direct = NonEscapingAsyncMock()
    direct.runClosure = { await $0(4) }
    Checks.equal(await direct.run { "\($0)" }, "4")
    let autoclosure = ThrowingAutoclosureMock()
    autoclosure.logClosure = { (try? $0()) ?? 0 }
    Checks.equal(autoclosure.log(5), 5)
    let mapped = RethrowingValueMock()
    mapped.mapReturnValue = ["m"]
    Checks.equal(mapped.map { "\($0)" }, ["m"])
    AliasedOptionalMock().run(nil)
    let aliased = AliasedSendableMock()
    aliased.run { Checks.equal(try? $0.get(), 6) }
    aliased.runReceivedHandler?(.success(6))
    let changing = ClosureWithInoutMock()
    var number = 1
    changing.runClosure = { $0(&number) }
    changing.run { $0 += 1 }
    Checks.equal(number, 2)
    let arrays = ClosureArrayMock()
    arrays.runClosure = { $0.map { $0() }.reduce(0, +) }
    Checks.equal(arrays.run([{ 1 }, { 2 }]), 3)
    let tuples = ClosureInTupleMock()
    tuples.runClosure = { $0.body() }
    Checks.equal(tuples.run((name: "n", body: { 9 })), 9)
    let convention = ConventionClosureMock()
    convention.runClosure = { Int($0(1)) }
    Checks.equal(convention.run { $0 + 1 }, 2)

    let generic = GenericParameterOnlyMock()
    generic.add([1])
    Checks.equal(generic.addReceivedValue as? [Int], [1])
    let sums = GenericWhereMock()
    sums.addClosure = { values in (values as? [Int])?.count ?? 0 }
    Checks.equal(sums.add([1, 2]), 2)
    let composed = GenericCompositionMock()
    composed.add(Weight(weight: 3))
    Checks.equal(composed.addReceivedValue?.weight, 3)
    let closures = GenericClosureMock()
    closures.mapReturnValue = ["a"]
    Checks.equal(closures.map { "\($0)" }, ["a"])
    let throwing = GenericThrowingClosureMock()
    throwing.runReturnValue = 4
    Checks.equal(try throwing.run { () throws(Failure) in 5 }, 4)
    let variadic = GenericVariadicMock()
    variadic.addClosure = { $0.count }
    Checks.equal(variadic.add(Weight(weight: 1), Weight(weight: 2)), 2)
    let inouts = GenericInoutMock()
    var text = "t"
    inouts.change(&text, other: 1)
    Checks.equal(inouts.changeOtherReceivedArguments?.value as? String, "t")
    let optional = GenericOptionalMock()
    optional.add(nil, list: [1], table: ["a": 2])
    Checks.equal(optional.addListTableReceivedArguments?.list as? [Int], [1])
    let uncopied = GenericUncopiedMock()
    uncopied.look(Single(), count: 3)
    Checks.equal(uncopied.lookCountReceivedCount, 3)
    GenericStaticMock.makeReturnValue = Weight(weight: 7)
    Checks.equal(GenericStaticMock.make(Weight(weight: 1)).weight, 7)
    let some = SomeOptionalMock()
    some.add(Weight(weight: 1), [Weight(weight: 2)])
    Checks.equal(some.addReceivedArguments?.list.first?.weight, 2)
    let nested = SomeNestedMock()
    nested.addReturnValue = 1
    Checks.equal(nested.add(Key<Weight>(name: "k")), 1)
    let someComposed = SomeCompositionMock()
    someComposed.add(Weight(weight: 5), Dog())
    Checks.equal(someComposed.addReceivedArguments?.dog.legs, 4)
    let existential = AnyParameterMock()
    existential.add(Weight(weight: 1), [Weight(weight: 2)], nil)
    Checks.equal(existential.addReceivedArguments?.holder.weight, 1)
    let collections = AnyCollectionMock()
    collections.addReturnValue = ["s"]
    Checks.equal(Array(collections.add([1])), ["s"])
    let metatypes = GenericMetatypeMock()
    metatypes.makeReturnValue = Weight.self
    Checks.holds(metatypes.make(Weight.self, []) == Weight.self)

    let constrained = ConstrainedMock<Int>()
    constrained.items = [1]
    Checks.equal(constrained.items, [1])
    let dependent = DependentMock<[Int], Int>()
    dependent.allReturnValue = [1]
    Checks.equal(dependent.all(), [1])
    let defaulted = DefaultedMock<Int>()
    defaulted.takeClosure = { $0 + 1 }
    Checks.equal(defaulted.take(1), 2)
    let given = GivenTwoMock()
    given.valueOfReturnValue = ["v"]
    Checks.equal(given.value(of: 1), ["v"])
    let argument = FixedByArgumentMock<Failure>()
    argument.peekReturnValue = "p"
    Checks.equal(argument.peek(), "p")
    let refined = RefinedMock<String>()
    refined.containsReturnValue = true
    Checks.holds(refined.contains("c"))
    let selves = SelfNestedMock()
    selves.eachClosure = { $0(selves) }
    selves.each { Checks.holds($0 === selves) }
    let indexes = AssociatedSubscriptMock<Int>()
    indexes[1] = "i"
    Checks.equal(indexes.subscriptSetReceivedArguments?.newValue, "i")
    let identified = IdentifiedMock()
    identified.id = "id"
    Checks.equal(identified.id, "id")
    let described = DescribedMock()
    described.underlyingDescription = "d"
    Checks.equal("\(described)", "d")
    let problem: any Error = ProblemMock()
    Checks.holds(problem is ProblemMock)
}

func checkOtherShapes() async throws {
    let generic = SentGenericMock<Int>()
    generic.loadReturnValue = 1
    Checks.equal(await generic.load("v"), 1)
    SentGenericMock<String>.allReturnValue = ["a"]
    Checks.equal(SentGenericMock<String>.all(), ["a"])
    let through = SentThroughMock()
    through.more()
    Checks.equal(through.moreCallsCount, 1)
    let actor = ActingGenericMock<Int>()
    actor.addReturnValue = 2
    Checks.equal(await actor.add(1), 2)
    let made = ActingMock(count: 4)
    Checks.equal(made.initCountReceivedCount, 4)
    let isolated = IsolatedOptionalMock()
    isolated.runIsolationCountReturnValue = 3
    Checks.equal(isolated.run(isolation: nil, count: 1), 3)
    let concurrent = ConcurrentMock()
    concurrent.runReturnValue = 4
    Checks.equal(await concurrent.run(1), 4)
    let caller = CallerMock()
    caller.runClosure = { $0.count }
    Checks.equal(await caller.run(Basket()), 0)
    let early = EarlyMock()
    early.run {}
    Checks.equal(early.runCallsCount, 1)

    let child = ChildMock()
    child.child()
    Checks.equal(child.childCallsCount, 1)
    let diamond = DiamondMock()
    diamond.loadClosure = { $0 * 2 }
    Checks.equal(diamond.load(2), 4)
    let composition = OfCompositionMock()
    composition.more()
    Checks.equal(composition.moreCallsCount, 1)
    let bound = BoundMock()
    bound.run()
    Checks.equal(bound.runCallsCount, 1)
    let whereSelf = SelfWhereMock()
    whereSelf.loadReturnValue = 5
    Checks.equal(whereSelf.load(1), 5)
    Checks.equal(MadeMock().description(), "made")
    Checks.equal(MadeTwiceMock("t").initStringReceivedTitle, "t")
    MadeTypedMock.initThrowableError = .late
    do throws(Failure) { _ = try MadeTypedMock(1) } catch { Checks.equal(error, .late) }
    Checks.equal(try await MadeAsyncMock(count: 6).initCountReceivedCount, 6)
    let indexed = IndexedMock()
    indexed.subscriptClosure = { "\($0)" }
    Checks.equal(indexed[7], "7")
    let named = IndexedNamedMock()
    named[row: 1, 2] = 3
    Checks.equal(named.subscriptRowSetReceivedArguments?.row, 1)
    let throwing = IndexedThrowingMock()
    throwing.subscriptThrowableError = Failure.broken
    do { _ = try await throwing[1] } catch { Checks.equal(error as? Failure, .broken) }
    IndexedStaticMock.subscriptReturnValue = 8
    Checks.equal(IndexedStaticMock[1], 8)
    let twice = IndexedTwiceMock()
    twice.subscriptIntReturnValue = 1
    twice.subscriptStringReturnValue = 2
    Checks.equal([twice[1], twice["a"]], [1, 2])
    let deepest = Outer.Deeper.DeepestMock()
    deepest.inner = Outer.Inner(number: 9)
    Checks.equal(deepest.inner.number, 9)
    let outside = OutsideOfMock()
    outside.runReturnValue = Outer.Inner(number: 1)
    Checks.equal(outside.run(Outer.Inner()).number, 1)

    let labels = ByLabelMock()
    labels.add(int: 1)
    labels.add(text: 2)
    Checks.equal([labels.addIntReceivedValue, labels.addTextReceivedValue], [1, 2])
    let counts = ByCountMock()
    counts.add()
    counts.add(1)
    counts.add(1, 2)
    Checks.equal([counts.addCallsCount, counts.addIntCallsCount, counts.addIntIntCallsCount], [0, 0, 0].map { $0 + 1 })
    let package = PackageMock()
    package.runReturnValue = 2
    Checks.equal(package.run(1), 2)
    let shown = PublicSendableMock()
    shown.runClosure = { Shown() }
    _ = await shown.run()
    Checks.equal(shown.runCallsCount, 1)
    let dates = DatesMock()
    dates.formatInReturnValue = "now"
    Checks.equal(dates.format(Date(), in: nil), "now")
}

extension MadeMock {
    fileprivate func description() -> String { "made" }
}
