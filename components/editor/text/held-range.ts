import type { Editor, Range } from '@tiptap/core';
import type { Fragment } from '@tiptap/pm/model';
import type { Transaction } from '@tiptap/pm/state';

interface Change {
  transaction: Transaction;
  appendedTransactions: Transaction[];
}

/**
 * A range of a text that is kept while somebody writes on: what is put there later stands before what was written behind it, but behind
 * what `isBehind` says has its place before. If it was written over, nothing is left of it but its place.
 */
export class HeldRange {
  private range: Range;
  private readonly content: Fragment;

  constructor(
    private readonly editor: Editor,
    { from, to }: Range,
    private readonly isBehind = () => false,
  ) {
    this.range = { from, to };
    this.content = editor.state.doc.slice(from, to).content;
    editor.on('transaction', this.follow);
  }

  /** Ends it. Returns where it is now. */
  release(): Range {
    this.editor.off('transaction', this.follow);
    const { from, to } = this.range;
    return this.isWhole ? { from, to } : { from, to: from };
  }

  private get isWhole(): boolean {
    const { from, to } = this.range;
    return this.editor.state.doc.slice(from, to).content.eq(this.content);
  }

  private readonly follow = ({ transaction, appendedTransactions }: Change): void => {
    const isBehind = this.isBehind();
    const side = isBehind ? 1 : -1;
    for (const { mapping } of [transaction, ...appendedTransactions]) {
      const { from, to } = this.range;
      this.range = { from: mapping.map(from, side), to: mapping.map(to, side) };
    }
    if (isBehind && !this.isWhole) this.range = { from: this.range.to, to: this.range.to };
  };
}
