/// What wants a mock.
protocol AutoMockable {}
protocol Marked: AutoMockable { func run() }
protocol MarkedThrough: Marked { func more() }
protocol Unmarked { func run() }
