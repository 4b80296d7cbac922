import Synchronization

// Names that collide or hide others.
func checkCornersOfNames() async throws {
    let named = NamedLikeBodiesMock()
    named.failWithCodeThrowableError = Failure.late
    Checks.throwing(Failure.late) { _ = try named.fail(with: Failure.broken, code: 3) }
    Checks.equal(named.failWithCodeReceivedArguments?.error as? Failure, .broken)
    Checks.equal(named.failWithCodeReceivedArguments?.code, 3)
    named.giveReturnValue = Basket()
    Checks.equal(named.give(Basket()).count, 0)
    named.callCallClosureValueClosure = { $0 - $1 }
    Checks.equal(named.call(5, callClosureValue: 2), 3)
    Checks.equal(named.callCallClosureValueReceivedArguments?.callClosure, 5)
    named[4, error: 5] = 6
    Checks.equal(named.subscriptErrorSetReceivedArguments?.newValue, 4)
    Checks.equal(named.subscriptErrorSetReceivedArguments?.newValueValue, 6)
    named.Type = 2
    Checks.equal(named.underlyingType, 2)

    let overloaded = OverloadedByInoutMock()
    overloaded.takeInoutIntClosure = { $0 += 1; return $0 }
    var count = 1
    Checks.equal(overloaded.take(&count), 2)
    overloaded.takeIntReturnValue = 7
    Checks.equal(overloaded.take(1), 7)
    let kinds = OverloadedByKindMock(number: 1)
    kinds.subscriptIntIntReturnValue = 1
    kinds.subscriptIntIntFunctionReturnValue = 2
    kinds.`init`(number: 4)
    Checks.equal(kinds[0], 1)
    Checks.equal(kinds.subscript(0), 2)

    let client = Service.ClientMock()
    client.askThrowableError = Failure.broken
    Checks.throwing(Failure.broken) { _ = try client.ask(Service.Int()) }
    client.listenThrowableError = .offline
    Checks.throwing(Service.Error.offline) { try client.listen() }
    Checks.equal(client.listenCallsCount, 1)
    let own = OwnErrorMock<Failure, String>()
    own.runThrowableError = .late
    do throws(Failure) { try own.run() } catch { Checks.equal(error, .late) }
    own.decideReturnValue = "yes"
    Checks.equal(own.decide(), "yes")
    let shadowing = HidingParametersMock<String>()
    shadowing.mapLikeReturnValue = [1, 2]
    Checks.equal(shadowing.map(3, like: "x"), [1, 2])
    Checks.equal(shadowing.mapLikeReceivedArguments?.other, "x")
}

func checkCornersOfSigns() {
    let pictures = PicturesMock()
    pictures.😀ReturnValue = 4
    Checks.equal(pictures.😀(3), 4)
    Checks.equal(pictures.😀Received🎉, 3)
    pictures.👨‍👩‍👧 = 5
    Checks.equal(pictures.👨‍👩‍👧SetCallsCount, 1)
    let anything = AnythingMock()
    anything.makeReturnValue = 6
    anything.underlyingThing = "x"
    Checks.equal(anything.make() as? Int, 6)
    Checks.equal(anything.thing as? String, "x")
    anything.takeClosure = { _ in () }
    Checks.holds(anything.take(()) != nil)
}

// Compositions and protocols of the library.
func checkCornersOfTypes() async throws {
    let sent: any SentBoth = SentBothMock()
    Checks.equal((sent as? SentBothMock)?.runCallsCount, 0)
    let object = OfClassMock()
    object.loadReturnValue = 3
    Checks.equal(object.load(1) + object.legs, 7)
    let argument = WithArgumentMock<Failure>()
    argument.nextReturnValue = 4
    Checks.equal(try? argument.next(), 4)
    OfArgumentMock<Failure>().more()

    let numbers = NumbersMock<IndexingIterator<[Int]>>()
    numbers.makeIteratorReturnValue = [1, 2].makeIterator()
    Checks.equal(numbers.map { $0 + 1 }, [2, 3])
    let countable = CountableMock()
    CountableMock.allCases = [countable]
    Checks.holds(CountableMock.allCases.first === countable)
    let keys: any CodingKey = KeysMock(stringValue: "x")!
    Checks.equal((keys as? KeysMock)?.initStringValueReceivedStringValue, "x")
    let (first, second) = (StepsMock<Int>(), StepsMock<Int>())
    first.distanceToReturnValue = 3
    Checks.equal(first.distance(to: second), 3)
    let written: WrittenMock = "text"
    Checks.equal(written.initStringLiteralReceivedValue, "text")
    let numbered = NumberedMock()
    numbered.id = 5
    Checks.equal(numbered.id, 5)

    let borrowing = BorrowingMock()
    borrowing.sumClosure = { $0.count }
    Checks.equal(borrowing.sum([1, 2].span), 2)
    borrowing.lock(Mutex(1), count: 8)
    Checks.equal(borrowing.lockCountReceivedCount, 8)
    let sometimes = SometimesCopiedMock()
    sometimes.wrapReturnValue = Wrapped(value: 2)
    Checks.equal(sometimes.wrap(Wrapped(value: 1)).value, 2)
    sometimes.drop(Wrapped(value: Single()))
    Checks.equal(sometimes.dropCallsCount, 1)
    let marks = MarksMock()
    marks.findReturnValue = "x"
    Checks.equal(marks.find("y"), "x")
    let closures = ClosureResultMock()
    closures.actionReturnValue = { 9 }
    Checks.equal(await closures.action()(), 9)
    closures.all({ $0 + 1 }, { $0 + 2 })
    Checks.equal(closures.allReceivedBodies?.map { $0(1) }, [2, 3])
    let main = await OnMainMock()
    main.elsewhereReturnValue = 6
    Checks.equal(await main.elsewhere(), 6)
    InsideMock().run()
}
