import type { Editor } from '@tiptap/core';
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { listModules } from '@/lib/client/sections';
import { useAlerts } from '@/lib/client/alerts';
import { useEditorStore } from '@/lib/client/editor-store';
import { openEditing, prepareCanvas, renderEditing } from '@/tests/support/editing';
import { EditingBackend, moduleOf, sectionOf } from '@/tests/support/editing-backend';
import { Alerts } from '../alerts';
import { Canvas } from '../canvas/canvas';
import type { Editing } from '../editing-context';
import { pasteCode, type PasteCode } from '../pasting';
import { focusField } from './text-fields';

let backend: EditingBackend;
let editing: Editing;

const picture = 'data:image/png;base64,iVBORw0KGgo=';
const file = (id: number) => ({
  ...{ id, reference: `media:${id}`, filename: 'a.png', type: 'image/png', size: 1, url: `/media/${id}.png` },
  ...{ alt: {}, description: {}, copyright: '', decorative: false, focal_x: 50, focal_y: 50, thumbs: {} },
  ...{
    width: 1,
    height: 1,
    folder: '',
    revision: 1,
    created_at: '2025-01-01T00:00:00Z',
    updated_at: '2025-01-01T00:00:00Z',
    duplicate: false,
  },
});

beforeEach(prepareCanvas);

