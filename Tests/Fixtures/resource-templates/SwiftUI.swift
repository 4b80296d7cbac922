// The part of SwiftUI that generated code mentions, so that it can be compiled and run where there is no SwiftUI.

@_exported import Foundation

public protocol View {
    associatedtype Body
}

public struct Text: View {
    public typealias Body = Never
    public let text: String

    public init(_ text: String) { self.text = text }
}

public struct Modified: View {
    public typealias Body = Never
    public let text: String
}

extension View {
    public func font(_ font: Font?) -> Modified { Modified(text: "\(self) \(font?.text ?? "")") }
    public func lineSpacing(_ spacing: CGFloat) -> Modified { Modified(text: "\(self) spacing \(spacing)") }
    public func tracking(_ tracking: CGFloat) -> Modified { Modified(text: "\(self) tracking \(tracking)") }
    public func modifier<Modifier: ViewModifier>(_ modifier: Modifier) -> Modifier.Body { modifier.body(content: AnyContent()) }
}

public struct AnyContent: View {
    public typealias Body = Never
}

public protocol ViewModifier {
    typealias Content = AnyContent
    associatedtype Body: View
    func body(content: Content) -> Body
}

public struct Image: View {
    public typealias Body = Never
    public let text: String

    public init(_ name: String, bundle: Bundle?) { text = "image \(name)" }
    public init(_ name: String, bundle: Bundle?, label: Text) { text = "image \(name) \(label.text)" }
    public init(decorative name: String, bundle: Bundle?) { text = "decoration \(name)" }
}

public struct Color: View {
    public enum RGBColorSpace: Sendable { case sRGB, displayP3 }

    public typealias Body = Never
    public let text: String

    public init(_ name: String, bundle: Bundle?) { text = "colour \(name)" }
    public init(_ space: RGBColorSpace, red: Double, green: Double, blue: Double, opacity: Double) {
        text = "colour " + [red, green, blue, opacity].map { String(format: "%.2f", $0) }.joined(separator: " ")
    }
}

public struct Font: Sendable {
    public enum Weight: Sendable { case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black }
    public enum TextStyle: Sendable {
        case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2
    }

    public let text: String

    public static func custom(_ name: String, size: CGFloat) -> Font { Font(text: "font \(name) \(size)") }
    public static func custom(_ name: String, fixedSize: CGFloat) -> Font { Font(text: "font \(name) \(fixedSize) fixed") }
    public static func custom(_ name: String, size: CGFloat, relativeTo style: TextStyle) -> Font { Font(text: "font \(name) \(size) \(style)") }
    public static func system(size: CGFloat, weight: Weight) -> Font { Font(text: "system \(weight) \(size)") }
}
