/// The words that Apple's documentation of privacy manifests allows.
enum PrivacyVocabulary {
    /// The values of NSPrivacyCollectedDataType.
    static let dataTypes: Set<String> = Set(
        [
            "Name", "EmailAddress", "PhoneNumber", "PhysicalAddress", "OtherUserContactInfo", "Health", "Fitness", "PaymentInfo",
            "CreditInfo",
            "OtherFinancialInfo", "PreciseLocation", "CoarseLocation", "SensitiveInfo", "Contacts", "EmailsOrTextMessages",
            "PhotosorVideos",
            "AudioData", "GameplayContent", "CustomerSupport", "OtherUserContent", "BrowsingHistory", "SearchHistory", "UserID", "DeviceID",
            "PurchaseHistory", "ProductInteraction", "AdvertisingData", "OtherUsageData", "CrashData", "PerformanceData",
            "OtherDiagnosticData", "EnvironmentScanning", "Hands", "Head", "OtherDataTypes",
        ].map { "NSPrivacyCollectedDataType" + $0 })

    /// The values of NSPrivacyCollectedDataTypePurposes.
    static let purposes: Set<String> = Set(
        ["ThirdPartyAdvertising", "DeveloperAdvertising", "Analytics", "ProductPersonalization", "AppFunctionality", "Other"]
            .map { "NSPrivacyCollectedDataTypePurpose" + $0 })

    /// The reasons of a category of accessed API; `nil` for a category that there is not.
    static func reasons(of category: String) -> [String]? {
        switch category {
        case "NSPrivacyAccessedAPICategoryFileTimestamp": ["0A2A.1", "3B52.1", "C617.1", "DDA9.1"]
        case "NSPrivacyAccessedAPICategorySystemBootTime": ["35F9.1", "3D61.1", "8FFB.1"]
        case "NSPrivacyAccessedAPICategoryDiskSpace": ["7D9E.1", "85F4.1", "B728.1", "E174.1"]
        case "NSPrivacyAccessedAPICategoryActiveKeyboards": ["3EC4.1", "54BD.1"]
        case "NSPrivacyAccessedAPICategoryUserDefaults": ["1C8F.1", "AC6B.1", "C56D.1", "CA92.1"]
        default: nil
        }
    }
}
