// Templates/Plist.stencil, put here by .ci/embed-templates.

extension StockTemplate {
    static let plistText = ##"""
        {#
        Makes the values of property lists members of an enumeration.

            PlistFiles.apiVersion    // "2", out of Info.plist

        Each file becomes an enumeration of its own when there are several. Lists and dictionaries whose values differ in type hold
        `any Sendable`; a value of a dictionary that is nothing is left out.

        Parameters: enumName, publicAccess, forceFileNameEnum.

        Parser: plist
        #}{% if files %}
        \##(sharedSettings)

        {% set enumName param.enumName|default:"PlistFiles" %}
        {% for type in "String,Int,Double,Bool,Date,Data,UInt8,Sendable"|split:"," %}{% set reserved type|uniqueName:"*",type %}{%
            endfor %}
        \##(sharedDocuments)
        {% endif %}

        """##
}
