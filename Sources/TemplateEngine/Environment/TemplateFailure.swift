import Diagnostics

/// Why a template cannot be read or rendered; filters and tags of a caller throw it, and the engine adds the place.
///
/// The reasons of the language itself are worded as the users of its first implementation know them, because people
/// search for them; a caller's own may follow any style.
public struct TemplateFailure: Error, Sendable, Hashable {
    /// A stable name of the kind of problem in kebab case.
    public var code: String
    /// What is wrong.
    public var reason: String

    /// The templates that led to the place, the innermost first.
    var places: [Place] = []

    struct Place: Sendable, Hashable {
        var template: Int
        var offset: Int
        var length: Int
    }

    /// Makes a failure.
    public init(_ reason: String, code: String = "template-error") {
        self.reason = reason
        self.code = code
    }

    /// Any error as a failure.
    static func wrapping(_ error: any Error) -> TemplateFailure {
        switch error {
        case let failure as TemplateFailure: failure
        case let error as DiagnosticError: TemplateFailure(error.diagnostics[0].message, code: error.diagnostics[0].code)
        default: TemplateFailure("\(error)")
        }
    }

    /// The failure at a place, unless it has one already.
    func located(_ place: Place) -> TemplateFailure {
        guard places.isEmpty else { return self }
        var failure = self
        failure.places = [place]
        return failure
    }

    /// The failure seen from the tag that led into the template where it is.
    func reached(from place: Place) -> TemplateFailure {
        var failure = self
        if failure.places.count < 16 { failure.places.append(place) }
        return failure
    }
}
