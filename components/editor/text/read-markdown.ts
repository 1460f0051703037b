import { Marked, Tokenizer, type Tokens } from 'marked';

/** Numbers at the start of lines are those of a list only if they count; they may be days as well, of which a list would make others. */
class ListTokenizer extends Tokenizer {
  override list(source: string): Tokens.List | undefined {
    const list = super.list(source);
    return list?.ordered === true && !isCounted(list) ? undefined : list;
  }
}

const reader = new Marked({
  // Whoever begins a new line wants one.
  breaks: true,
  renderer: {
    // Of a quotation only words are kept; with a list or a heading it is something else.
    blockquote({ tokens }) {
      const isWords = tokens.every(({ type }) => type === 'paragraph' || type === 'space');
      return `<blockquote${isWords ? ' class="markdown"' : ''}>${this.parser.parse(tokens)}</blockquote>`;
    },
    // What is done or to be done is an item like any other.
    checkbox: () => '',
  },
}).setOptions({ tokenizer: new ListTokenizer() });

/** Markdown as HTML, to be cleaned like all that is pasted. */
export function toHtml(markdown: string): string {
  // In a text, a line between two elements would be a space.
  return reader.parse(markdown, { async: false }).replace(/\n(?=<|$)/g, '');
}

/** Whether the items are numbered 1, 2, 3, or all 1, as some write them. */
function isCounted({ items }: Tokens.List): boolean {
  const numbers = items.map(({ raw }) => Number.parseInt(raw.trimStart(), 10));
  const isEach = (wanted: (index: number) => number) =>
    numbers.every((number, index) => number === wanted(index));
  return items.length > 1 && (isEach((index) => index + 1) || isEach(() => 1));
}
