/// The files that something was read from.
struct ReadSet: Sendable, Hashable {
    /// Their numbers in the model.
    private(set) var files: Set<Int> = []
    /// Whether it was more than declarations of files: all functions, a place in a file, or something that nobody watched.
    private(set) var isUnbounded = false

    /// Everything.
    static let everything = {
        var set = ReadSet()
        set.addEverything()
        return set
    }()

    mutating func add(files: [Int]) {
        for file in files { self.files.insert(file) }
    }

    mutating func add(_ other: ReadSet) {
        files.formUnion(other.files)
        isUnbounded = isUnbounded || other.isUnbounded
    }

    mutating func addEverything() { isUnbounded = true }
}
