/// A question about the program itself and not about a project; it is answered whatever else is typed.
enum ProgramRequest: Equatable {
    case help
    case version
    case manualPage
    case completions(Shell)
}
