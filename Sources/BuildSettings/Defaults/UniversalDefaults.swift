/// What Xcode gives every target, as far as it does not depend on an installed Xcode or on the machine.
enum UniversalDefaults {
    /// The table, made once.
    static let table = SettingsTable(text: folders + "\n" + products + "\n" + languages)

    private static let folders = """
        SYMROOT = $(SRCROOT)/build
        OBJROOT = $(SYMROOT)
        DSTROOT = /tmp/$(PROJECT_NAME).dst
        BUILD_DIR = $(SYMROOT)
        BUILD_ROOT = $(SYMROOT)
        CONFIGURATION_BUILD_DIR = $(BUILD_DIR)/$(CONFIGURATION)$(EFFECTIVE_PLATFORM_NAME)
        BUILT_PRODUCTS_DIR = $(CONFIGURATION_BUILD_DIR)
        TARGET_BUILD_SUBPATH =
        TARGET_BUILD_DIR = $(CONFIGURATION_BUILD_DIR)$(TARGET_BUILD_SUBPATH)
        PROJECT_TEMP_ROOT = $(OBJROOT)
        PROJECT_TEMP_DIR = $(OBJROOT)/$(PROJECT_NAME).build
        PROJECT_DERIVED_FILE_DIR = $(PROJECT_TEMP_DIR)/DerivedSources
        CONFIGURATION_TEMP_DIR = $(PROJECT_TEMP_DIR)/$(CONFIGURATION)$(EFFECTIVE_PLATFORM_NAME)
        TARGET_TEMP_DIR_SUFFIX =
        TARGET_TEMP_DIR = $(CONFIGURATION_TEMP_DIR)/$(TARGET_NAME)$(TARGET_TEMP_DIR_SUFFIX).build
        TEMP_DIR = $(TARGET_TEMP_DIR)
        TEMP_FILE_DIR = $(TARGET_TEMP_DIR)
        TEMP_FILES_DIR = $(TARGET_TEMP_DIR)
        TEMP_ROOT = $(PROJECT_TEMP_ROOT)
        DERIVED_FILE_DIR = $(TARGET_TEMP_DIR)/DerivedSources
        DERIVED_FILES_DIR = $(DERIVED_FILE_DIR)
        DERIVED_SOURCES_DIR = $(DERIVED_FILE_DIR)
        OBJECT_FILE_DIR = $(TARGET_TEMP_DIR)/Objects
        OBJECT_FILE_DIR_normal = $(OBJECT_FILE_DIR)-normal
        INSTALL_ROOT = $(DSTROOT)
        INSTALL_DIR = $(DSTROOT)$(INSTALL_PATH)
        INSTALL_PATH =
        LOCAL_APPS_DIR = /Applications
        LOCAL_LIBRARY_DIR = /Library
        SYSTEM_APPS_DIR = /Applications
        SYSTEM_LIBRARY_DIR = /System/Library
        USER_APPS_DIR = $(HOME)/Applications
        USER_LIBRARY_DIR = $(HOME)/Library
        DWARF_DSYM_FOLDER_PATH = $(CONFIGURATION_BUILD_DIR)
        DWARF_DSYM_FILE_NAME = $(FULL_PRODUCT_NAME).dSYM
        FRAMEWORK_SEARCH_PATHS = $(BUILT_PRODUCTS_DIR)
        HEADER_SEARCH_PATHS = $(BUILT_PRODUCTS_DIR)/include
        LIBRARY_SEARCH_PATHS = $(BUILT_PRODUCTS_DIR)
        SWIFT_INCLUDE_PATHS = $(BUILT_PRODUCTS_DIR)
        """

    private static let products = """
        ACTION = build
        ARCHS = $(ARCHS_STANDARD)
        AVAILABLE_PLATFORMS = appletvos appletvsimulator driverkit iphoneos iphonesimulator macosx watchos watchsimulator xros xrsimulator
        BUILD_VARIANTS = normal
        CURRENT_VARIANT = normal
        DEBUG_INFORMATION_FORMAT = dwarf
        DEPLOYMENT_LOCATION = NO
        DEPLOYMENT_POSTPROCESSING = NO
        DEVELOPMENT_LANGUAGE = en
        DYLIB_INSTALL_NAME_BASE = $(INSTALL_PATH)
        LD_DYLIB_INSTALL_NAME = $(DYLIB_INSTALL_NAME_BASE:standardizepath)/$(EXECUTABLE_PATH)
        ENABLE_TESTABILITY = NO
        EXCLUDED_RECURSIVE_SEARCH_PATH_SUBDIRECTORIES = *.nib *.lproj *.framework *.gch *.xcode* *.xcassets .DS_Store CVS .svn .git .hg
        FULL_PRODUCT_NAME = $(PRODUCT_NAME)
        CODESIGNING_FOLDER_PATH = $(TARGET_BUILD_DIR)/$(FULL_PRODUCT_NAME)
        GENERATE_INFOPLIST_FILE = NO
        IS_MACCATALYST = NO
        ONLY_ACTIVE_ARCH = NO
        PRODUCT_NAME = $(TARGET_NAME)
        PRODUCT_MODULE_NAME = $(PRODUCT_NAME:c99extidentifier)
        SKIP_INSTALL = NO
        SUPPORTS_MACCATALYST = NO
        """

    private static let languages = """
        CLANG_ENABLE_MODULES = NO
        CLANG_ENABLE_OBJC_ARC = NO
        DEFINES_MODULE = NO
        GCC_OPTIMIZATION_LEVEL = s
        SWIFT_MODULE_NAME = $(PRODUCT_MODULE_NAME)
        SWIFT_OBJC_INTERFACE_HEADER_NAME = $(SWIFT_MODULE_NAME)-Swift.h
        SWIFT_OPTIMIZATION_LEVEL = -O
        SWIFT_STRICT_CONCURRENCY = minimal
        """
}
