/// The words that the grammar of declarations, types and expressions looks for; most of them are words in their place only.
enum Keyword: String, CaseIterable {
    case none = ""
    // What introduces declarations.
    case `import`, `struct`, `class`, `enum`, `protocol`, actor, `extension`, `func`, `init`, `deinit`, `subscript`, `var`, `let`, `case`
    case `typealias`, `associatedtype`, `operator`, `precedencegroup`, macro, using
    // Modifiers.
    case `public`, `private`, `fileprivate`, `internal`, package, open, `static`, final, override, required, convenience, lazy
    case dynamic, optional, indirect, mutating, nonmutating, prefix, postfix, infix, weak, unowned, isolated, nonisolated, distributed
    case borrowing, consuming, sending, reasync, async
    case unsafeConst = "_const"
    case unsafeLocal = "_local"
    case consumingSelf = "__consuming"
    case owned = "__owned"
    case shared = "__shared"
    case setterAccess = "__setter_access"
    case resultDependsOnSelf = "_resultDependsOnSelf"
    // Types.
    case `inout`, some, any, each, `repeat`, `throws`, `rethrows`, `where`, of
    case anyType = "Any"
    case selfType = "Self"
    case metatype = "Type"
    case protocolMetatype = "Protocol"
    // Expressions and statements.
    case `if`, `else`, `switch`, `guard`, `while`, `for`, `do`, `defer`, `return`, `throw`, `break`, `continue`, `fallthrough`, `catch`,
        `in`
    case `try`, await, unsafe, copy, consume, borrow, discard, then, yield, `is`, `as`, `default`
    case `self`, `super`, `nil`, `true`, `false`
    // Accessors.
    case get, set, willSet, didSet
}
