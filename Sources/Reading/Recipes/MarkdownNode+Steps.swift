import Markdown

extension MarkdownNode {
    /// Appends the steps that a block of a method gives: the items of a list, or a paragraph, that have words in them.
    func appendSteps(to steps: inout [String]) {
        switch kind {
        case .list: forEachChild { $0.appendStep(to: &steps) }
        case .paragraph: appendStep(to: &steps)
        default: break
        }
    }

    private func appendStep(to steps: inout [String]) {
        let text = plainText
        if !text.isEmpty { steps.append(text) }
    }
}
