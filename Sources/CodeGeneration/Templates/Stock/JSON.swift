// Templates/JSON.stencil, put here by .ci/embed-templates.

extension StockTemplate {
    static let jsonText = ##"""
        {#
        Makes the values of JSON files members of an enumeration.

            JSONFiles.apiVersion    // "2", out of config.json

        Each file becomes an enumeration of its own when there are several. Lists and dictionaries whose values differ in type hold
        `any Sendable`; a value of a dictionary that is nothing is left out.

        Parameters: enumName, publicAccess, forceFileNameEnum.

        Parser: json
        #}{% if files %}
        \##(sharedSettings)

        {% set enumName param.enumName|default:"JSONFiles" %}
        {% for type in "String,Int,Double,Bool,Date,Data,UInt8,Sendable"|split:"," %}{% set reserved type|uniqueName:"*",type %}{%
            endfor %}
        \##(sharedDocuments)
        {% endif %}

        """##
}
