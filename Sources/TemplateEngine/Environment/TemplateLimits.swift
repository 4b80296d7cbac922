/// What a rendering may use, so that no template runs for ever or fills the memory.
public struct TemplateLimits: Sendable, Hashable {
    /// How deep bodies of tags, macros and included templates may stand in each other.
    ///
    /// By default the deepest rendering fits on a stack of 512 KB, the smallest that threads have, with room to spare; that is 250,
    /// and a fifth of it where the engine was built without optimisation, which makes frames larger.
    public var depth = StackDepth.scaled(250)
    /// How many iterations all loops may run through together.
    public var loopCount = 20_000_000
    /// How long a list that a range makes may be.
    public var rangeCount = 1_000_000
    /// How large the output may become.
    public var outputSizeBytes = 256_000_000
    /// How large a template may be.
    public var templateSizeBytes = 16_000_000

    /// Makes the limits that apply by default.
    public init() {}
}
