/// Remembers what loops came to for their objects, so that a rendering need not do again what it did before.
///
/// A renderer asks only for loops that stand in no other loop and whose iterations see nothing but their object, the context, and
/// names with plain values: then an iteration depends on what it asks objects for, which the memory watches, and on the place.
package protocol LoopMemory: AnyObject, Sendable {
    /// Whether some work asks objects for nothing that may change while the memory is right.
    func readsNothing(_ work: () -> Void) -> Bool

    /// Begins a loop; what is asked for next belongs to it.
    func enter(_ place: LoopPlace)

    /// What is remembered of a step; `nil` when there is nothing, or it is out of date. Then the renderer does the step, having called
    /// ``begin(_:)``, and hands over the result.
    func result(of step: LoopStep) -> LoopResult?

    /// Begins to watch what a step asks for; `false` when it cannot be remembered.
    func begin(_ step: LoopStep) -> Bool

    /// Ends a step that has been begun.
    func end(_ step: LoopStep, with result: LoopResult)
}

/// A loop of a template in surroundings of its own.
package struct LoopPlace: Sendable, Hashable {
    /// Where the tag stands, in bytes.
    package var offset: Int
    /// What the names stand for that the loop mentions, as far as they are set in the template.
    package var surroundings: String
}

/// Something that is done with one object of a loop.
package struct LoopStep: Sendable {
    /// What is done with an object.
    package enum Work: Sendable, Hashable {
        /// The condition behind `where` is looked at.
        case selection
        /// The body is rendered.
        case output
    }

    /// What is done.
    package var work: Work
    /// The object.
    package var object: any TemplateObject
    /// Its number among those that the loop selects, and how many these are; `nil` where that makes no difference.
    package var position: Position?

    /// Where an object stands.
    package struct Position: Sendable, Hashable {
        /// The number of the object, from 0.
        package var index: Int
        /// The number of all.
        package var count: Int

        /// Makes a position.
        package init(index: Int, count: Int) {
            (self.index, self.count) = (index, count)
        }
    }
}

/// What a step came to.
package enum LoopResult: Sendable, Hashable {
    /// Whether the condition behind `where` holds.
    case selection(Bool)
    /// What the body prints.
    case output([UInt8])
}
