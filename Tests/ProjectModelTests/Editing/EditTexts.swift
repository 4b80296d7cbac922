/// The lines that edits of the sample take out and put in.
enum EditTexts {
    static let tool = """
        +/* Begin PBXCopyFilesBuildPhase section */
        +513028045D0E4B893BC5A6EB /* CopyFiles */ = {
        +isa = PBXCopyFilesBuildPhase;
        +buildActionMask = 2147483647;
        +dstPath = /usr/share/man/man1/;
        +dstSubfolderSpec = 0;
        +files = (
        +);
        +runOnlyForDeploymentPostprocessing = 1;
        +};
        +/* End PBXCopyFilesBuildPhase section */
        +
        +2F90F804C1F60DE7BA023378 /* Tool */ = {isa = PBXFileReference; explicitFileType = "compiled.mach-o.executable"; \
        includeInIndex = 0; path = Tool; sourceTree = BUILT_PRODUCTS_DIR; };
        +
        +/* Begin PBXFrameworksBuildPhase section */
        +6E44E66E48D49DCE578457F0 /* Frameworks */ = {
        +isa = PBXFrameworksBuildPhase;
        +buildActionMask = 2147483647;
        +files = (
        +);
        +runOnlyForDeploymentPostprocessing = 0;
        +};
        +/* End PBXFrameworksBuildPhase section */
        +2F90F804C1F60DE7BA023378 /* Tool */,
        +0179CCD67C2A4A0DED801C11 /* Tool */ = {
        +isa = PBXNativeTarget;
        +buildConfigurationList = 97DE09BF6C6826FB1978E93C /* Build configuration list for PBXNativeTarget "Tool" */;
        +buildPhases = (
        +8B268A6A9697E70A9A1B11BE /* Sources */,
        +6E44E66E48D49DCE578457F0 /* Frameworks */,
        +513028045D0E4B893BC5A6EB /* CopyFiles */,
        +);
        +buildRules = (
        +);
        +dependencies = (
        +);
        +name = Tool;
        +productName = Tool;
        +productReference = 2F90F804C1F60DE7BA023378 /* Tool */;
        +productType = "com.apple.product-type.tool";
        +};
        +0179CCD67C2A4A0DED801C11 /* Tool */,
        +8B268A6A9697E70A9A1B11BE /* Sources */ = {
        +isa = PBXSourcesBuildPhase;
        +buildActionMask = 2147483647;
        +files = (
        +);
        +runOnlyForDeploymentPostprocessing = 0;
        +};
        +A60348E49C708A8876CE9B69 /* Debug */ = {
        +isa = XCBuildConfiguration;
        +buildSettings = {
        +A = 1;
        +CODE_SIGN_STYLE = Automatic;
        +PRODUCT_NAME = "$(TARGET_NAME)";
        +SDKROOT = macosx;
        +SWIFT_VERSION = 5.0;
        +};
        +name = Debug;
        +};
        +97DE09BF6C6826FB1978E93C /* Build configuration list for PBXNativeTarget "Tool" */ = {
        +isa = XCConfigurationList;
        +buildConfigurations = (
        +A60348E49C708A8876CE9B69 /* Debug */,
        +);
        +defaultConfigurationIsVisible = 0;
        +defaultConfigurationName = Debug;
        +};
        """

    static let lateLibrary = """
        +3BE4A5B51A7C55479AFFB1DD /* libKit.a */ = {isa = PBXFileReference; explicitFileType = archive.ar; includeInIndex = 0; \
        path = libKit.a; sourceTree = BUILT_PRODUCTS_DIR; };
        +/* Begin PBXFrameworksBuildPhase section */
        +A9584F7B2764709772EE9527 /* Frameworks */ = {
        +isa = PBXFrameworksBuildPhase;
        +files = (
        +);
        +};
        +/* End PBXFrameworksBuildPhase section */
        +
        +3BE4A5B51A7C55479AFFB1DD /* libKit.a */,
        +5CFE31149DE2A9B7831E9E17 /* Headers */ = {
        +isa = PBXHeadersBuildPhase;
        +files = (
        +);
        +};
        +7B66D1EDB8BF5F43C0B91368 /* Kit */ = {
        +isa = PBXNativeTarget;
        +buildConfigurationList = E5633A3C8425FBC8B5CD235A /* Build configuration list for PBXNativeTarget "Kit" */;
        +buildPhases = (
        +5CFE31149DE2A9B7831E9E17 /* Headers */,
        +AD841FF3D6D9D1F980DF2D81 /* Sources */,
        +A9584F7B2764709772EE9527 /* Frameworks */,
        +);
        +buildRules = (
        +);
        +name = Kit;
        +productName = Kit;
        +productReference = 3BE4A5B51A7C55479AFFB1DD /* libKit.a */;
        +productType = "com.apple.product-type.library.static";
        +};
        +7B66D1EDB8BF5F43C0B91368 /* Kit */,
        +AD841FF3D6D9D1F980DF2D81 /* Sources */ = {
        +isa = PBXSourcesBuildPhase;
        +files = (
        +);
        +};
        +841E9EDC6E63304170BF771A /* Debug */ = {
        +isa = XCBuildConfiguration;
        +buildSettings = {
        +CODE_SIGN_STYLE = Automatic;
        +EXECUTABLE_PREFIX = lib;
        +PRODUCT_NAME = "$(TARGET_NAME)";
        +SKIP_INSTALL = YES;
        +SWIFT_VERSION = 5.0;
        +};
        +name = Debug;
        +};
        +E5633A3C8425FBC8B5CD235A /* Build configuration list for PBXNativeTarget "Kit" */ = {
        +isa = XCConfigurationList;
        +buildConfigurations = (
        +841E9EDC6E63304170BF771A /* Debug */,
        +);
        +defaultConfigurationName = Debug;
        +};
        """

