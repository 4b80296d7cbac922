import Foundation

/// What the app leaves in the shared container for the widget to show.
struct TodaySnapshot: Codable, Equatable, Sendable {
    /// Which recipe to open on a tap.
    var recipeID: String
    /// The name of today's dish.
    var title: String
    /// For how many people.
    var servings: Int
    /// How long it takes until it is on the table.
    var totalMinutes: Int

    /// The name of the file in the shared container.
    static let fileName = "today.json"

    /// Reads what the app has left in `folder`; `nil` when there is nothing to show.
    init?(readingFrom folder: URL) {
        let file = folder.appendingPathComponent(TodaySnapshot.fileName)
        guard let data = try? Data(contentsOf: file),
            let snapshot = try? JSONDecoder().decode(TodaySnapshot.self, from: data)
        else { return nil }
        self = snapshot
    }

    /// Makes a snapshot.
    init(recipeID: String, title: String, servings: Int, totalMinutes: Int) {
        self.recipeID = recipeID
        self.title = title
        self.servings = servings
        self.totalMinutes = totalMinutes
    }

    /// Leaves the snapshot in `folder` for the widget.
    func write(to folder: URL) throws {
        let file = folder.appendingPathComponent(TodaySnapshot.fileName)
        try JSONEncoder().encode(self).write(to: file, options: .atomic)
    }
}
