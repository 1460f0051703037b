import { act } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { blocks, editing, openText, paste, placeCaret, shown } from '@/tests/support/pasting';
import { fieldOf } from '@/tests/support/writing';

describe('Markdown that is pasted into a text', () => {
  beforeEach(() => vi.stubGlobal('ClipboardEvent', Event));

  it('becomes blocks as HTML does, and is taken back as a whole', async () => {
    const host = await openText('<p>Vorher</p>');
    paste(host, { 'text/plain': '# Titel\n\nMit **fett**:\n\n- a\n  - b\n\n> „Ein Satz.“' });
    await vi.waitFor(() => expect(shown()).toHaveLength(4));
    expect(blocks().map(({ model, content }) => [model, content])).toEqual([
      ['text', '<p>Vorher</p>'],
      ['headline', 'Titel'],
      ['text', '<p>Mit <strong>fett</strong>:</p><ul><li>a<ul><li>b</li></ul></li></ul>'],
      ['quote', 'Ein Satz.'],
    ]);
    await act(async () => void (await editing.steps.undo()));
    expect(shown()).toEqual([[2, '<p>Vorher</p>']]);
  });

  it('stays in the text without headings, before what is pasted after it', async () => {
    const host = await openText('<p></p>');
    paste(host, { 'text/plain': '- **a**\n- b' });
    paste(host, { 'text/html': '<p>Danach</p>', 'text/plain': 'Danach' });
    await vi.waitFor(() => expect(host.querySelectorAll('li')).toHaveLength(2));
    expect(host).toHaveTextContent('abDanach');
    expect(host.querySelector('strong')).toHaveTextContent('a');
    expect(blocks()).toHaveLength(1);
  });

  it('stays as it was where it is not clearly Markdown, and in a headline', async () => {
    const host = await openText('<p>Vorher</p>');
    paste(host, { 'text/plain': '- Kommst du?\n- Gleich.' });
    expect(host).toHaveTextContent('Vorher- Kommst du?- Gleich.');
    placeCaret(host, 'end');
    paste(host, { 'text/html': '<h2>Eins</h2>' });
    const line = fieldOf(blocks()[1]?.id ?? 0);
    placeCaret(line, 'end');
    paste(line, { 'text/plain': '# Titel\n## Mehr' });
    expect(line).toHaveTextContent('Eins# Titel ## Mehr');
  });
});
