public import Diagnostics

/// A compiled template; it can be rendered any number of times, on any number of threads at once.
public struct Template: Sendable {
    let compiler: TemplateCompiler
    let number: Int

    /// Renders the template into bytes.
    ///
    /// - Parameter context: what the template's names stand for: a dictionary, or an object that answers for its members.
    /// - Throws: what went wrong, with the place, and the tags that led into the template where it is.
    public func bytes(_ context: TemplateValue) throws(DiagnosticError) -> [UInt8] {
        var renderer = TemplateRenderer(compiler, template: number, context: context)
        do throws(TemplateFailure) {
            return try renderer.renderAll()
        } catch {
            throw self.error(error, in: renderer.compiler)
        }
    }

    /// Renders the template into a text.
    ///
    /// - Parameter context: what the template's names stand for.
    /// - Throws: what went wrong, with the place.
    public func render(_ context: TemplateValue) throws(DiagnosticError) -> String {
        String(decoding: try bytes(context), as: UTF8.self)
    }

    /// The failure with the places that led to it.
    func error(_ failure: TemplateFailure, in compiler: TemplateCompiler) -> DiagnosticError {
        let locations = failure.places.map { compiler.units[$0.template].source.location(of: $0.offset) }
        let notes = zip(locations, failure.places).dropFirst().map { location, place in
            Diagnostic.Note("reached from '\(compiler.units[place.template].source.text(place.range))'", at: location)
        }
        let start = locations.first ?? SourceLocation(path: compiler.units[number].source.path)
        return DiagnosticError(failure.code, failure.reason, at: start, notes: Array(notes))
    }
}

extension TemplateFailure.Place {
    var range: Range<Int> { offset..<(offset + length) }
}
