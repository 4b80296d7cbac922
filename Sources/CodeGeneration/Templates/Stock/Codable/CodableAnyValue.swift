// Templates/Codable/AnyValue.swift, put here by .ci/embed-templates.

extension StockTemplate {
    static let codableAnyValue = ##"""
        extension Coded {
            /// A value of which nothing is known: null is `NSNull`, numbers are `Int`, `UInt64` or `Double`.
            struct AnyValue<Value>: Form {
                let value: Value
                init(_ value: Value) { self.value = value }
            }
        }

        extension Coded.AnyValue: Decodable {
            init(from decoder: any Decoder) throws {
                guard let value = try Self.value(decoder) as? Value else {
                    throw DecodingError.typeMismatch(Value.self, .init(codingPath: decoder.codingPath, debugDescription: "another type is needed"))
                }
                self.value = value
            }

            private static func value(_ decoder: any Decoder) throws -> Any {
                let container = try decoder.singleValueContainer()
                if container.decodeNil() { return NSNull() }
                if let value = try? container.decode(Bool.self) { return value }
                if let value = try? container.decode(Int.self) { return value }
                if let value = try? container.decode(UInt64.self) { return value }
                if let value = try? container.decode(Double.self) { return value }
                if let value = try? container.decode(String.self) { return value }
                if let keyed = try? decoder.container(keyedBy: Coded.Key.self) {
                    var object: [String: Any] = [:]
                    for key in keyed.allKeys {
                        object[key.stringValue] = try keyed.decode(Coded.AnyValue<Any>.self, forKey: key).value
                    }
                    return object
                }
                if var unkeyed = try? decoder.unkeyedContainer() {
                    var list: [Any] = []
                    while !unkeyed.isAtEnd { list.append(try unkeyed.decode(Coded.AnyValue<Any>.self).value) }
                    return list
                }
                if let value = try? container.decode(Date.self) { return value }
                return try container.decode(Data.self)
            }
        }

        extension Coded.AnyValue: Encodable {
            func encode(to encoder: any Encoder) throws {
                var container = encoder.singleValueContainer()
                if let value = value as? any Encodable {
                    try container.encode(value)
                } else if let object = value as? [String: Any] {
                    var keyed = encoder.container(keyedBy: Coded.Key.self)
                    for (key, value) in object { try keyed.encode(Coded.AnyValue<Any>(value), forKey: Coded.Key(stringValue: key)) }
                } else if let list = value as? [Any] {
                    var unkeyed = encoder.unkeyedContainer()
                    for value in list { try unkeyed.encode(Coded.AnyValue<Any>(value)) }
                } else if value is NSNull {
                    try container.encodeNil()
                } else if let number = value as? NSNumber {
                    switch String(cString: number.objCType) {
                    case "c", "B": try container.encode(number.boolValue)
                    case "d", "f": try container.encode(number.doubleValue)
                    case "Q": try container.encode(number.uint64Value)
                    default: try container.encode(number.int64Value)
                    }
                } else {
                    throw EncodingError.invalidValue(
                        value, .init(codingPath: encoder.codingPath, debugDescription: "a value of type '\(type(of: value))' is not coded"))
                }
            }
        }
        """##
}
