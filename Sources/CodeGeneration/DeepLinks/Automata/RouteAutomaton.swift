/// All that a match can do, for every path at once.
///
/// A state is the list of the places in the trie that a path has led to, in the order in which a match would go on from them. It is
/// what a match that goes back becomes when all its ways are walked at once, so that the first end in a state is what a match finds.
struct RouteAutomaton {
    /// A place in the trie.
    enum Place: Hashable {
        /// At a node, before its edges.
        case node(Int)
        /// In an edge of a node that takes any number of components.
        case edge(Int, Int)
    }

    /// A state that some path leads to.
    struct State {
        var places: [Place]
        /// The state before it, and the letter that led from there.
        var origin: (state: Int, letter: ComponentAlphabet.Letter)?
    }

    /// How many steps from a place are made.
    private static let stepLimit = 10_000_000

    let trie: RouteTrie
    let alphabet: ComponentAlphabet
    /// The states, the shortest paths first.
    private(set) var states: [State] = []
    /// Whether there are no others.
    private(set) var isComplete = true

    init(_ table: DeepLinkTable) {
        let trie = RouteTrie(table)
        var constants: Set<String> = []
        for node in trie.nodes {
            for edge in node.edges { if case .literal(let text) = edge.edge { constants.insert(text) } }
        }
        self.trie = trie
        alphabet = ComponentAlphabet(table, constants: constants)
        explore()
    }

    private mutating func explore() {
        var known: [[Place]: Int] = [[.node(0)]: 0]
        states = [State(places: [.node(0)])]
        var next = 0
        var steps = 0
        while next < states.count {
            let places = states[next].places
            for letter in letters(places) {
                var following: [Place] = []
                var seen: Set<Place> = []
                steps += places.count
                guard steps < Self.stepLimit else {
                    isComplete = false
                    return
                }
                for place in places { follow(place, letter, &following, &seen) }
                guard !following.isEmpty, known[following] == nil else { continue }
                known[following] = states.count
                states.append(State(places: following, origin: (next, letter)))
            }
            next += 1
        }
    }

    /// The letters that lead from some places to different ones: the constants of their edges, and all representatives.
    private func letters(_ places: [Place]) -> [ComponentAlphabet.Letter] {
        var letters: [ComponentAlphabet.Letter] = []
        var nodes: Set<Int> = []
        func add(_ node: Int) {
            guard nodes.insert(node).inserted else { return }
            for (edge, child) in trie.nodes[node].edges {
                if case .literal(let text) = edge { letters += alphabet.letters(text) }
                if edge.repeats { add(child) }
            }
        }
        for place in places { add(node(behind: place)) }
        var seen: Set<ComponentAlphabet.Letter> = []
        return (letters + alphabet.representatives).filter { seen.insert($0).inserted }
    }

    private func node(behind place: Place) -> Int {
        switch place {
        case .node(let node): node
        case .edge(let node, let edge): trie.nodes[node].edges[edge].child
        }
    }

    /// Where a letter leads from a place, in the order of a match; places that are there already count for nothing.
    private func follow(_ place: Place, _ letter: ComponentAlphabet.Letter, _ following: inout [Place], _ seen: inout Set<Place>) {
        let node = node(behind: place)
        for (number, (edge, child)) in trie.nodes[node].edges.enumerated() {
            if edge.repeats {
                follow(.edge(node, number), letter, &following, &seen)
            } else if alphabet.takes(edge, letter), seen.insert(.node(child)).inserted {
                following.append(.node(child))
            }
        }
        guard case .edge(let owner, let number) = place, alphabet.takes(trie.nodes[owner].edges[number].edge, letter) else { return }
        if seen.insert(place).inserted { following.append(place) }
    }

    /// The routes that end in a state, in the order of a match, each once.
    func ends(_ state: State) -> [Int] {
        var routes: [Int] = []
        func add(_ node: Int) {
            for accept in trie.nodes[node].accepts where !routes.contains(accept.route) { routes.append(accept.route) }
            for (edge, child) in trie.nodes[node].edges where edge.repeats { add(child) }
        }
        for place in state.places { add(node(behind: place)) }
        return routes
    }

    /// A path that leads to a state.
    func path(to state: Int) -> String {
        var components: [String] = []
        var current = state
        while let origin = states[current].origin {
            components.append(PercentEncoding.encoded(origin.letter.text))
            current = origin.state
        }
        return "/" + components.reversed().joined(separator: "/")
    }
}
