// Templates/Codable/PrunedMembers.swift, put here by .ci/embed-templates.

extension StockTemplate {
    static let codablePrunedMembers = ##"""
        extension Coded {
            /// A set, as an array, without the elements that cannot be read.
            struct PrunedMembers<Element: Form>: Form where Element.Value: Hashable {
                let value: Set<Element.Value>
                init(_ value: Set<Element.Value>) { self.value = value }
            }
        }

        extension Coded.PrunedMembers: Decodable where Element: Decodable {
            init(from decoder: any Decoder) throws {
                var container = try decoder.unkeyedContainer()
                var list: Set<Element.Value> = []
                while !container.isAtEnd {
                    if try container.decodeNil() { continue }
                    if let element = try container.decode(Coded.Attempt<Element>.self).value { list.insert(element.value) }
                }
                value = list
            }
        }
        """##
}