    static let tests = """
        +/* Begin PBXContainerItemProxy section */
        +D856C80A065F5D94ABBE9CED /* PBXContainerItemProxy */ = {
        +isa = PBXContainerItemProxy;
        +containerPortal = R1 /* Project object */;
        +proxyType = 1;
        +remoteGlobalIDString = T1;
        +remoteInfo = App;
        +};
        +/* End PBXContainerItemProxy section */
        +
        +818BE2D115A9E55BBD187B84 /* AppTests.xctest */ = {isa = PBXFileReference; explicitFileType = wrapper.cfbundle; \
        includeInIndex = 0; path = AppTests.xctest; sourceTree = BUILT_PRODUCTS_DIR; };
        +
        +/* Begin PBXFrameworksBuildPhase section */
        +6F839BD7D359FFD4A405E011 /* Frameworks */ = {
        +isa = PBXFrameworksBuildPhase;
        +buildActionMask = 2147483647;
        +files = (
        +);
        +runOnlyForDeploymentPostprocessing = 0;
        +};
        +/* End PBXFrameworksBuildPhase section */
        +818BE2D115A9E55BBD187B84 /* AppTests.xctest */,
        +D5D10C1FDDD1587B257992BA /* AppTests */ = {
        +isa = PBXNativeTarget;
        +buildConfigurationList = 5846F42A3C667CB9B9FE2697 /* Build configuration list for PBXNativeTarget "AppTests" */;
        +buildPhases = (
        +3BAE688F8B4876933CF49F3C /* Sources */,
        +6F839BD7D359FFD4A405E011 /* Frameworks */,
        +F0DF3E761DF9E958D1D88A09 /* Resources */,
        +);
        +buildRules = (
        +);
        +dependencies = (
        +5A4C1E0261DF9C28F2AA55E2 /* PBXTargetDependency */,
        +);
        +name = AppTests;
        +productName = AppTests;
        +productReference = 818BE2D115A9E55BBD187B84 /* AppTests.xctest */;
        +productType = "com.apple.product-type.bundle.unit-test";
        +};
        +D5D10C1FDDD1587B257992BA /* AppTests */,
        +F0DF3E761DF9E958D1D88A09 /* Resources */ = {
        +isa = PBXResourcesBuildPhase;
        +buildActionMask = 2147483647;
        +files = (
        +);
        +runOnlyForDeploymentPostprocessing = 0;
        +};
        +3BAE688F8B4876933CF49F3C /* Sources */ = {
        +isa = PBXSourcesBuildPhase;
        +buildActionMask = 2147483647;
        +files = (
        +);
        +runOnlyForDeploymentPostprocessing = 0;
        +};
        +/* Begin PBXTargetDependency section */
        +5A4C1E0261DF9C28F2AA55E2 /* PBXTargetDependency */ = {
        +isa = PBXTargetDependency;
        +target = T1 /* App */;
        +targetProxy = D856C80A065F5D94ABBE9CED /* PBXContainerItemProxy */;
        +};
        +/* End PBXTargetDependency section */
        +
        +80FDA3B6275AC8C38A50BF61 /* Debug */ = {
        +isa = XCBuildConfiguration;
        +buildSettings = {
        +BUNDLE_LOADER = "$(TEST_HOST)";
        +CODE_SIGN_STYLE = Automatic;
        +CURRENT_PROJECT_VERSION = 1;
        +GENERATE_INFOPLIST_FILE = YES;
        +MARKETING_VERSION = 1.0;
        +PRODUCT_BUNDLE_IDENTIFIER = com.example.tests;
        +PRODUCT_NAME = "$(TARGET_NAME)";
        +SWIFT_EMIT_LOC_STRINGS = NO;
        +SWIFT_VERSION = 5.0;
        +TARGETED_DEVICE_FAMILY = "1,2";
        +TEST_HOST = "$(BUILT_PRODUCTS_DIR)/App.app/$(BUNDLE_EXECUTABLE_FOLDER_PATH)/App";
        +};
        +name = Debug;
        +};
        +5846F42A3C667CB9B9FE2697 /* Build configuration list for PBXNativeTarget "AppTests" */ = {
        +isa = XCConfigurationList;
        +buildConfigurations = (
        +80FDA3B6275AC8C38A50BF61 /* Debug */,
        +);
        +defaultConfigurationIsVisible = 0;
        +defaultConfigurationName = Debug;
        +};
        """

