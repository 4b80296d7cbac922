// Templates/Codable/Elements.swift, put here by .ci/embed-templates.

extension StockTemplate {
    static let codableElements = ##"""
        extension Coded {
            /// An array of values of some form.
            struct Elements<Element: Form>: Form {
                let value: [Element.Value]
                init(_ value: [Element.Value]) { self.value = value }
            }
        }

        extension Coded.Elements: Decodable where Element: Decodable {
            init(from decoder: any Decoder) throws {
                var container = try decoder.unkeyedContainer()
                var list: [Element.Value] = []
                while !container.isAtEnd { list.append(try container.decode(Element.self).value) }
                value = list
            }
        }

        extension Coded.Elements: Encodable where Element: Encodable {
            func encode(to encoder: any Encoder) throws {
                var container = encoder.unkeyedContainer()
                for element in value { try container.encode(Element(element)) }
            }
        }
        """##
}
