import Foundation

/// The code that templates make which ship with the tool, beside what people have without them.
struct StockTemplateBenchmark {
    /// A folder for what is generated.
    let folder: URL

    func run() throws {
        try CodableBenchmark(folder: folder).run()
    }
}
