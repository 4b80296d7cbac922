/// How deep recursion may go, by what a level costs.
enum StackDepth {
    /// A depth that fits on the stack of an optimised build, brought down to what fits where frames are several times as large.
    static func scaled(_ depth: Int) -> Int {
        #if DEBUG
            depth / 5
        #else
            depth
        #endif
    }
}
