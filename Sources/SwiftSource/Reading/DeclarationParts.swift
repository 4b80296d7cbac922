/// Where the parts of a generic parameter stand.
struct GenericParameterParts {
    var specifier: Range<Int>?
    var attributesStart: Int
    var name: Range<Int>
    var constraint: Range<Int>?
}

/// Where the parts of a requirement stand.
struct RequirementParts {
    var left: Range<Int>
    var relation: Range<Int>
    var right: Range<Int>
}

/// Where the parts of a binding stand.
struct BindingParts {
    var pattern: Range<Int>
    var type: Range<Int>?
    var value: Range<Int>?
    var accessors: Range<Int>?
}

/// Where the parts of a case stand.
struct CaseParts {
    var triviaStart: Int
    var name: Range<Int>
    var parameters: Range<Int>?
    var value: Range<Int>?
}
