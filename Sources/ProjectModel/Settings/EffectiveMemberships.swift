public import BuildSettings
public import Diagnostics

/// The files that really take part in building a target for one configuration and platform: those that neither a filter of
/// platforms nor the settings `EXCLUDED_SOURCE_FILE_NAMES` and `INCLUDED_SOURCE_FILE_NAMES` leave out.
public struct EffectiveMemberships: Sendable {
    /// The members that take part, in their order.
    public private(set) var kept: [Membership] = []
    /// The members that fall out, in their order, each with the reason.
    public private(set) var dropped: [(membership: Membership, reason: Reason)] = []

    /// Why a member takes no part.
    public struct Reason: Sendable, Hashable, CustomStringConvertible {
        /// The reason in words.
        public var description: String
        /// Where the setting that leaves it out is written.
        public var location: SourceLocation?
    }

    /// Sorts memberships out.
    ///
    /// - Parameters:
    ///   - memberships: all members of a target.
    ///   - scope: the settings of the target for the configuration and the SDK.
    public init(_ memberships: [Membership], scope: StandardScope) {
        var evaluator = scope.evaluator
        let names = SourceFileNameFilter(&evaluator)
        for membership in memberships {
            if let reason = Self.reason(membership, names: names, platform: scope.platform) {
                dropped.append((membership, reason))
            } else {
                kept.append(membership)
            }
        }
    }

    private static func reason(_ membership: Membership, names: SourceFileNameFilter, platform: Platform) -> Reason? {
        let platforms = PlatformFilter.decision(filters: membership.platforms, platform: platform)
        if !platforms.isKept { return Reason(description: platforms.description) }
        guard let path = membership.file.absolutePath else { return nil }
        let decision = names.decision(for: path)
        guard case .excludedBy(_, let location) = decision else { return nil }
        return Reason(description: decision.description, location: location)
    }
}
