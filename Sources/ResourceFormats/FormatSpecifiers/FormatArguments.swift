package import Diagnostics

/// The types of the arguments that a text, or all texts of one meaning together, take.
package struct FormatArguments: Sendable, Hashable {
    /// The arguments by their positions, each once; positions that nothing mentions are missing.
    package private(set) var list: [Argument] = []

    /// One argument.
    package struct Argument: Sendable, Hashable {
        /// Its number, counted from 1.
        package var position: Int
        /// Its type.
        package var type: ArgumentType

        /// Makes an argument.
        package init(position: Int, type: ArgumentType) {
            self.position = position
            self.type = type
        }
    }

    /// Two types for one argument.
    package struct Conflict: Error, Sendable, Hashable {
        /// The number of the argument.
        package var position: Int
        /// The type that was there first.
        package var first: ArgumentType
        /// The type that differs.
        package var second: ArgumentType

        /// Makes a conflict.
        package init(position: Int, first: ArgumentType, second: ArgumentType) {
            self.position = position
            self.first = first
            self.second = second
        }

        /// The conflict as what is told the user.
        package func diagnostic(ofKey key: String, at location: SourceLocation) -> Diagnostic {
            Diagnostic(
                .error, "argument-conflict",
                "argument \(position) of '\(key)' is '\(first.rawValue)' in one place and '\(second.rawValue)' in another; "
                    + "number the placeholders so that each argument has one type",
                at: location)
        }
    }

    /// No arguments.
    package init() {}

    /// The arguments of a text.
    ///
    /// Placeholders without a position take the arguments in their order, beginning with the first; `*` takes a whole number of its own.
    /// Position 0 stands for nothing.
    ///
    /// - Throws: ``Conflict`` when one argument has two types.
    package init(_ text: FormatText) throws(Conflict) {
        var counter = 1
        try add(text, counter: &counter)
    }

    /// Adds the arguments of a text whose placeholders without position begin at a certain argument.
    ///
    /// - Parameter counter: the argument of the next placeholder without a position.
    mutating func add(_ text: FormatText, counter: inout Int) throws(Conflict) {
        for placeholder in text.placeholders {
            for amount in [placeholder.width, placeholder.precision] {
                guard case .argument(let position)? = amount else { continue }
                try add(.integer, at: Self.position(position, &counter))
            }
            guard let type = placeholder.conversion.type else { continue }
            try add(type, at: Self.position(placeholder.position, &counter))
        }
    }

    /// Adds one argument; position 0 is ignored.
    package mutating func add(_ type: ArgumentType, at position: Int) throws(Conflict) {
        guard position > 0 else { return }
        let index = list.firstIndex { $0.position >= position } ?? list.count
        guard index < list.count, list[index].position == position else {
            list.insert(Argument(position: position, type: type), at: index)
            return
        }
        guard list[index].type == type else { throw Conflict(position: position, first: list[index].type, second: type) }
    }

    /// Adds the arguments of another text with the same meaning, such as the next category of a plural.
    package mutating func formUnion(_ other: FormatArguments) throws(Conflict) {
        for argument in other.list { try add(argument.type, at: argument.position) }
    }

    /// The types in the order of their positions; positions that nothing mentions are left out.
    package var types: [ArgumentType] { list.map(\.type) }

    /// The argument that a placeholder takes, and the counter behind it.
    static func position(_ written: Int?, _ counter: inout Int) -> Int {
        if let written { return written }
        counter += 1
        return counter - 1
    }
}
