import SystemSupport

/// Patterns seen from the folder that a source names, followed name by name.
///
/// A place says how far each pattern has come; a pattern that has come to its end covers everything below.
struct SpecPatternSet {
    /// How far the patterns have come in a folder.
    struct Place {
        fileprivate(set) var steps: [Int32] = []
        /// Whether a pattern covers the folder and all that is in it.
        fileprivate(set) var coversAll = false

        /// Whether nothing below can be covered.
        var isDead: Bool { steps.isEmpty && !coversAll }
    }

    private enum Step {
        case component(SpecPattern.Component)
        case end
    }

    private var steps: [Step] = []
    /// Where the patterns begin.
    private(set) var start = Place()

    /// Takes patterns that are relative to a folder, which is absolute.
    init(_ patterns: [SpecPattern], folder: String) {
        let folderNames = patterns.isEmpty ? [] : PathText.components(folder)
        for components in patterns.flatMap(\.alternatives) {
            guard let relative = Self.relative(components, to: folderNames) else { continue }
            let first = steps.count
            steps += relative.map(Step.component)
            steps.append(.end)
            enter(first, into: &start)
        }
    }

    /// Whether there are no patterns.
    var isEmpty: Bool { steps.isEmpty }

    /// Whether a pattern covers a name in a folder.
    func covers(_ name: String, at place: Place) -> Bool {
        if place.coversAll { return true }
        return place.steps.contains { step in
            if case .component(.folders) = steps[Int(step)] { return false }
            guard leads(from: Int(step), over: name) else { return false }
            var next = Int(step) + 1
            while case .component(.folders) = steps[next] { next += 1 }
            if case .end = steps[next] { return true }
            return false
        }
    }

    /// The place in a folder of a folder.
    func place(in name: String, from place: Place) -> Place {
        if place.coversAll || place.steps.isEmpty { return place }
        var result = Place()
        for step in place.steps where leads(from: Int(step), over: name) {
            if case .component(.folders) = steps[Int(step)] {
                enter(Int(step), into: &result)
            } else {
                enter(Int(step) + 1, into: &result)
            }
        }
        result.removeDuplicates()
        return result
    }

    private func leads(from step: Int, over name: String) -> Bool {
        guard case .component(let component) = steps[step] else { return false }
        switch component {
        case .name(let own): return own == name
        case .pattern(let glob, let matchesHidden):
            return (matchesHidden || name.utf8.first != UInt8(ascii: ".")) && glob.matches(name)
        case .folders: return true
        case .parent: return false
        }
    }

    /// Adds a step and those that are reached from it without a name.
    private func enter(_ step: Int, into place: inout Place) {
        var step = step
        while case .component(.folders) = steps[step] {
            place.steps.append(Int32(step))
            step += 1
        }
        if case .end = steps[step] {
            place.coversAll = true
        } else {
            place.steps.append(Int32(step))
        }
    }

    /// A pattern without `..`, as seen from a folder; `nil` when it leads somewhere else.
    private static func relative(_ components: [SpecPattern.Component], to folder: [Substring]) -> [SpecPattern.Component]? {
        guard components.contains(.parent) else { return components }
        var path = folder.map { SpecPattern.Component.name(String($0)) }
        for component in components {
            guard component == .parent else {
                path.append(component)
                continue
            }
            guard let last = path.last, last != .folders else { return nil }
            path.removeLast()
        }
        for (name, component) in zip(folder, path) {
            switch component {
            case .name(let own) where own == name: continue
            case .pattern(let glob, _) where glob.matches(String(name)): continue
            default: return nil
            }
        }
        return Array(path.dropFirst(folder.count))
    }
}

extension SpecPatternSet.Place {
    fileprivate mutating func removeDuplicates() {
        guard steps.count > 1 else { return }
        steps.sort()
        var kept: [Int32] = []
        kept.reserveCapacity(steps.count)
        for step in steps where step != kept.last { kept.append(step) }
        steps = kept
    }
}