    static let externalTarget = """
        +/* Begin PBXLegacyTarget section */
        +F9BB47E469AD2E835D2CC892 /* Make */ = {
        +isa = PBXLegacyTarget;
        +buildArgumentsString = "$(ACTION)";
        +buildConfigurationList = 906F9A04047722FBB0CE5037 /* Build configuration list for PBXLegacyTarget "Make" */;
        +buildPhases = (
        +);
        +buildToolPath = /usr/bin/make;
        +buildWorkingDirectory = lib;
        +dependencies = (
        +);
        +name = Make;
        +passBuildSettingsInEnvironment = 1;
        +productName = Make;
        +};
        +/* End PBXLegacyTarget section */
        +
        +F9BB47E469AD2E835D2CC892 /* Make */,
        +99C58BF415915734921040EC /* Debug */ = {
        +isa = XCBuildConfiguration;
        +buildSettings = {
        +PRODUCT_NAME = "$(TARGET_NAME)";
        +};
        +name = Debug;
        +};
        +906F9A04047722FBB0CE5037 /* Build configuration list for PBXLegacyTarget "Make" */ = {
        +isa = XCConfigurationList;
        +buildConfigurations = (
        +99C58BF415915734921040EC /* Debug */,
        +);
        +defaultConfigurationIsVisible = 0;
        +defaultConfigurationName = Debug;
        +};
        """

    static let packageProducts = """
        +E1CED9CB61DB5A08A6420FCB /* Parser in Frameworks */ = {isa = PBXBuildFile; productRef = 76D8DEC631D96DF0B9A485EC /* \
        Parser */; };
        +
        +/* Begin PBXFrameworksBuildPhase section */
        +52642267A2E5B910878E8DD2 /* Frameworks */ = {
        +isa = PBXFrameworksBuildPhase;
        +buildActionMask = 2147483647;
        +files = (
        +E1CED9CB61DB5A08A6420FCB /* Parser in Frameworks */,
        +);
        +runOnlyForDeploymentPostprocessing = 0;
        +};
        +/* End PBXFrameworksBuildPhase section */
        +52642267A2E5B910878E8DD2 /* Frameworks */,
        +37B380C6DE359DE80A340C43 /* PBXTargetDependency */,
        +packageProductDependencies = (
        +76D8DEC631D96DF0B9A485EC /* Parser */,
        +);
        +packageReferences = (
        +B12AF153E9D012F864B39AC5 /* XCRemoteSwiftPackageReference "Parser" */,
        +);
        +/* Begin PBXTargetDependency section */
        +37B380C6DE359DE80A340C43 /* PBXTargetDependency */ = {
        +isa = PBXTargetDependency;
        +productRef = 3C4141CBF5FBECBC87E1F86F /* Gen */;
        +};
        +/* End PBXTargetDependency section */
        +
        +
        +/* Begin XCRemoteSwiftPackageReference section */
        +B12AF153E9D012F864B39AC5 /* XCRemoteSwiftPackageReference "Parser" */ = {
        +isa = XCRemoteSwiftPackageReference;
        +repositoryURL = "https://example.com/Parser.git";
        +requirement = {
        +branch = main;
        +kind = branch;
        +};
        +};
        +/* End XCRemoteSwiftPackageReference section */
        +
        +/* Begin XCSwiftPackageProductDependency section */
        +3C4141CBF5FBECBC87E1F86F /* Gen */ = {
        +isa = XCSwiftPackageProductDependency;
        +package = B12AF153E9D012F864B39AC5 /* XCRemoteSwiftPackageReference "Parser" */;
        +productName = "plugin:Gen";
        +};
        +76D8DEC631D96DF0B9A485EC /* Parser */ = {
        +isa = XCSwiftPackageProductDependency;
        +package = B12AF153E9D012F864B39AC5 /* XCRemoteSwiftPackageReference "Parser" */;
        +productName = Parser;
        +};
        +/* End XCSwiftPackageProductDependency section */
        """
}
