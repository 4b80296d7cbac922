// Templates/YAML.stencil, put here by .ci/embed-templates.

extension StockTemplate {
    static let yamlText = ##"""
        {#
        Makes the values of YAML files members of an enumeration.

            YAMLFiles.apiVersion    // "2", out of settings.yml

        Each file becomes an enumeration of its own when there are several. Lists and dictionaries whose values differ in type hold
        `any Sendable`; a value of a dictionary that is nothing is left out.

        Parameters: enumName, publicAccess, forceFileNameEnum, documentName.

        Parser: yaml
        #}{% if files %}
        \##(sharedSettings)

        {% set enumName param.enumName|default:"YAMLFiles" %}
        {% for type in "String,Int,Double,Bool,Date,Data,UInt8,Sendable"|split:"," %}{% set reserved type|uniqueName:"*",type %}{%
            endfor %}
        \##(sharedDocuments)
        {% endif %}

        """##
}
