protocol AutoCases {}

// trellis:file: AutoCases

public enum Aisle { case bakery, `default` }
package enum Packed { case one }
enum Empty {}
struct Outer<Value> {
    enum Inner { case a, b, c }
}
enum Tree<Value> { case leaf(Value), node([Value]) }
enum Listed: CaseIterable, AutoCases { case a, b }
@available(macOS 13, iOS 16, *) enum Newer { case a }
#if os(Linux) || os(macOS)
enum Conditional {
    case always
    #if os(Linux)
    case linux
    #else
    case other
    case another
    #endif
}
enum Simple { case a, b }
#endif
@MainActor enum Isolated { case a, b }
enum Available {
    case always
    @available(macOS 13, iOS 16, *) case newer
    @available(macOS, introduced: 14) case introduced
    @available(Windows, unavailable) case elsewhere
    @available(*, unavailable) case never
    @available(*, deprecated, message: "take 'always'") case old
}
public enum Deprecated { case new; @available(*, deprecated) case old }
enum Uncopied: ~Copyable { case a, b }
enum Raw { case `raw name`, other }
extension Outer { struct Inside<Other> { enum Deepest { case a, b } } }
private enum Hidden { case a }
private struct Around { enum Within { case a } }
