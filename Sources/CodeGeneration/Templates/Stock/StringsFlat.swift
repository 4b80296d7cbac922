// Templates/StringsFlat.stencil, put here by .ci/embed-templates.

extension StockTemplate {
    static let stringsFlatText = ##"""
        {#
        Makes the texts of string tables members of one enumeration, each by its whole key.

            L10n.applesCount(3)
            L10n.settingsTitle

        A text with placeholders becomes a function. A large table is spread over several files with the parameter `stringsPerFile`.

        Parameters: enumName, publicAccess, bundle, bundleName, lookupFunction, noComments, forceFileNameEnum, stringsPerFile.

        Parser: strings
        #}{% if tables %}
        \##(sharedSettings)

        {% set enumName param.enumName|default:"L10n" %}
        {% for type in "String,Any,Int,Double,Float,CChar,UnsafePointer,UnsafeRawPointer"|split:"," %}{%
            set reserved type|uniqueName:"*",type %}{% endfor %}
        {% set reserved enumName|uniqueName:"*",enumName %}
        \##(sharedStringMembers)
        {% macro levelBlock level table scope enumName %}
        {% for string in level.strings %}
        {% set name string.key|swiftIdentifier:"pretty"|lowerFirstWord|uniqueName:scope,string.key %}
        {% call stringBlock string table name enumName %}
        {% endfor %}
        {% for child in level.children %}
        {% call levelBlock child table scope enumName %}
        {% endfor %}
        {% endmacro %}
        \##(sharedStringTables)
        \##(sharedStringLookup)
        \##(sharedBundleToken)
        \##(sharedStringParts)
        {% endif %}

        """##
}
