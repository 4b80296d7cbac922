/// A part of a compiled template.
enum Node: Sendable {
    case text([UInt8])
    case output(OutputNode)
    case condition(ConditionNode)
    case loop(LoopNode)
    case jump(JumpNode)
    case assignment(AssignmentNode)
    case macro(MacroNode)
    case call(CallNode)
    case mapping(MappingNode)
    case filter(FilterNode)
    case inclusion(InclusionNode)
    case extending(ExtendingNode)
    case block(BlockNode)
    case now(NowNode)
    case custom(CustomNode)
}