afterEach(async () => {
  editing.session.end();
  // What is sent yet must not reach the next test's page.
  await editing.session.flush();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

async function open(content: string): Promise<HTMLElement> {
  backend = new EditingBackend([sectionOf(1, [moduleOf(2, 'text', { content })])]);
  let uploads = 40;
  backend.interrupt = ({ path, method }) => {
    if (path.includes('/media') && method === 'POST') return Response.json(file(++uploads), { status: 201 });
    if (!path.includes('/links')) return undefined;
    const results = [{ reference: 'page:7', kind: 'page', title: 'Ihr Besuch', url: '/de/besuch' }];
    return Response.json({ results, next: null });
  };
  editing = await openEditing(backend);
  await renderEditing(
    editing,
    <>
      <Canvas live={undefined} />
      <Alerts />
    </>,
  );
  const host = document.querySelector<HTMLElement>('[data-block="2"] [data-field="content"]');
  if (host === null) throw new Error('There is no text.');
  placeCaret(host, 'end');
  return host;
}

function paste(host: HTMLElement, data: Record<string, string>, files: File[] = []): void {
  const clipboardData = {
    getData: (type: string) => data[type] ?? '',
    files,
    types: Object.keys(data),
    items: [],
  };
  act(() => void fireEvent.paste(host, { clipboardData }));
}

function placeCaret(host: HTMLElement, place: 'start' | 'end'): void {
  act(() => void focusField(host, place));
}

async function markAll(host: HTMLElement): Promise<void> {
  placeCaret(host, 'end');
  const { editor } = host as unknown as { editor: Editor };
  act(() => void editor.commands.selectAll());
}

const blocks = () => listModules(editing.session.sections).slice(1);
const shown = () => blocks().map(({ id, content }) => [id, content]);
const pictures = () => blocks().flatMap(({ image }) => (typeof image === 'string' ? [image] : []));

describe('what is pasted into a text', () => {
  it('keeps its pictures, uploaded, where they stood', async () => {
    const host = await open('<p>Vorher</p>');
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

  it('stands behind the questions, if it is a picture pasted into an answer', async () => {
    await open('<p>Vorher</p>');
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
    const host = await open('<p>Vorher</p>');
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

  it('says of pictures that are only addresses that they have to come as files', async () => {
    const host = await open('<p>Vorher</p>');
    paste(host, {
      'text/html':
        '<p>Eins<img src="https://docs.example/a.png"><img src="https://t.example/" width="1" height="1"></p>',
      'text/plain': 'Eins',
    });
    expect(await screen.findByText('drop.lost 1')).toBeVisible();
    expect(host).toHaveTextContent('VorherEins');
    expect(host.querySelector('img')).toBeNull();
  });

  it('stands behind the text as a picture, or several as a list, where it is files', async () => {
    const host = await open('<p>Vorher</p>');
    const files = ['a', 'b'].map((name) => new File(['x'], `${name}.png`, { type: 'image/png' }));
    paste(host, {}, files);
    await vi.waitFor(() => expect(pictures()).toEqual(['media:41', 'media:42']));
    expect(blocks().map(({ model }) => model)).toEqual(['text', 'imagelist', 'imageitem', 'imageitem']);
    const kept = () => listModules(backend.sections).flatMap(({ image }) => image ?? []);
    await vi.waitFor(() => expect(kept()).toEqual(['media:41', 'media:42']));
  });

  it('leaves the caret where somebody writes on, if it is a picture that is still uploaded', async () => {
    const host = await open('<p>Vorher</p>');
    paste(host, {}, [new File(['x'], 'a.png', { type: 'image/png' })]);
    expect(await screen.findByText('drop.placed 1')).toBeVisible();
    expect(pictures()).toEqual(['media:41']);
    expect(host).toHaveFocus();
  });

  it('stands behind the block that is selected, or at the end, where files are pasted beside all texts', async () => {
    await open('<p>Vorher</p>');
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
    await open('<p>Vorher</p>');
    const waiting = editing.session.insertLocal('image', { parent: 1, column: 0, order: 1 });
    const find = () => document.querySelector<HTMLElement>(`[data-block="${waiting}"] [data-handle]`);
    await vi.waitFor(() => expect(find()).not.toBeNull());
    act(() => find()?.focus());
    paste(document.body, {}, [new File(['x'], 'a.png', { type: 'image/png' })]);
    await vi.waitFor(() => expect(pictures()).toEqual(['media:41']));
    expect(blocks().map(({ id }) => id)).toEqual([2, waiting]);
  });

  it('stands there as a picture where a browser gives the file of one with its address', async () => {
    const host = await open('<p>Vorher</p>');
    const files = [new File(['x'], 'image.png', { type: 'image/png' })];
    paste(host, { 'text/html': '<img src="https://kran.example/a.png">' }, files);
    await vi.waitFor(() => expect(pictures()).toEqual(['media:41']));
    expect(screen.queryByText('drop.lost 1')).toBeNull();
  });

  it('stands before a text that it was put to the beginning of, which stays the same block', async () => {
    const host = await open('<p>Alt</p><p>Mehr</p>');
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
    const host = await open('<p>Alt</p>');
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
    const host = await open('<p>Vorher</p>');
    paste(host, { 'text/html': '<h2>Eins</h2><p>a</p><h2>Zwei</h2><p>b</p>' });
    const kept = () =>
      listModules(backend.sections)
        .slice(1)
        .map(({ content }) => content);
    await vi.waitFor(() => expect(kept()).toEqual(['<p>Vorher</p>', 'Eins', '<p>a</p>', 'Zwei', '<p>b</p>']));
    expect(kept()).toEqual(blocks().map(({ content }) => content));
  });

  it('is taken back and done again as a whole, and what was written before it stays', async () => {
    const host = await open('<p>Vorher</p>');
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

  it('keeps all words of a heading that is too long to be one', async () => {
    const host = await open('<p>Vorher</p>');
    const long = 'Wort '.repeat(50).trim();
    paste(host, { 'text/html': `<h2>${long}</h2>` });
    expect(shown().map(([, text]) => text)).toEqual([`<p>Vorher</p><p>${long}</p>`]);
  });

  it('keeps the query of an address of our own, but for what only editors have in it', async () => {
    const host = await open('<p>Mehr:</p>');
    paste(host, { 'text/plain': `${location.origin}/de/kalender?edit=&genre=konzert#heute` });
    expect(host.querySelector('a')).toHaveAttribute('href', '/de/kalender?genre=konzert#heute');
  });

  it('is text where it only looks like an address', async () => {
    const host = await open('<p>Mehr:</p>');
    paste(host, { 'text/plain': 'https://[kein' });
    expect(host).toHaveTextContent('Mehr:https://[kein');
  });

  it('becomes a link with the title of the page where it is an address of our own', async () => {
    const host = await open('<p>Mehr:</p>');
    paste(host, { 'text/plain': `${location.origin}/de/besuch#anfahrt` });
    await vi.waitFor(() => expect(host).toHaveTextContent('Mehr:Ihr Besuch'));
    expect(host.querySelector('a')).toHaveAttribute('href', '/de/besuch#anfahrt');
  });

  it('becomes a link each time where the same address of our own is pasted twice in a row', async () => {
    const host = await open('<p>Mehr:</p>');
    const address = `${location.origin}/de/besuch`;
    paste(host, { 'text/plain': address });
    act(() => void (host as unknown as { editor: Editor }).editor.commands.insertContent('<p>Und:</p>'));
    paste(host, { 'text/plain': address });
    await vi.waitFor(() => expect(host).toHaveTextContent('Mehr:Ihr BesuchUnd:Ihr Besuch'));
  });

  it('becomes a film in an empty line where it is the address of one, and asks for its picture', async () => {
    const host = await open('<p>Vorher</p><p></p>');
    paste(host, { 'text/plain': 'https://youtu.be/aqz-KE-bpKQ' });
    expect(blocks().map(({ model }) => model)).toEqual(['text', 'video']);
    expect(blocks()[0]?.content).toBe('<p>Vorher</p>');
    expect(blocks()[1]?.video_url).toBe('https://www.youtube.com/watch?v=aqz-KE-bpKQ');
    expect(useEditorStore.getState()).toMatchObject({ settings: blocks()[1]?.id, settingsField: 'image' });
  });
});

describe('what is pasted before its code has come', () => {
  let code: PasteCode | null = null;
  let settle: (isThere: boolean) => Promise<void>;

  /** As right after the editor was opened. */
  function takeCodeAway(): void {
    code = pasteCode.now;
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
    const host = await open('<p>Vorher</p>');
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
    const host = await open('<p>Vorher</p>');
    takeCodeAway();
    paste(host, { 'text/html': '<h2>Titel</h2><p>Neu</p>' });
    await settle(true);
    expect(shown().map(([, content]) => content)).toEqual(['<p>Vorher</p>', 'Titel', '<p>Neu</p>']);
  });

  it('takes the place of what was marked, but not of what was written there meanwhile', async () => {
    const host = await open('<p>Alt</p>');
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

  it('keeps its files', async () => {
    const host = await open('<p>Vorher</p>');
    takeCodeAway();
    paste(host, {}, [new File(['x'], 'a.png', { type: 'image/png' })]);
    await settle(true);
    await vi.waitFor(() => expect(pictures()).toEqual(['media:41']));
  });

  it('is dropped at its place', async () => {
    const host = await open('<p>Vorher</p>');
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
    const host = await open('<p>Vorher</p>');
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
    await open('<p>Vorher</p>');
    takeCodeAway();
    paste(document.body, { 'text/html': '<p>Nur Worte</p>', 'text/plain': 'Nur Worte' });
    expect(pasteCode.load).not.toHaveBeenCalled();
    paste(document.body, { 'text/html': '<div data-litfass-blocks="">Bausteine</div>' });
    expect(pasteCode.load).toHaveBeenCalled();
    await settle(true);
  });

  it('comes in in the order in which it was pasted at one place', async () => {
    const host = await open('<p>Vorher</p>');
    takeCodeAway();
    paste(host, { 'text/html': '<p> eins</p>', 'text/plain': ' eins' });
    paste(host, { 'text/html': '<p> zwei</p>', 'text/plain': ' zwei' });
    write(host, ' und weiter');
    await settle(true);
    expect(host).toHaveTextContent('Vorher eins zwei und weiter');
    write(host, '.');
    expect(host).toHaveTextContent('Vorher eins zwei und weiter.');
    takeCodeAway();
    await markAll(host);
    paste(host, { 'text/html': '<p>Neu</p>', 'text/plain': 'Neu' });
    paste(host, { 'text/html': '<p>, neuer</p>', 'text/plain': ', neuer' });
    await settle(true);
    expect(host).toHaveTextContent(/^Neu, neuer$/);
  });

  it('says so when its text is gone by then', async () => {
    const host = await open('<p>Vorher</p>');
    takeCodeAway();
    paste(host, { 'text/html': '<p>Neu</p>', 'text/plain': 'Neu' });
    act(() => editing.arrangement.remove(2));
    await settle(true);
    expect(await screen.findByText('alert.failed')).toBeVisible();
  });
});
