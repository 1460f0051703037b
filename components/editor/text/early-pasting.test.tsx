import type { Editor } from '@tiptap/core';
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { blocks, editing, markAll, openText, paste, pictures, shown } from '@/tests/support/pasting';
import { caret } from '@/tests/support/writing';
import { pasteCode, type PasteCode } from '../pasting';

describe('what is pasted before its code has come', () => {
  let code: PasteCode | null = null;
  let settle: (isThere: boolean) => Promise<void>;

  /** As right after the editor was opened. */
  function takeCodeAway(): void {
    code = pasteCode.now ?? code;
    pasteCode.now = null;
    let arrive: (isThere: boolean) => void;
    const coming = new Promise<PasteCode>((resolve, reject) => {
      arrive = (isThere) => {
        pasteCode.now = isThere ? code : null;
        if (pasteCode.now === null) reject(new Error('Offline.'));
        else resolve(pasteCode.now);
      };
    });
    vi.spyOn(pasteCode, 'load').mockReturnValue(coming);
    settle = (isThere) =>
      act(async () => {
        arrive(isThere);
        await coming.catch(() => undefined);
      });
  }

  beforeEach(() => vi.stubGlobal('ClipboardEvent', Event));
  afterEach(() => {
    pasteCode.now = code;
  });

  const editorOf = (host: HTMLElement) => (host as unknown as { editor: Editor }).editor;
  const write = (host: HTMLElement, text: string) =>
    act(() => void editorOf(host).view.dispatch(editorOf(host).state.tr.insertText(text)));

  it('comes in where the caret was, before what was written meanwhile, and the caret stays there', async () => {
    const host = await openText('<p>Vorher</p>');
    takeCodeAway();
    paste(host, { 'text/html': '<p>, <b>fett</b></p>', 'text/plain': ', fett' });
    write(host, ' und weiter');
    expect(host).toHaveTextContent('Vorher und weiter');
    await settle(true);
    expect(host.innerHTML).toContain('Vorher, <strong>fett</strong> und weiter');
    write(host, '.');
    expect(host).toHaveTextContent('Vorher, fett und weiter.');
  });

  it('becomes the blocks that it would have become', async () => {
    const host = await openText('<p>Vorher</p>');
    takeCodeAway();
    paste(host, { 'text/html': '<h2>Titel</h2><p>Neu</p>' });
    await settle(true);
    expect(shown().map(([, content]) => content)).toEqual(['<p>Vorher</p>', 'Titel', '<p>Neu</p>']);
  });

  it('takes the place of what was marked, but not of what was written there meanwhile', async () => {
    const host = await openText('<p>Alt</p>');
    takeCodeAway();
    await markAll(host);
    paste(host, { 'text/html': '<p>Neu</p>' });
    await settle(true);
    expect(host).toHaveTextContent(/^Neu$/);
    takeCodeAway();
    await markAll(host);
    paste(host, { 'text/html': '<p>Vor</p>' });
    write(host, 'getippt');
    await settle(true);
    expect(host).toHaveTextContent('Vorgetippt');
  });

  it.each(['', '<p>Vorher</p><p></p>'])(
    'becomes the film that it would have become, before what was written meanwhile: in “%s”',
    async (content) => {
      const host = await openText(content);
      takeCodeAway();
      paste(host, { 'text/plain': 'https://vimeo.com/76979871' });
      write(host, 'Weiter');
      await settle(true);
      const before = content === '' ? [] : ['<p>Vorher</p>'];
      expect(blocks().map((block) => block.video_url ?? block.content)).toEqual([
        ...before,
        'https://vimeo.com/76979871',
        '<p>Weiter</p>',
      ]);
      await vi.waitFor(() => expect(caret()).toEqual([blocks().at(-1)?.id, 7]));
    },
  );

  it('keeps its files', async () => {
    const host = await openText('<p>Vorher</p>');
    takeCodeAway();
    paste(host, {}, [new File(['x'], 'a.png', { type: 'image/png' })]);
    await settle(true);
    await vi.waitFor(() => expect(pictures()).toEqual(['media:41']));
  });

  it('is dropped at its place', async () => {
    const host = await openText('<p>Vorher</p>');
    takeCodeAway();
    vi.spyOn(editorOf(host).view, 'posAtCoords').mockReturnValue({ pos: 4, inside: 0 });
    const dataTransfer = {
      getData: (type: string) => (type === 'text/html' ? '<b onclick="x()">fett</b>' : ''),
      ...{ files: [], types: ['text/html'], dropEffect: '', effectAllowed: '' },
    };
    act(() => void fireEvent.drop(host, { dataTransfer }));
    await settle(true);
    expect(host.innerHTML).toContain('Vor<strong>fett</strong>her');
  });

  it('is its text alone where it cannot come, and says so, as it does of what has none', async () => {
    const host = await openText('<p>Vorher</p>');
    takeCodeAway();
    paste(host, { 'text/html': '<b>, fett</b>', 'text/plain': ', fett' });
    await settle(false);
    expect(host.innerHTML).toContain('Vorher, fett');
    expect(await screen.findByText('drop.onlyText')).toBeVisible();
    takeCodeAway();
    paste(host, {}, [new File(['x'], 'a.png', { type: 'image/png' })]);
    await settle(false);
    expect(await screen.findByText('alert.failed')).toBeVisible();
    paste(document.body, {}, [new File(['x'], 'a.png', { type: 'image/png' })]);
    expect(blocks()).toHaveLength(1);
  });

  it('is passed over beside all texts where nothing of it could become a block', async () => {
    await openText('<p>Vorher</p>');
    takeCodeAway();
    paste(document.body, { 'text/html': '<p>Nur Worte</p>', 'text/plain': 'Nur Worte' });
    expect(pasteCode.load).not.toHaveBeenCalled();
    paste(document.body, { 'text/html': '<div data-litfass-blocks="">Bausteine</div>' });
    expect(pasteCode.load).toHaveBeenCalled();
    await settle(true);
  });

  it('comes in in the order in which it was pasted at one place', async () => {
    const host = await openText('<p>Vorher</p>');
    takeCodeAway();
    paste(host, { 'text/html': '<p>, eins</p>', 'text/plain': ', eins' });
    paste(host, { 'text/html': '<p>, zwei</p>', 'text/plain': ', zwei' });
    write(host, ' und weiter');
    await settle(true);
    expect(host).toHaveTextContent('Vorher, eins, zwei und weiter');
    write(host, '.');
    expect(host).toHaveTextContent('Vorher, eins, zwei und weiter.');
    takeCodeAway();
    await markAll(host);
    paste(host, { 'text/html': '<p>Neu</p>', 'text/plain': 'Neu' });
    paste(host, { 'text/html': '<p>, neuer</p>', 'text/plain': ', neuer' });
    await settle(true);
    expect(host).toHaveTextContent(/^Neu, neuer$/);
  });

  it('stands before what was pasted after it, too, where it is Markdown and comes in later', async () => {
    const host = await openText('<p></p>');
    takeCodeAway();
    paste(host, { 'text/plain': '- **eins**\n- zwei' });
    paste(host, { 'text/html': '<p>drei</p>', 'text/plain': 'drei' });
    await settle(true);
    await vi.waitFor(() => expect(host).toHaveTextContent('einszweidrei'));
  });

  it('says so when its text is gone by then', async () => {
    const host = await openText('<p>Vorher</p>');
    takeCodeAway();
    paste(host, { 'text/html': '<p>Neu</p>', 'text/plain': 'Neu' });
    act(() => editing.arrangement.remove(2));
    await settle(true);
    expect(await screen.findByText('alert.failed')).toBeVisible();
  });
});
