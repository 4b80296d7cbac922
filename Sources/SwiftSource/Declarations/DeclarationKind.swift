/// What a declaration declares.
public enum DeclarationKind: String, Sendable, Hashable, CaseIterable {
    /// `import Foundation`.
    case `import`
    /// `struct S {}`.
    case structure
    /// `class C {}`.
    case `class`
    /// `enum E {}`.
    case enumeration
    /// `protocol P {}`.
    case `protocol`
    /// `actor A {}`.
    case actor
    /// `extension T {}`.
    case `extension`
    /// `func f() {}`.
    case function
    /// `init() {}`.
    case initializer
    /// `deinit {}`.
    case deinitializer
    /// `subscript(index: Int) -> Element { … }`.
    case `subscript`
    /// `var a = 1`, `let a, b: Int`; one declaration may declare several variables.
    case variable
    /// `case a, b(Int)`; one declaration may declare several cases.
    case enumerationCase
    /// `typealias A = B`.
    case `typealias`
    /// `associatedtype A`.
    case associatedType
    /// `infix operator ++`.
    case `operator`
    /// `precedencegroup P {}`.
    case precedenceGroup
    /// `macro m() = …`.
    case macro
    /// `#m(…)` in the place of a declaration.
    case macroExpansion
    /// `using @MainActor`.
    case using

    /// Whether it declares a type: a structure, class, enumeration, protocol or actor.
    public var isType: Bool {
        switch self {
        case .structure, .class, .enumeration, .protocol, .actor: true
        default: false
        }
    }

    /// Whether it has members: a type or an extension.
    public var hasMembers: Bool { isType || self == .extension }
}
