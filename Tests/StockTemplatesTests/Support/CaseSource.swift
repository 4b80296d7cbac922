/// What a ``CaseProgram`` has beside generated code.
enum CaseSource {
    static let text = """
        /// Checks cases and prints a line for each.
        @MainActor final class Cases {
            /// A case whose value has to equal another.
            func equal<Value: Equatable>(
                _ name: String, _ found: @autoclosure () throws -> Value, _ expected: @autoclosure () throws -> Value
            ) {
                do {
                    let found = try found()
                    let expected = try expected()
                    tell(name, found == expected ? nil : "\\(found) has to be \\(expected)")
                } catch {
                    tell(name, "\\(error)")
                }
            }

            /// The same for what has to be waited for.
            func equal<Value: Equatable & Sendable>(_ name: String, _ expected: Value, _ find: @MainActor () async throws -> Value) async {
                do {
                    let found = try await find()
                    tell(name, found == expected ? nil : "\\(found) has to be \\(expected)")
                } catch {
                    tell(name, "\\(error)")
                }
            }

            /// A case that has to throw an error with a description.
            func throwing(_ name: String, _ description: String, _ body: () throws -> Void) {
                do {
                    try body()
                    tell(name, "nothing is thrown")
                } catch {
                    tell(name, "\\(error)" == description ? nil : "'\\(error)' has to be '\\(description)'")
                }
            }

            /// The end of all cases.
            func finish() { print("finished") }

            private func tell(_ name: String, _ failure: String?) {
                let line = (failure.map { "failed\\t\\(name)\\t\\($0)" } ?? "ok\\t\\(name)")
                print(String(line.map { $0.isNewline ? " " : $0 }))
            }
        }
        """
}
