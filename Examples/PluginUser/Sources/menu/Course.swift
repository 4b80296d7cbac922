/// A course of a menu. Its list of cases and its titles are generated.
// trellis: AutoCases, Titled
enum Course {
    case starter
    // trellis: title = "main course"
    case main
    case dessert
}
