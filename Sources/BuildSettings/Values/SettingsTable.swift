/// The assignments of one level in their order, found by name in one step.
///
/// Later assignments of the same setting win over earlier ones, and `$(inherited)` in a later one means the earlier.
/// A table is made once and shared by all scopes that hold it.
public struct SettingsTable: Sendable {
    /// The assignments in the order of the source.
    public private(set) var assignments: [SettingAssignment] = []
    /// The files that the table was read from, in the order in which they were first read.
    public var files: [String]
    /// The distinct names, in ascending order of their UTF-8 bytes.
    public private(set) var names: [String] = []

    private var index = NameIndex()
    /// For each number of a name, the place of its last assignment.
    private var lastPlaces: [Int32] = []
    /// For each assignment, the place of the one before it with the same name, or -1.
    private var previousPlaces: [Int32] = []
    private var values: [CompiledValue] = []

    /// Makes a table of assignments.
    public init(_ assignments: [SettingAssignment] = [], files: [String] = []) {
        self.files = files
        self.assignments = assignments
        previousPlaces.reserveCapacity(assignments.count)
        values.reserveCapacity(assignments.count)
        for place in assignments.indices { add(place) }
        names = index.names.map(\.text).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }

    /// Makes a table of lines whose keys may carry conditions: `"ARCHS[sdk=iphoneos*]"`.
    public init(lines: [(key: String, value: SettingValue)]) {
        self.init(lines.map { SettingAssignment(key: $0.key, $0.value) })
    }

    /// Makes a table of a dictionary, whose order means nothing, as `buildSettings` of a project is one.
    ///
    /// The keys act in ascending order of their bytes, so that `ARCHS[sdk=*]` wins over `ARCHS`.
    public init(dictionary: [SettingAssignment]) {
        self.init(dictionary.map { ($0, $0.key) }.sorted { $0.1.utf8.lexicographicallyPrecedes($1.1.utf8) }.map(\.0))
    }

    /// The assignments of a setting in their order.
    public subscript(name: String) -> [SettingAssignment] {
        places(of: SettingName(name)).map { assignments[$0] }
    }

    private mutating func add(_ place: Int) {
        let name = SettingName(assignments[place].name)
        let number = index.insert(name)
        if number == lastPlaces.count {
            lastPlaces.append(Int32(truncatingIfNeeded: place))
            previousPlaces.append(-1)
        } else {
            previousPlaces.append(lastPlaces[number])
            lastPlaces[number] = Int32(truncatingIfNeeded: place)
        }
        values.append(CompiledValue(assignments[place].value, type: KnownSettings.type(of: name)))
    }
}

// MARK: - For the evaluator

extension SettingsTable {
    /// The place of the last assignment of a setting; -1 when there is none.
    @inline(__always)
    func lastPlace(of name: SettingName) -> Int {
        index.find(name).map { Int(lastPlaces[$0]) } ?? -1
    }

    /// The place of the assignment of the same setting before another; -1 when there is none.
    @inline(__always)
    func previousPlace(before place: Int) -> Int { Int(previousPlaces[place]) }

    /// The places of the assignments of a setting in their order.
    func places(of name: SettingName) -> [Int] {
        var places: [Int] = []
        var place = lastPlace(of: name)
        while place >= 0 {
            places.append(place)
            place = previousPlace(before: place)
        }
        return places.reversed()
    }

    /// The value of an assignment in the form in which it is evaluated.
    @inline(__always)
    func value(at place: Int) -> CompiledValue { values[place] }
}

extension SettingsTable: Hashable {
    /// Tables are equal when they have the same assignments in the same order, and were read from the same files.
    public static func == (left: SettingsTable, right: SettingsTable) -> Bool {
        left.assignments == right.assignments && left.files == right.files
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(assignments)
    }
}
