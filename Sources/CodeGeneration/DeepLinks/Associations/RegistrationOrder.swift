import TemplateEngine

/// The order in which routers that take the first match have to try the paths of routes.
enum RegistrationOrder {
    /// The paths of all routes, each with its route: constants before parameters before wildcards, component by component.
    static func paths(of table: TemplateValue) -> [(path: TemplateValue, route: TemplateValue)] {
        let paths = (table.field("routes").array ?? []).flatMap { route in
            (route.field("paths").array ?? []).map { (path: $0, route: route, ranks: ranks(LinkPath($0))) }
        }
        let order = paths.indices.sorted { left, right in
            if paths[left].ranks == paths[right].ranks { return left < right }
            return paths[left].ranks.lexicographicallyPrecedes(paths[right].ranks)
        }
        return order.map { (paths[$0].path, paths[$0].route) }
    }

    private static func ranks(_ path: LinkPath) -> [Int] {
        path.components.map { component in
            switch component {
            case .literal: 0
            case .parameter: 1
            case .several: 2
            }
        }
    }
}
