/// Where something stands that can be annotated.
struct AnnotationPlace {
    /// Behind the token before it.
    var triviaStart: Int
    /// Its first byte.
    var start: Int
    /// The byte up to which comments in it count: of a declaration its introducer.
    var introducer: Int
    /// The bytes behind the introducer in which a comment in the same line belongs to it.
    var trailing: Range<Int>
}
