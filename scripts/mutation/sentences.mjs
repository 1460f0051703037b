/** Messages of errors for developers are not behaviour: people read the sentence for the error's code, in their language. */
const sentences = {
  /** @param {{ node: { type: string, value?: unknown }, parent?: { type: string, callee?: { name?: string } } }} path */
  shouldIgnore({ node, parent }) {
    const isArgument = parent?.type === 'NewExpression' && /Error$/.test(parent.callee?.name ?? '');
    const isText =
      node.type === 'TemplateLiteral' || (node.type === 'StringLiteral' && String(node.value).includes(' '));
    return isArgument && isText ? 'A sentence for developers.' : undefined;
  },
};

export const strykerPlugins = [{ kind: 'Ignore', name: 'sentences', value: sentences }];
