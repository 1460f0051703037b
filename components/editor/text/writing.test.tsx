import { act, fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { listModules } from '@/lib/client/sections';
import { walkTree } from '@/lib/pagebuilder/locate';
import { moduleOf } from '@/tests/support/editing-backend';
import { type } from '@/tests/support/typing';
import {
  backend,
  caret,
  editing,
  editorAtCaret,
  expectBlocks,
  fieldOf,
  headline,
  listBlocks,
  openPage,
  placeCaret,
  press,
  text,
  write,
} from '@/tests/support/writing';

// The page as it is written, key by key; what the server makes of it is shown in the contract tests.

const page = () => listBlocks(editing);
const settled = (expected: string[]) => expectBlocks(editing, expected);

describe('a sign at the beginning of a line', () => {
  it('makes a headline of the line, and leaves what is above and below it', async () => {
    await openPage(text(2, '<p>Oben</p><p>## Mitte</p><p>Unten</p>'));
    placeCaret(2, 9);
    press(' ');
    expect(page()).toEqual(['—', 'text: <p>Oben</p>', 'headline: Mitte', 'text: <p>Unten</p>']);
  });

  it('makes one of the first line, above the rest, at the level that was written', async () => {
    await openPage(text(2, '<p>###Titel</p><p>Darunter</p>'));
    placeCaret(2, 4);
    press(' ');
    expect(page()).toEqual(['—', 'headline: Titel', 'text: <p>Darunter</p>']);
    expect(listModules(editing.session.sections)[1]).toMatchObject({ headline_level: 3 });
  });

  it('is only a sign anywhere else, and in a list', async () => {
    await openPage(text(2, '<p>Nr. ##</p><ul><li><p>##</p></li></ul>'));
    placeCaret(2, 7);
    press(' ');
    placeCaret(2, 'end');
    press(' ');
    expect(page()).toHaveLength(2);
  });

  it('loses no link: a line that has one stays text', async () => {
    const content = '<p>##Ein <a href="/de/haus">Haus</a></p>';
    await openPage(text(2, content));
    placeCaret(2, 3);
    press(' ');
    expect(page()).toEqual(['—', `text: ${content}`]);
  });

  it('loses no word: what is too long stays text, and lines stay apart', async () => {
    const long = 'Wort '.repeat(50).trim();
    await openPage(
      text(2, `<p>##${long}</p>`),
      text(3, '<p>##Eins<br>Zwei</p><p>Rest</p>'),
      text(4, '<p>&gt;Eins<br>Zwei</p><p>Rest</p>'),
    );
    placeCaret(2, 3);
    press(' ');
    expect(page()[1]).toBe(`text: <p>##${long}</p>`);
    placeCaret(3, 3);
    press(' ');
    placeCaret(4, 2);
    press(' ');
    expect(page().slice(2)).toEqual([
      'headline: Eins Zwei',
      'text: <p>Rest</p>',
      'quote: Eins\nZwei',
      'text: <p>Rest</p>',
    ]);
  });

  it('takes away the saved text of which it was the only line, and its other language goes along', async () => {
    const english: Record<number, string> = { 2: '', 3: '<p>Title</p>', 4: '<p>One</p><p>Two</p>' };
    await openPage(text(2, '<p>##Eins</p>'), text(3, '<p>##Zwei</p>'), text(4, '<p>##Drei</p>'));
    for (const id of [2, 3, 4]) backend.writeByOther(id, 'content', english[id] ?? '', 'en');
    await editing.session.reload();
    for (const id of [2, 3, 4]) {
      placeCaret(id, 3);
      press(' ');
    }
    // What has more to say than a headline holds keeps its block.
    await settled(['—', 'headline: Eins', 'headline: Zwei', 'headline: Drei', 'text: ']);
    await editing.session.flush();
    const texts = [...walkTree(backend.server.tree)].map(
      ({ node }) => 'values' in node && node.values.content,
    );
    expect(texts).toContainEqual({ de: 'Zwei', en: 'Title' });
    expect(backend.done).toEqual(expect.arrayContaining(['remove 2', 'remove 3']));
  });

  it.each(['saved', 'just made'])(
    'makes a block in the place of a text that is %s, which it keeps until it has words',
    async (when) => {
      await openPage(
        headline(2, 'Titel'),
        ...(when === 'saved' ? [text(5, '<p>##</p>')] : []),
        text(3, '<p>Drei</p>'),
        text(4, '<p>Vier</p>'),
      );
      if (when === 'saved') placeCaret(5, 'end');
      else {
        placeCaret(2, 'end', 'content');
        press('Enter');
        await vi.waitFor(() => expect(caret()[0]).not.toBe(2));
        write('##');
      }
      press(' ');
      await act(() => editing.session.flush());
      await vi.waitFor(() => expect(editorAtCaret().view.dom).toHaveAttribute('aria-required', 'true'));
      write('Neu');
      await act(() => editing.session.flush());
      expect(page()).toEqual([
        '—',
        'headline: Titel',
        'headline: Neu',
        'text: <p>Drei</p>',
        'text: <p>Vier</p>',
      ]);
      expect(backend.sections[0]?.columns[0]?.children.map(({ content }) => content)).toEqual([
        'Titel',
        'Neu',
        '<p>Drei</p>',
        '<p>Vier</p>',
      ]);
    },
  );

  it('takes along the other language of a text that was made since the page was opened', async () => {
    await openPage(headline(2, 'Titel'));
    placeCaret(2, 'end');
    press('Enter');
    await vi.waitFor(() => expect(caret()[0]).not.toBe(2));
    const [made] = caret();
    act(() => editing.session.changeIn('en', made, { content: '<p>Below</p>' }));
    write('##');
    press(' ');
    await settled(['—', 'headline: Titel', 'headline: ']);
    expect(listModules(editing.session.showIn('en')).map(({ content }) => content)).toContain('Below');
  });

  it('begins a section where three hyphens are all there is', async () => {
    await openPage(headline(2, 'Titel'));
    placeCaret(2, 'end');
    press('Enter');
    write('—');
    press('Enter');
    await settled(['—', 'headline: Titel', '—', 'text: ']);
    await editing.session.flush();
    expect(backend.done).toEqual(['insert text', 'insert container', 'insert text', 'remove 1001']);
  });
});

describe('Enter', () => {
  it('goes on with the next block out of an empty last line', async () => {
    await openPage(text(2, '<p>Eins</p><p></p>'), text(3, '<p>Drei</p>'));
    placeCaret(2, 'end');
    press('Enter');
    expect(page()).toEqual(['—', 'text: <p>Eins</p>', 'text: ', 'text: <p>Drei</p>']);
  });

  it('stays in the text where something is written', async () => {
    await openPage(text(2, '<p>Eins</p>'));
    placeCaret(2, 'end');
    press('Enter');
    expect(page()).toHaveLength(2);
  });

  it('splits an item of a list', async () => {
    await openPage(text(2, '<ul><li><p>Eins</p></li></ul>'));
    placeCaret(2, 5);
    press('Enter');
    expect(page()).toEqual(['—', 'text: <ul><li><p>Ei</p></li><li><p>ns</p></li></ul>']);
  });

  it('splits a headline, and goes from line to line of a block and on to the text below', async () => {
    await openPage(headline(2, 'Erste Zweite'), moduleOf(3, 'quote', { content: 'Zitat', author: 'Anna' }));
    placeCaret(2, 6);
    press('Enter');
    expect(page()).toEqual(['—', 'headline: Erste ', 'text: <p>Zweite</p>', 'quote: Zitat']);
    placeCaret(3, 'end', 'author');
    press('Enter');
    expect(page().at(-1)).toBe('text: ');
  });

  it('leads out of the empty last line of a quotation, and is a line of it before that', async () => {
    await openPage(moduleOf(2, 'quote', { content: 'Zitat', author: '' }));
    placeCaret(2, 'end', 'content');
    press('Enter');
    expect(document.activeElement).toBe(fieldOf(2));
    press('Enter');
    expect(document.activeElement).toBe(fieldOf(2, 'author'));
    expect(page()).toEqual(['—', 'quote: Zitat']);
  });

  it('leaves no empty line and no doubled marks in a quotation that is left, and takes nothing before that', async () => {
    await openPage(moduleOf(2, 'quote', { content: 'Kunst', author: '' }));
    placeCaret(2, 'end', 'content');
    press('Enter');
    expect(page()).toEqual(['—', 'quote: Kunst\n']);
    placeCaret(2, 'end', 'author');
    expect(page()).toEqual(['—', 'quote: Kunst']);
    expect(fieldOf(2).textContent).toBe('Kunst');
    placeCaret(2, 'start', 'content');
    type(editorAtCaret().view, '„');
    placeCaret(2, 'end', 'content');
    type(editorAtCaret().view, '“');
    expect(page()).toEqual(['—', 'quote: „Kunst“']);
    placeCaret(2, 'end', 'author');
    expect(page()).toEqual(['—', 'quote: Kunst']);
  });

  it('shows a quotation that was kept with marks and empty lines as visitors see it, and changes nothing of it', async () => {
    await openPage(moduleOf(2, 'quote', { content: '„Kunst“\n', author: '' }));
    expect(fieldOf(2).textContent).toBe('Kunst');
    placeCaret(2, 'end', 'content');
    placeCaret(2, 'end', 'author');
    expect(fieldOf(2).textContent).toBe('Kunst');
    expect(page()).toEqual(['—', 'quote: „Kunst“\n']);
  });

  it('before a space of a headline begins the text below with a word, and Backspace joins both as they were', async () => {
    await openPage(headline(2, 'Kopf zeile'));
    placeCaret(2, 4, 'content');
    press('Enter');
    expect(page()).toEqual(['—', 'headline: Kopf ', 'text: <p>zeile</p>']);
    await vi.waitFor(() => expect(caret()[0]).not.toBe(2));
    placeCaret(caret()[0], 'start');
    press('Backspace');
    await vi.waitFor(() => expect(page()).toEqual(['—', 'headline: Kopf zeile']));
  });

  it('at the start of a headline makes room before it, and the caret stays', async () => {
    await openPage(headline(2, 'Titel'));
    placeCaret(2, 'start', 'content');
    press('Enter');
    expect(page()).toEqual(['—', 'text: ', 'headline: Titel']);
    expect(caret()).toEqual([2, 0]);
  });

  it('adds the next item at the end of one', async () => {
    const item = moduleOf(3, 'teaseritem', {
      parent: 2,
      headline: 'Eins',
      text: '',
      preline: '',
      subline: '',
      link_text: 'Mehr',
    });
    await openPage(moduleOf(2, 'teaserlist', { source: 'own', extra_class: 'standard', children: [item] }));
    placeCaret(3, 'end', 'link_text');
    press('Enter');
    expect(page()).toHaveLength(4);
  });
});

describe('arrow keys', () => {
  it('go on to the next text at the edge of one, and not before', async () => {
    await openPage(headline(2, 'Titel'), text(3, '<p>Eins</p><p>Zwei</p>'));
    placeCaret(3, 'start');
    press('ArrowLeft');
    // The empty line below a headline is one too.
    expect(caret()[0]).toBe(2);
    placeCaret(3, 3);
    press('ArrowRight');
    press('ArrowLeft');
    expect(caret()).toEqual([3, 3]);
    vi.spyOn(editorAtCaret().view, 'endOfTextblock').mockReturnValue(true);
    press('ArrowDown');
    expect(caret()).toEqual([3, 3]);
    press('ArrowUp');
    expect(caret()[0]).toBe(2);
  });
});

describe('a block that is moved while it is written in', () => {
  it('keeps the caret where it was', async () => {
    await openPage(headline(2, 'Titel'), text(3, '<p>Eins</p>'), text(4, '<p>Zwei</p>'));
    placeCaret(4, 3);
    press('ArrowUp', { altKey: true, shiftKey: true });
    expect(page()).toEqual(['—', 'headline: Titel', 'text: <p>Zwei</p>', 'text: <p>Eins</p>']);
    await vi.waitFor(() => expect(caret()).toEqual([4, 3]));
    // Where it cannot go on, nothing changes.
    placeCaret(2, 2, 'content');
    press('ArrowUp', { altKey: true, shiftKey: true });
    await vi.waitFor(() => expect(caret()).toEqual([2, 2]));
  });
});

describe('a slash in an empty text', () => {
  it('asks in the empty last line of a longer one as well, and is a letter elsewhere', async () => {
    await openPage(text(2, '<p>Eins</p><p></p>'));
    placeCaret(2, 'start');
    press('/');
    expect(screen.queryByRole('combobox', { name: 'Baustein suchen' })).toBeNull();
    placeCaret(2, 'end');
    press('/');
    expect(await screen.findByRole('combobox', { name: 'Baustein suchen' })).toBeVisible();
    expect(page()).toEqual(['—', 'text: <p>Eins</p>']);
  });

  it('asks what should stand there, and Escape leads back into the text', async () => {
    await openPage(text(2, ''));
    placeCaret(2, 'start');
    press('/');
    const search = await screen.findByRole('combobox', { name: 'Baustein suchen' });
    act(() => search.focus());
    fireEvent.keyDown(search, { key: 'Escape' });
    await vi.waitFor(() => expect(document.activeElement).toBe(fieldOf(2)));
  });
});

describe('a block', () => {
  it('can become what its content allows', async () => {
    await openPage(
      text(2, '<p>Eins</p>'),
      text(3, '<ul><li><p>Punkt</p></li></ul>'),
      moduleOf(4, 'image', { image: 'media:1' }),
    );
    const kinds = listModules(editing.session.sections).map((module) => editing.shaping.listKinds(module));
    expect(kinds).toEqual([[], ['headline', 'quote', 'faq'], [], ['imagelist']]);
    expect(screen.getAllByRole('textbox').length).toBeGreaterThan(1);
  });
});

it('goes on in a text whose section somebody else has deleted, with the space that was typed last', async () => {
  await openPage(text(2, '<p>Basis</p>'));
  placeCaret(2, 'end');
  act(() => type(editorAtCaret().view, ' und '));
  const before = fieldOf(2);
  backend.byOther({ type: 'remove', id: 1 });
  await act(() => editing.session.reload());
  expect(fieldOf(2)).not.toBe(before);
  act(() => type(editorAtCaret().view, 'mehr'));
  expect(page()).toEqual(['—', 'text: <p>Basis und mehr</p>']);
});
