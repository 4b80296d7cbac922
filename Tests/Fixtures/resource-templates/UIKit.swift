// The part of UIKit that generated code mentions, so that it can be compiled and run where there is no UIKit.
// Images, colours and fonts only keep what they were made of.

@_exported import Foundation

open class UIImage {
    public let text: String

    public init?(named name: String, in bundle: Bundle?, compatibleWith traits: UITraitCollection?) {
        if name.isEmpty { return nil }
        text = "image \(name)"
    }
}

open class UIColor {
    public let text: String

    public init?(named name: String, in bundle: Bundle?, compatibleWith traits: UITraitCollection?) {
        if name.isEmpty { return nil }
        text = "colour \(name)"
    }

    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        text = "colour " + [red, green, blue, alpha].map { String(format: "%.2f", Double($0)) }.joined(separator: " ")
    }
}

open class UITraitCollection {
    public var horizontalSizeClass: UIUserInterfaceSizeClass

    public init(horizontalSizeClass: UIUserInterfaceSizeClass = .compact) { self.horizontalSizeClass = horizontalSizeClass }
}

public enum UIUserInterfaceSizeClass: Sendable { case unspecified, compact, regular }

open class NSDataAsset {
    public let text: String

    public init?(name: String, bundle: Bundle) { text = "data \(name)" }
}

open class UIFont {
    public enum Weight: Sendable { case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black }
    public enum TextStyle: Sendable {
        case largeTitle, title1, title2, title3, headline, subheadline, body, callout, footnote, caption1, caption2
    }

    public let text: String

    public init?(name: String, size: CGFloat) { text = "font \(name) \(size)" }

    init(text: String) { self.text = text }

    public static func systemFont(ofSize size: CGFloat, weight: Weight) -> UIFont { UIFont(text: "system \(weight) \(size)") }

    public static func fontNames(forFamilyName name: String) -> [String] { [] }
}

public struct UIFontMetrics {
    public init(forTextStyle style: UIFont.TextStyle) {}

    public func scaledFont(for font: UIFont, compatibleWith traits: UITraitCollection?) -> UIFont { font }
}

@MainActor open class UIViewController {
    public var performed: [String] = []

    public init() {}

    open func performSegue(withIdentifier identifier: String, sender: Any?) { performed.append(identifier) }
}

@MainActor open class UITabBarController: UIViewController {}

@MainActor open class UIStoryboardSegue {
    public let identifier: String?

    public init(identifier: String?) { self.identifier = identifier }
}

@MainActor open class UIStoryboard {
    private let name: String

    public init(name: String, bundle: Bundle?) { self.name = name }

    open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
        identifier == "Tabs" ? UITabBarController() : UIViewController()
    }

    open func instantiateInitialViewController() -> UIViewController? { UIViewController() }

    open func instantiateViewController<Controller: UIViewController>(
        identifier: String, creator: ((NSCoder) -> Controller?)? = nil
    ) -> Controller {
        fatalError("no coder")
    }

    open func instantiateInitialViewController<Controller: UIViewController>(creator: ((NSCoder) -> Controller?)? = nil) -> Controller? { nil }
}
