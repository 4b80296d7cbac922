// Templates/Strings.stencil, put here by .ci/embed-templates.

extension StockTemplate {
    static let stringsText = ##"""
        {#
        Makes the texts of string tables members of enumerations that are nested as their keys are.

            L10n.Apples.count(3)
            L10n.Settings.title

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
        {% macro stringsBlock level table scope enumName %}
        {% for string in level.strings %}
        {% set name string.name|swiftIdentifier:"pretty"|lowerFirstWord|uniqueName:scope,string.key %}
        {% call stringBlock string table name enumName %}
        {% endfor %}
        {% endmacro %}
        {% macro childrenBlock children table scope enumName %}
        {% for child in children %}
        {% set name child.name|swiftIdentifier:"pretty"|uniqueName:scope,child.name %}
        {% set inner %}{{ scope }}.{{ name }}{% endset %}
        {{ access }} enum {{ name|escapeReservedKeywords }} {
        {% filter indent:4," ",true %}
        {% call levelBlock child table inner enumName %}
        {% endfilter %}
        }
        {% endfor %}
        {% endmacro %}
        {% macro levelBlock level table scope enumName %}
        {% call stringsBlock level table scope enumName %}
        {% call childrenBlock level.children table scope enumName %}
        {% endmacro %}
        \##(sharedStringTables)
        \##(sharedStringLookup)
        \##(sharedBundleToken)
        \##(sharedStringParts)
        {% endif %}

        """##
}
