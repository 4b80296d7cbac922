/// The kinds of device that a text may differ for.
package enum DeviceName: String, Sendable, Hashable, CaseIterable {
    case iphone
    case ipad
    case ipod
    case mac
    case applewatch
    case appletv
    case applevision
    /// Every device without a text of its own.
    case other
}
