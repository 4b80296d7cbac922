@preconcurrency import Foundation
#if canImport(Glibc)
import Glibc
#endif

// trellis:file: AutoMockable

public struct Shown: Sendable { public init() {} }
public protocol Public {
    var shown: Shown { get }
    static var count: Int { get set }
    func run(_ shown: Shown) throws -> Shown
    init(shown: Shown)
}
package protocol Package { func run(_ count: Int) -> Int; static func make() }
public protocol PublicSendable: Sendable { func run() async -> Shown }
private protocol Hidden { func run() }
fileprivate protocol HiddenToo { func run() }
@available(macOS 13, iOS 16, *)
protocol Available { func run(); @available(macOS 14, iOS 17, *) func later() -> Int }
protocol Old { @available(*, deprecated, message: "take the other one") func old() -> Int; func new() }
#if os(Linux) || os(macOS)
protocol Conditional {
    func always()
    #if os(Linux)
    func sometimes(_ count: Int) -> Int
    var place: String { get }
    #else
    func sometimes(_ count: Int) -> Int
    var place: [String] { get }
    #endif
}
#else
protocol Conditional { func never() }
#endif
protocol Objects: NSObjectProtocol { func run(_ date: Date) -> Int }
protocol Dates { func format(_ date: Date, in zone: TimeZone?) -> String }
protocol Buffers { func read(_ bytes: UnsafeRawBufferPointer, into data: inout Data) -> UnsafeMutablePointer<Int>? }
