import type { Editor } from '@tiptap/core';
import { act, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { useAlerts } from '@/lib/client/alerts';
import { useEditorStore } from '@/lib/client/editor-store';
import { listModules } from '@/lib/client/sections';
import {
  backend,
  blocks,
  editing,
  markAll,
  openText,
  paste,
  picture,
  pictures,
  placeCaret,
  shown,
} from '@/tests/support/pasting';
import { caret, fieldOf } from '@/tests/support/writing';
import { focusField } from './text-fields';

describe('what is pasted into a text', () => {
  it('keeps its pictures, uploaded, where they stood', async () => {
    const host = await openText('<p>Vorher</p>');
    paste(host, {
      'text/html': `<p>Eins</p><p><img src="${picture}"></p><p>Zwei</p>`,
      'text/plain': 'Eins Zwei',
    });
    await vi.waitFor(() => expect(pictures()).toEqual(['media:41']));
    expect(blocks().map(({ model }) => model)).toEqual(['text', 'image', 'text']);
    expect(blocks().map(({ content }) => content)).toEqual([
      '<p>Vorher</p><p>Eins</p>',
      undefined,
      '<p>Zwei</p>',
    ]);
  });

  it.each(['D. Müller', '3. Oktober', 'I. Akt\nII. Akt'])(
    'is no list for a sign before it: %s',
    async (text) => {
      const host = await openText('<p></p>');
      await act(async () => paste(host, { 'text/plain': text }));
      await vi.waitFor(() => expect(host.textContent).toBe(text.replace('\n', '')));
      expect(host.querySelector('ol')).toBeNull();
    },
  );

  it('stands behind the questions, if it is a picture pasted into an answer', async () => {
    await openText('<p>Vorher</p>');
    const faq = editing.session.insertLocal('faq', { parent: 1, column: 0, order: 1 });
    const values = { content: 'Wann?', text: '<p>Um acht.</p>' };
    const item = editing.session.insertLocal('faqitem', { parent: faq, column: 0, order: 0 }, values);
    await vi.waitFor(() => expect(document.querySelector(`[data-block="${item}"]`)).not.toBeNull());
    const answer = document.querySelector<HTMLElement>(`[data-block="${item}"] [data-field="text"]`);
    if (answer === null) throw new Error('There is no answer.');
    placeCaret(answer, 'end');
    paste(answer, {}, [new File(['x'], 'a.png', { type: 'image/png' })]);
    await vi.waitFor(() => expect(pictures()).toEqual(['media:41']));
    expect(blocks().map(({ model }) => model)).toEqual(['text', 'faq', 'faqitem', 'image']);
    const { columns } = editing.session.sections[0] ?? {};
    expect(columns?.[0]?.children.map(({ model }) => model)).toEqual(['text', 'faq', 'image']);
  });

  it('is refused if it is more than any text holds, and changes nothing', async () => {
    const host = await openText('<p>Vorher</p>');
    const line = 'Ein langer Satz ohne Ende. ';
    for (const type of ['text/plain', 'text/html']) {
      const text = line.repeat(20_000);
      paste(host, { 'text/plain': text, ...(type === 'text/html' ? { [type]: `<p>${text}</p>` } : {}) });
      await screen.findByText(/^alert.tooMuchPasted 540000 400000/);
      act(() => useAlerts.setState({ alerts: [] }));
      expect(shown()).toEqual([[2, '<p>Vorher</p>']]);
      expect(host).toHaveTextContent(/^Vorher$/);
    }
  });

  it('is refused if it is few words in ten million signs of markup, without being cleaned before', async () => {
    const host = await openText('<p>Vorher</p>');
    const html = `<p>Wort</p>${'<span style="margin:0cm;font-family:Calibri"></span>'.repeat(200_000)}`;
    const read = vi.spyOn(DOMParser.prototype, 'parseFromString');
    paste(host, { 'text/plain': 'Wort', 'text/html': html });
    expect(await screen.findByText('alert.tooMuchMarkup')).toBeVisible();
    expect(read.mock.calls.filter(([text]) => String(text).length > 1_000_000)).toEqual([]);
    expect(shown()).toEqual([[2, '<p>Vorher</p>']]);
  });

  it.each([
    ['text/plain', 'a'.repeat(39_999), 40_012],
    ['text/html', `<p>${'a'.repeat(39_999)}</p>`, 40_012],
    ['text/html', `<p>${'a'.repeat(39_000)}</p><h2>Titel</h2><p>${'b'.repeat(40_000)}</p>`, 40_007],
  ])('is refused if a text would be longer than its field takes (%s, %#)', async (type, data, length) => {
    const host = await openText('<p>Vorher</p>');
    paste(host, { 'text/plain': 'a', [type]: data });
    expect(await screen.findByText(`alert.tooLongPasted ${length} 40000`)).toBeVisible();
    expect(shown()).toEqual([[2, '<p>Vorher</p>']]);
    expect(host).toHaveTextContent(/^Vorher$/);
    expect(backend.done).toEqual([]);
  });

  it('is taken if each of the blocks it becomes is short enough, and in a headline refused by its own limit', async () => {
    const host = await openText('<p>Vorher</p>');
    const long = `<p>${'a'.repeat(30_000)}</p>`;
    paste(host, { 'text/html': `<h2>Eins</h2>${long}<h2>Zwei</h2>${long}`, 'text/plain': 'a' });
    expect(blocks().map(({ model }) => model)).toEqual(['text', 'headline', 'text', 'headline', 'text']);
    const line = fieldOf(blocks()[1]?.id ?? 0);
    placeCaret(line, 'end');
    paste(line, { 'text/plain': 'b'.repeat(197) });
    expect(await screen.findByText('alert.tooLongPasted 201 200')).toBeVisible();
    expect(line).toHaveTextContent(/^Eins$/);
  });

  it('says of a text that was written too long how long it is, and how long it may be', async () => {
    await openText('<p>Vorher</p>');
    act(() => editing.session.change(2, { content: `<p>${'a'.repeat(40_000)}</p>` }));
    expect(
      await screen.findByText(/^Zu lang, nicht gespeichert · .*: 40\.007 Zeichen, möglich sind 40\.000\.$/),
    ).toBeVisible();
    act(() => editing.session.change(2, { content: `<p>${'a'.repeat(40_010)}</p>` }));
    expect(await screen.findByText(/: 40\.017 Zeichen, möglich sind 40\.000\.$/)).toBeVisible();
  });

  it('stands behind the text as a picture, or several as a list, where it is files', async () => {
    const host = await openText('<p>Vorher</p>');
    const files = ['a', 'b'].map((name) => new File(['x'], `${name}.png`, { type: 'image/png' }));
    paste(host, {}, files);
    await vi.waitFor(() => expect(pictures()).toEqual(['media:41', 'media:42']));
    expect(blocks().map(({ model }) => model)).toEqual(['text', 'imagelist', 'imageitem', 'imageitem']);
    const kept = () => listModules(backend.sections).flatMap(({ image }) => image ?? []);
    await vi.waitFor(() => expect(kept()).toEqual(['media:41', 'media:42']));
  });

  it('leaves the caret where somebody writes on, if it is a picture that is still uploaded', async () => {
    const host = await openText('<p>Vorher</p>');
    paste(host, {}, [new File(['x'], 'a.png', { type: 'image/png' })]);
    expect(await screen.findByText('drop.placed 1')).toBeVisible();
    expect(pictures()).toEqual(['media:41']);
    expect(host).toHaveFocus();
  });

  it('stands behind the block that is selected, or at the end, where files are pasted beside all texts', async () => {
    await openText('<p>Vorher</p>');
    const files = [new File(['x'], 'a.png', { type: 'image/png' })];
    paste(document.body, {}, files);
    await vi.waitFor(() => expect(pictures()).toEqual(['media:41']));
    const handle = document.querySelector<HTMLElement>('[data-block="2"] [data-handle]');
    if (handle === null) throw new Error('There is no handle.');
    act(() => handle.focus());
    paste(handle, {}, files);
    await vi.waitFor(() => expect(pictures()).toEqual(['media:42', 'media:41']));
    expect(blocks().map(({ model }) => model)).toEqual(['text', 'image', 'image']);
  });

  it('fills the selected block that waits for a picture', async () => {
    await openText('<p>Vorher</p>');
    const waiting = editing.session.insertLocal('image', { parent: 1, column: 0, order: 1 });
    const find = () => document.querySelector<HTMLElement>(`[data-block="${waiting}"] [data-handle]`);
    await vi.waitFor(() => expect(find()).not.toBeNull());
    act(() => find()?.focus());
    paste(document.body, {}, [new File(['x'], 'a.png', { type: 'image/png' })]);
    await vi.waitFor(() => expect(pictures()).toEqual(['media:41']));
    expect(blocks().map(({ id }) => id)).toEqual([2, waiting]);
  });

  it('stands there as a picture where a browser gives the file of one with its address', async () => {
    const host = await openText('<p>Vorher</p>');
    const files = [new File(['x'], 'image.png', { type: 'image/png' })];
    paste(host, { 'text/html': '<img src="https://kran.example/a.png">' }, files);
    await vi.waitFor(() => expect(pictures()).toEqual(['media:41']));
    expect(screen.queryByText('drop.lost 1')).toBeNull();
  });

  it('stands before a text that it was put to the beginning of, which stays the same block', async () => {
    const host = await openText('<p>Alt</p><p>Mehr</p>');
    placeCaret(host, 'start');
    paste(host, { 'text/html': '<h2>Titel</h2><p>Neu</p>' });
    expect(shown()).toEqual([
      [expect.any(Number), 'Titel'],
      [expect.any(Number), '<p>Neu</p>'],
      [2, '<p>Alt</p><p>Mehr</p>'],
    ]);
    await editing.session.flush();
    expect(backend.done.filter((each) => each.startsWith('remove'))).toEqual([]);
  });

  it('takes the place of a text that was marked, whose block and other language stay', async () => {
    const host = await openText('<p>Alt</p>');
    await markAll(host);
    paste(host, { 'text/html': '<h2>Titel</h2><p>Neu</p><h3>Darunter</h3>' });
    expect(shown()).toEqual([
      [expect.any(Number), 'Titel'],
      [2, '<p>Neu</p>'],
      [expect.any(Number), 'Darunter'],
    ]);
    await editing.session.flush();
    expect(backend.done.filter((each) => each.startsWith('remove'))).toEqual([]);
  });

  it('comes to the server in the order in which it stands there', async () => {
    const host = await openText('<p>Vorher</p>');
    paste(host, { 'text/html': '<h2>Eins</h2><p>a</p><h2>Zwei</h2><p>b</p>' });
    const kept = () =>
      listModules(backend.sections)
        .slice(1)
        .map(({ content }) => content);
    await vi.waitFor(() => expect(kept()).toEqual(['<p>Vorher</p>', 'Eins', '<p>a</p>', 'Zwei', '<p>b</p>']));
    expect(kept()).toEqual(blocks().map(({ content }) => content));
  });

  it('is taken back and done again as a whole, and what was written before it stays', async () => {
    const host = await openText('<p>Vorher</p>');
    await editing.session.flush();
    editing.session.change(2, { content: '<p>Vorher.</p>' });
    await editing.session.flush();
    placeCaret(host, 'end');
    paste(host, { 'text/html': '<p>Eins</p><h2>Zwei</h2><p>Drei</p><h2>Vier</h2>' });
    const whole = shown().map(([, content]) => content);
    expect(whole).toEqual(['<p>Vorher.</p><p>Eins</p>', 'Zwei', '<p>Drei</p>', 'Vier']);
    await act(async () => void (await editing.steps.undo()));
    expect(shown()).toEqual([[2, '<p>Vorher.</p>']]);
    await act(async () => void (await editing.steps.redo()));
    expect(shown().map(([, content]) => content)).toEqual(whole);
    await act(async () => void (await editing.steps.undo()));
    await act(async () => void (await editing.steps.undo()));
    expect(shown()).toEqual([[2, '<p>Vorher</p>']]);
  });

  it('leaves the caret behind all of it, before what stood behind the caret', async () => {
    const host = await openText('<p>Vorher Nachher</p>');
    act(() => void focusField(host, 8));
    paste(host, { 'text/html': '<h2>Titel</h2><p>Eins</p>' });
    const [, , , nachher] = blocks();
    await vi.waitFor(() => expect(caret()).toEqual([nachher?.id, 1]));
    placeCaret(fieldOf(Number(nachher?.id)), 'end');
    paste(fieldOf(Number(nachher?.id)), { 'text/html': '<h2>Titel</h2><p>Zwei <b>fett</b></p>' });
    await vi.waitFor(() => expect(caret()).toEqual([blocks().at(-1)?.id, 10]));
  });

  it('keeps all words of a heading that is too long to be one', async () => {
    const host = await openText('<p>Vorher</p>');
    const long = 'Wort '.repeat(50).trim();
    paste(host, { 'text/html': `<h2>${long}</h2>` });
    expect(shown().map(([, text]) => text)).toEqual([`<p>Vorher</p><p>${long}</p>`]);
  });

  it('keeps the query of an address of our own, but for what only editors have in it', async () => {
    const host = await openText('<p>Mehr:</p>');
    paste(host, { 'text/plain': `${location.origin}/de/kalender?edit=&genre=konzert#heute` });
    expect(host.querySelector('a')).toHaveAttribute('href', '/de/kalender?genre=konzert#heute');
  });

  it('is text where it only looks like an address', async () => {
    const host = await openText('<p>Mehr:</p>');
    paste(host, { 'text/plain': 'https://[kein' });
    expect(host).toHaveTextContent('Mehr:https://[kein');
  });

  it('becomes a link with the title of the page where it is an address of our own', async () => {
    const host = await openText('<p>Mehr:</p>');
    paste(host, { 'text/plain': `${location.origin}/de/besuch#anfahrt` });
    await vi.waitFor(() => expect(host).toHaveTextContent('Mehr:Ihr Besuch'));
    expect(host.querySelector('a')).toHaveAttribute('href', '/de/besuch#anfahrt');
  });

  it('becomes a link each time where the same address of our own is pasted twice in a row', async () => {
    const host = await openText('<p>Mehr:</p>');
    const address = `${location.origin}/de/besuch`;
    paste(host, { 'text/plain': address });
    act(() => void (host as unknown as { editor: Editor }).editor.commands.insertContent('<p>Und:</p>'));
    paste(host, { 'text/plain': address });
    await vi.waitFor(() => expect(host).toHaveTextContent('Mehr:Ihr BesuchUnd:Ihr Besuch'));
  });

  it('becomes a film in an empty line where it is the address of one; the caret goes on in the text behind it', async () => {
    const host = await openText('<p>Vorher</p><p></p>');
    paste(host, { 'text/plain': 'https://youtu.be/aqz-KE-bpKQ' });
    expect(blocks().map(({ model }) => model)).toEqual(['text', 'video', 'text']);
    expect(blocks().map(({ content }) => content)).toEqual(['<p>Vorher</p>', undefined, '']);
    const [, film, behind] = blocks();
    expect(film?.video_url).toBe('https://www.youtube.com/watch?v=aqz-KE-bpKQ');
    await vi.waitFor(() => expect(caret()).toEqual([behind?.id, 1]));
    // What it lacks is said at it, and nothing is opened over what is typed next.
    expect(useEditorStore.getState()).toMatchObject({ settings: null, dialog: null });
    expect(
      screen.getByRole('button', { name: /^Unvollständig, nicht gespeichert · Vorschaubild/ }),
    ).toBeVisible();
  });

  it('becomes a film before a text that is empty, and within one, whose rest stands behind it', async () => {
    const host = await openText('');
    paste(host, { 'text/plain': 'https://vimeo.com/76979871' });
    expect(blocks().map(({ model, id }) => [model, id])).toEqual([
      ['video', expect.any(Number)],
      ['text', 2],
    ]);
    expect(caret()).toEqual([2, 1]);
    const { editor } = host as unknown as { editor: Editor };
    act(() => void editor.commands.setContent('<p>Eins</p><p></p><p>Zwei</p>'));
    act(() => void editor.commands.setTextSelection(7));
    paste(host, { 'text/plain': 'https://vimeo.com/76979871' });
    expect(blocks().map(({ model, content }) => content ?? model)).toEqual([
      'video',
      '<p>Eins</p>',
      'video',
      '<p></p><p>Zwei</p>',
    ]);
  });

  it('leaves no empty line before a heading that was pasted into an empty text', async () => {
    const host = await openText('');
    paste(host, { 'text/html': '<h2>Titel</h2>' });
    expect(shown().map(([, content]) => content)).toEqual(['Titel']);
  });

  it('leaves no empty line where it divides a text', async () => {
    const host = await openText('<p>Eins</p><p></p><p>Zwei</p>');
    const { editor } = host as unknown as { editor: Editor };
    act(() => void editor.commands.setTextSelection(7));
    paste(host, { 'text/html': '<h2>Titel</h2>' });
    expect(shown().map(([, content]) => content)).toEqual(['<p>Eins</p>', 'Titel', '<p>Zwei</p>']);
  });
});
