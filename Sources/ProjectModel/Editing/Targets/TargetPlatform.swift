/// The platform that a new target is built for.
public enum TargetPlatform: String, Sendable, Hashable, CaseIterable {
    case iOS
    case macOS
    case tvOS
    case watchOS
    case visionOS
    case driverKit

    /// The value of `SDKROOT`.
    public var sdk: String { SpecPlatform(rawValue: rawValue)?.sdk ?? "driverkit" }

    /// The setting with the oldest system that a product runs on.
    public var deploymentTargetSetting: String {
        SpecPlatform(rawValue: rawValue)?.deploymentTargetSetting ?? "DRIVERKIT_DEPLOYMENT_TARGET"
    }

    /// The kinds of device that Xcode names for the platform; `nil` when it names none.
    var deviceFamily: String? {
        switch self {
        case .iOS: "1,2"
        case .tvOS: "3"
        case .watchOS: "4"
        case .visionOS: "7"
        case .macOS, .driverKit: nil
        }
    }
}
