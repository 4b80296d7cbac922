/// Splits lists of arguments that are too long for one start of a program.
struct ArgumentSplitter {
    /// The most bytes of one start, counted with what the system needs for each argument.
    let limitBytes: Int

    /// The arguments in as few parts as they fit into, in their order; one argument that is too long is a part of its own.
    ///
    /// - Parameter reserved: arguments that each start has as well.
    func parts(of arguments: [String], reserved: [String]) -> [[String]] {
        let head = reserved.reduce(0) { $0 + size(of: $1) }
        var parts: [[String]] = []
        var part: [String] = []
        var total = head
        for argument in arguments {
            let size = size(of: argument)
            if !part.isEmpty, total + size > limitBytes {
                parts.append(part)
                part = []
                total = head
            }
            part.append(argument)
            total += size
        }
        return part.isEmpty ? parts : parts + [part]
    }

    /// The bytes of an argument, its end, and the pointer to it.
    private func size(of argument: String) -> Int { argument.utf8.count + 1 + 8 }
}
