@main
struct Menu {
    static func main() {
        print("\(Course.count) courses:", Course.allCases.map(\.title).joined(separator: ", "))
    }
}
