/// Finds the parts of a graph in which every node can be reached from every other, by Tarjan's way without recursion, so
/// that a chain of any length is no danger to the stack.
struct StronglyConnectedComponents {
    private let successors: [[Int]]
    private var indices: [Int]
    private var lowLinks: [Int]
    private var isOpen: [Bool]
    private var open: [Int] = []
    private var nextIndex = 0
    private var components: [[Int]] = []

    /// Takes the successors of each node.
    init(_ successors: [[Int]]) {
        self.successors = successors
        indices = [Int](repeating: -1, count: successors.count)
        lowLinks = indices
        isOpen = [Bool](repeating: false, count: successors.count)
    }

    /// The parts, each with its nodes in no particular order.
    mutating func find() -> [[Int]] {
        for node in successors.indices where indices[node] < 0 { visit(node) }
        return components
    }

    private mutating func visit(_ start: Int) {
        var steps: [(node: Int, next: Int)] = [(start, 0)]
        enter(start)
        while let (node, next) = steps.last {
            guard next < successors[node].count else {
                steps.removeLast()
                leave(node)
                if let parent = steps.last?.node { lowLinks[parent] = min(lowLinks[parent], lowLinks[node]) }
                continue
            }
            steps[steps.count - 1].next += 1
            let successor = successors[node][next]
            if indices[successor] < 0 {
                enter(successor)
                steps.append((successor, 0))
            } else if isOpen[successor] {
                lowLinks[node] = min(lowLinks[node], indices[successor])
            }
        }
    }

    private mutating func enter(_ node: Int) {
        indices[node] = nextIndex
        lowLinks[node] = nextIndex
        nextIndex += 1
        open.append(node)
        isOpen[node] = true
    }

    private mutating func leave(_ node: Int) {
        guard lowLinks[node] == indices[node] else { return }
        var component: [Int] = []
        while let last = open.popLast() {
            isOpen[last] = false
            component.append(last)
            if last == node { break }
        }
        components.append(component)
    }
}
