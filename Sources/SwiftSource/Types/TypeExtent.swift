/// Takes nothing in: for finding where types end.
struct TypeExtent: TypeSink {
    @inline(__always) mutating func name(_ range: Range<Int>) {}
    @inline(__always) mutating func selected(_ range: Range<Int>) {}
    @inline(__always) mutating func literal(_ range: Range<Int>) {}
    @inline(__always) mutating func arguments(_ count: Int) {}
    @inline(__always) mutating func member(_ range: Range<Int>) {}
    @inline(__always) mutating func wrap(_ wrapper: TypeWrapper) {}
    @inline(__always) mutating func pair(_ pair: TypePair) {}
    @inline(__always) mutating func element(first: Range<Int>?, second: Range<Int>?, isVariadic: Bool) {}
    @inline(__always) mutating func tuple(_ count: Int) {}
    @inline(__always) mutating func function(effects: TypeEffects) {}
    @inline(__always) mutating func composition(_ count: Int) {}
    @inline(__always) mutating func prefix(_ range: Range<Int>, isAttribute: Bool) {}
    @inline(__always) mutating func prefixed(_ count: Int) {}
}
