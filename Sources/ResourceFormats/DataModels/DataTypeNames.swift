/// The words of models of Core Data, and what they are in Swift.
enum DataTypeNames {
    /// The type of Swift of an attribute.
    static func typeName(of type: String, isScalar: Bool, custom: String?) -> String {
        switch type {
        case "Integer 16": isScalar ? "Int16" : "NSNumber"
        case "Integer 32": isScalar ? "Int32" : "NSNumber"
        case "Integer 64": isScalar ? "Int64" : "NSNumber"
        case "Double": isScalar ? "Double" : "NSNumber"
        case "Float": isScalar ? "Float" : "NSNumber"
        case "Boolean": isScalar ? "Bool" : "NSNumber"
        case "Decimal": "NSDecimalNumber"
        case "Date": isScalar ? "TimeInterval" : "Date"
        case "String": "String"
        case "Binary", "Binary Data": "Data"
        case "UUID": "UUID"
        case "URI": "URL"
        case "Transformable": custom ?? "AnyObject"
        case "ObjectID", "Object ID": "NSManagedObjectID"
        default: custom ?? "Any"
        }
    }

    /// What a request gives, of the number that stands for it.
    static func resultType(_ text: String) -> String {
        switch text {
        case "1": "Object ID"
        case "2": "Dictionary"
        case "4": "Count"
        default: "Object"
        }
    }
}
