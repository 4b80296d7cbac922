/// What a rendering may use, so that no template runs for ever or fills the memory.
public struct TemplateLimits: Sendable, Hashable {
    /// How deep bodies of tags, macros and included templates may stand in each other.
    public var depth = 400
    /// How many iterations all loops may run through together, and how long a list made by a range may be.
    public var loopCount = 20_000_000
    /// How large the output, and any text that a filter makes, may become.
    public var outputSizeBytes = 256_000_000
    /// How large a template may be.
    public var templateSizeBytes = 16_000_000

    /// Makes the limits that apply by default.
    public init() {}
}
