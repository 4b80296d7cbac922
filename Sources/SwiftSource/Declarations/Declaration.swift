public import Diagnostics

/// A declaration in a file.
///
/// It holds no text of its own: each property reads its part of the file when it is asked. A part that the kind of
/// declaration does not have is empty or `nil`.
public struct Declaration: Sendable {
    let storage: SourceStorage
    let index: Int

    var record: DeclarationRecord { storage.records[index] }

    /// The file.
    public var file: SourceFile { SourceFile(storage: storage) }

    /// What it declares.
    public var kind: DeclarationKind { record.kind }

    /// The bytes of the declaration, from its first attribute or modifier to the end of its body; comments above are outside.
    public var range: Range<Int> { Int(record.start)..<Int(record.end) }

    /// The bytes of the name; empty where there is none.
    public var nameRange: Range<Int> { Int(record.nameStart)..<Int(record.nameEnd) }

    /// The name: of an extension the extended type, of an import the path, of variables the first pattern, of cases the first
    /// case, otherwise the base name, as `init` or `f`; without backticks.
    public var name: String { storage.word(nameRange) }

    /// Where the declaration begins.
    public var location: SourceLocation { file.location(at: Int(record.start)) }

    /// Where its name begins.
    public var nameLocation: SourceLocation { file.location(at: Int(record.nameStart)) }

    /// The word that says what it is: `struct`, `let`, `static`'s `var`, of an expansion `#`.
    public var introducer: String {
        storage.read(from: Int(record.introducer)) { lexer, _ in storage.text(lexer.tokenRange) }
    }

    /// What an import takes of its module, when it says so: the `struct` of `import struct A.B`.
    public var importKind: String? {
        guard kind == .import else { return nil }
        return storage.read(from: Int(record.introducer)) { lexer, _ in
            lexer.advance()
            return lexer.token.start < Int(record.nameStart) ? storage.text(lexer.tokenRange) : nil
        }
    }

    /// The text as it is written.
    public var text: String { storage.text(range) }

    /// The bytes of the body with its braces, of members or accessors as well; of variables those of the first one.
    public var bodyRange: Range<Int>? {
        guard record.body != DeclarationRecord.none else { return nil }
        if kind != .variable { return Int(record.body)..<Int(record.end) }
        return bindings.first?.accessorRange
    }

    /// The declaration around it.
    public var parent: Declaration? {
        record.parent == DeclarationRecord.none ? nil : Declaration(storage: storage, index: Int(record.parent))
    }

    /// The declarations in it, in their order; those of all branches of `#if`.
    public var members: [Declaration] {
        var list: [Declaration] = []
        var member = index + 1
        while member < Int(record.next) {
            list.append(Declaration(storage: storage, index: member))
            member = Int(storage.records[member].next)
        }
        return list
    }

    /// The branches of `#if` under which it stands, the outermost first; those around its parents included.
    public var conditions: [ConditionalBranch] {
        var branches: [ConditionalBranch] = []
        var condition = record.condition
        while condition != DeclarationRecord.none {
            branches.append(branch(Int(condition)))
            condition = storage.conditions[Int(condition)].outer
        }
        return branches.reversed()
    }

    private func branch(_ index: Int) -> ConditionalBranch {
        func text(_ condition: ConditionRecord) -> String { storage.text(Int(condition.start)..<Int(condition.end)) }
        let own = storage.conditions[index]
        var earlier: [String] = []
        var previous = own.previous
        while previous != DeclarationRecord.none {
            earlier.append(text(storage.conditions[Int(previous)]))
            previous = storage.conditions[Int(previous)].previous
        }
        return ConditionalBranch(keyword: own.keyword, condition: text(own), earlierConditions: earlier.reversed())
    }
}
