import Diagnostics
import Testing

/// The lines of the error that some work throws; empty when it throws none.
func thrown(_ work: () throws -> Void) -> [String] {
    do {
        try work()
        return []
    } catch let error as DiagnosticError {
        return error.diagnostics.map(\.description)
    } catch {
        return ["\(error)"]
    }
}

/// How many damaged inputs a test takes: a few thousand, or as many as the environment says.
func mutationCount(_ usual: Int, _ environment: String?) -> Int { environment.flatMap { Int($0) } ?? usual }
