import Foundation

/// What the market answers when it is asked who sells an ingredient. Several programs write such answers, and each does it its own way.
// trellis: Codable, keys = snake
struct MarketAnswer: Hashable, Sendable {
    /// What is on offer; what cannot be read is left out.
    var offers: [MarketOffer]  // trellis: path = result.offers, pruned
    /// What went wrong, in the words of the market.
    var problem: String?  // trellis: path = errors.base.first
    /// Where the answer goes on.
    var nextPage: URL?  // trellis: lossy
}

/// An ingredient that somebody sells.
// trellis: Codable, keys = snake
struct MarketOffer: Hashable, Sendable, Identifiable {
    /// The number of the product, which some programs write as a number.
    var id: String  // trellis: key = product_id, alternatives = "id|product.id", lenient
    /// What it is called.
    var title: String  // trellis: notEmpty
    /// What it costs.
    var priceCents: Int  // trellis: lenient
    /// What the price is for.
    var unit: MeasurementUnit  // trellis: default = .piece, malformed = .piece
    /// Whether it is from an organic farm.
    var isOrganic: Bool  // trellis: key = organic, lenient, default = false
    /// The last day on which the price holds.
    var validUntil: Date?  // trellis: date = "yyyy-MM-dd", alternatives = expires
    /// A picture of it.
    var imageURL: URL?  // trellis: path = images.first.url
    /// How it comes to the kitchen.
    var delivery: Delivery  // trellis: default = .pickUp

    /// How something comes to the kitchen.
    // trellis: Codable, tag = type
    enum Delivery: Hashable, Sendable {
        case courier(days: Int)
        case pickUp  // trellis: key = pick-up, fallback
    }
}
