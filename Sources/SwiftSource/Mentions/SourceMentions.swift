/// What a Swift file mentions: its string literals with the calls that they stand in, and the names behind periods.
///
/// This is read from tokens alone, in one pass over the bytes; the code in interpolations is looked into as well.
///
///     let mentions = SourceMentions.scan(Array(#"Image("Plate", bundle: .module).tint(L10n.Apples.title)"#.utf8))
///     mentions.literals[0].text          // Plate
///     mentions.literals[0].call?.callee  // Image
///     mentions.members.contains(NameHash(NameHash("Apples"), NameHash("title")))  // true
package struct SourceMentions: Sendable {
    /// The string literals in their order.
    package var literals: [Literal] = []
    /// The names behind periods, and each with the name before its period.
    package var members: Set<NameHash> = []

    /// A string literal.
    package struct Literal: Sendable, Hashable {
        /// The text between gaps, which are interpolations, and what is put before or behind it with `+`; one more than there are gaps.
        package var parts: [String]
        /// The call that it is a whole argument of; `nil` when there is none.
        package var call: Call?
        /// The line, counted from 1.
        package var line: Int
        /// The column, counted from 1 in bytes.
        package var column: Int

        /// The text, when there are no gaps.
        package var text: String? { parts.count == 1 ? parts[0] : nil }
    }

    /// A call that a literal is an argument of.
    package struct Call: Sendable, Hashable {
        /// What is called, without blanks, such as `UIImage` or `Bundle.main.url`; with a period first when something else stands before.
        package var callee: String
        /// The place of the literal among the arguments.
        package var index: Int
        /// The arguments.
        package var arguments: [Argument]

        /// The label of the literal; empty when it has none.
        package var label: String { arguments[index].label }
    }

    /// An argument of a call.
    package struct Argument: Sendable, Hashable {
        /// The label; empty when it has none.
        package var label: String
        /// The code, without blanks around it; only the beginning when it is long.
        package var code: String
    }

    /// What some bytes mention; broken source gives what can be read of it.
    package static func scan(_ bytes: [UInt8]) -> SourceMentions {
        bytes.withUnsafeBufferPointer { buffer in
            var scanner = MentionScanner(buffer)
            scanner.scan(from: 0, to: buffer.count, depth: 0)
            var mentions = scanner.mentions
            let lines = mentions.literals.isEmpty ? nil : LineTable(bytes)
            for index in mentions.literals.indices {
                guard let lines else { break }
                let offset = scanner.offsets[index]
                let line = lines.line(of: offset)
                mentions.literals[index].line = line + 1
                mentions.literals[index].column = offset - lines.start(of: line) + 1
            }
            return mentions
        }
    }
}
