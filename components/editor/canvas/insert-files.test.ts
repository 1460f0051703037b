// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useAlerts } from '@/lib/client/alerts';
import { useEditorStore } from '@/lib/client/editor-store';
import { openEditing } from '@/tests/support/editing';
import { EditingBackend, moduleOf, sectionOf } from '@/tests/support/editing-backend';
import { mediaFile } from '@/tests/support/media-file';
import type { Module } from '@/lib/contract/module';
import type { Editing } from '../editing-context';
import { drawPoster } from '../pictures/draw-poster';
import { insertFiles } from './insert-files';

vi.mock('../pictures/draw-poster', () => ({ drawPoster: vi.fn() }));

let backend: EditingBackend;
let editing: Editing;

beforeEach(async () => {
  backend = new EditingBackend([sectionOf(1, [moduleOf(2, 'text')]), sectionOf(3, [moduleOf(4, 'text')])]);
  editing = await openEditing(backend);
  useEditorStore.setState(({ user }) => ({ user: user && { ...user, features: ['media'] } }));
});

afterEach(() => {
  editing.session.end();
  vi.unstubAllGlobals();
});

const picture = () => new File(['x'], 'a.png', { type: 'image/png' });
const texts = () => useAlerts.getState().alerts.map(({ text }) => text);

describe('a picture dropped into a section', () => {
  it('stands there once it is uploaded', async () => {
    backend.interrupt = ({ path }) =>
      path.endsWith('/media') ? Response.json(mediaFile(7), { status: 201 }) : undefined;
    await insertFiles([picture()], { parent: 1, column: 0, order: 1 }, editing);
    expect(editing.session.sections[0]?.columns[0]?.children[1]).toMatchObject({ image: 'media:7' });
  });

  it('gets the focus, but not from somebody who writes by then: the next letters would be commands', async () => {
    backend.interrupt = ({ path }) =>
      path.endsWith('/media') ? Response.json(mediaFile(7), { status: 201 }) : undefined;
    const waiting = editing.session.insertLocal('image', { parent: 1, column: 0, order: 1 });
    const field = document.body.appendChild(document.createElement('textarea'));
    field.focus();
    await insertFiles([picture()], { parent: 1, column: 0, order: 2 }, editing, { id: waiting });
    await insertFiles([picture()], { parent: 1, column: 0, order: 2 }, editing);
    expect(useEditorStore.getState().focus).toBeNull();
    expect(texts()).toContain('drop.placed 1');
    field.remove();
    await insertFiles([picture()], { parent: 1, column: 0, order: 3 }, editing);
    const made = editing.session.sections[0]?.columns[0]?.children[3];
    expect(useEditorStore.getState().focus).toEqual({ id: made?.id, field: true });
  });

  it('is said to be in the library when the section was deleted during the upload', async () => {
    backend.interrupt = ({ path }) => {
      if (!path.endsWith('/media')) return undefined;
      editing.arrangement.remove(1);
      return Response.json(mediaFile(7), { status: 201 });
    };
    await insertFiles([picture()], { parent: 1, column: 0, order: 1 }, editing);
    expect(editing.session.sections.map(({ id }) => id)).toEqual([3]);
    expect(texts()).toContain('drop.gone 1');
    await editing.session.flush();
    expect(backend.done).toEqual(['remove 1']);
  });
});

describe('pictures of which some cannot be read', () => {
  it('are named with the reason, and the others come', async () => {
    let sent = 0;
    backend.interrupt = ({ path }) => {
      if (!path.endsWith('/media')) return undefined;
      if ((sent += 1) !== 2) return Response.json(mediaFile(7), { status: 201 });
      return Response.json({ detail: 'Die Datei ist beschädigt.', code: 'invalid' }, { status: 400 });
    };
    const named = (name: string) => new File(['x'], name, { type: 'image/jpeg' });
    const files = ['eins.jpg', 'kaputt.jpg', 'drei.jpg'].map(named);
    await insertFiles(files, { parent: 1, column: 0, order: 1 }, editing);
    expect(texts()).toContain('drop.failed kaputt.jpg Die Datei ist beschädigt.');
    expect(editing.session.sections[0]?.columns[0]?.children[1]?.children).toHaveLength(2);
  });
});

describe('pictures dropped where pictures stand already', () => {
  const pictures = (count: number) => Array.from({ length: count }, picture);
  const kindsIn = (blocks: readonly Module[] = []) =>
    blocks.map(({ model, image, children }) => [model, image ?? children?.map((item) => item.image)]);
  const blocks = () => kindsIn(editing.session.sections[0]?.columns[0]?.children);

  beforeEach(async () => {
    let uploaded = 10;
    backend = new EditingBackend([
      sectionOf(1, [
        moduleOf(2, 'image', { image: 'media:2' }),
        { ...moduleOf(3, 'imagelist'), children: [moduleOf(4, 'imageitem', { image: 'media:4' })] },
      ]),
    ]);
    editing.session.end();
    editing = await openEditing(backend);
    backend.interrupt = ({ path }) =>
      path.endsWith('/media') ? Response.json(mediaFile((uploaded += 1)), { status: 201 }) : undefined;
  });

  it('are entries of the list', async () => {
    await insertFiles(pictures(2), { parent: 3, column: 0, order: 1 }, editing, { id: 4 });
    expect(blocks()[1]).toEqual(['imagelist', ['media:4', 'media:11', 'media:12']]);
    await editing.steps.undo();
    expect(blocks()[1]).toEqual(['imagelist', ['media:4']]);
  });

  it('fill a block that waits for one, which becomes a list if they are several', async () => {
    for (const [count, filled] of [
      [1, ['image', 'media:11']],
      [2, ['imagelist', ['media:12', 'media:13']]],
    ] as const) {
      const waiting = editing.session.insertLocal('image', { parent: 1, column: 0, order: 2 });
      await insertFiles(pictures(count), { parent: 1, column: 0, order: 3 }, editing, { id: waiting });
      expect(blocks()[2]).toEqual(filled);
      expect(blocks()).toHaveLength(3);
      await editing.steps.undo();
      if (count === 1) editing.arrangement.remove(waiting, true);
      expect(blocks()).toHaveLength(2);
    }
  });

  it('stand behind a block that has a picture', async () => {
    await insertFiles(pictures(1), { parent: 1, column: 0, order: 1 }, editing, { id: 2 });
    expect(blocks().map(([model]) => model)).toEqual(['image', 'image', 'imagelist']);
  });

  it('take the place of the picture that one is dropped on, which undo brings back; several stand behind it', async () => {
    const on = { id: 2, picture: 'image' };
    await insertFiles(pictures(1), { parent: 1, column: 0, order: 1 }, editing, on);
    expect(blocks()).toEqual([
      ['image', 'media:11'],
      ['imagelist', ['media:4']],
    ]);
    await editing.steps.undo();
    expect(blocks()[0]).toEqual(['image', 'media:2']);
    await insertFiles(pictures(2), { parent: 1, column: 0, order: 1 }, editing, on);
    expect(blocks().slice(0, 2)).toEqual([
      ['image', 'media:2'],
      ['imagelist', ['media:12', 'media:13']],
    ]);
  });

  it('ask for a description as long as they have none', async () => {
    backend.interrupt = ({ path }) =>
      path.endsWith('/media')
        ? Response.json({ ...mediaFile(9), alt: { de: 'Kran', en: 'Crane' } }, { status: 201 })
        : undefined;
    await insertFiles(pictures(1), { parent: 1, column: 0, order: 1 }, editing);
    expect(useEditorStore.getState().undescribed).toEqual([]);
    backend.interrupt = ({ path }) =>
      path.endsWith('/media') ? Response.json(mediaFile(10), { status: 201 }) : undefined;
    await insertFiles(pictures(1), { parent: 1, column: 0, order: 1 }, editing);
    expect(useEditorStore.getState().undescribed).toEqual(['media:10']);
  });
});

it('a picture that comes to an empty page stands in a section of its own, by one step', async () => {
  editing.session.end();
  backend = new EditingBackend([]);
  editing = await openEditing(backend);
  backend.interrupt = ({ path }) =>
    path.endsWith('/media') ? Response.json(mediaFile(7), { status: 201 }) : undefined;
  await insertFiles([picture()], null, editing);
  expect(editing.session.sections.map(({ columns }) => columns[0]?.children)).toMatchObject([
    [{ model: 'image', image: 'media:7' }],
  ]);
  expect(texts()).not.toContain('drop.elsewhere');
  await editing.steps.undo();
  expect(editing.session.sections).toEqual([]);
});

describe('a dropped film', () => {
  const film = (size = 1) =>
    Object.defineProperty(new File(['x'], 'fluss.mp4', { type: 'video/mp4' }), 'size', { value: size });
  const blocks = () => editing.session.sections[0]?.columns[0]?.children ?? [];

  beforeEach(() => {
    vi.mocked(drawPoster).mockResolvedValue({
      picture: new File(['x'], 'fluss.jpg', { type: 'image/jpeg' }),
      length: '3:24',
    });
    let uploaded = 20;
    backend.interrupt = ({ path }) =>
      path.endsWith('/media') ? Response.json(mediaFile((uploaded += 1)), { status: 201 }) : undefined;
  });

  it('is a video with a still of it as its poster, which undo takes away', async () => {
    await insertFiles([film()], { parent: 1, column: 0, order: 1 }, editing);
    expect(blocks()[1]).toMatchObject({
      ...{ model: 'video', film: 'media:21', image: 'media:22', length: '3:24' },
    });
    await editing.steps.undo();
    expect(blocks()).toHaveLength(1);
  });

  it('waits for a picture where the browser cannot draw a still', async () => {
    vi.mocked(drawPoster).mockResolvedValue(null);
    await insertFiles([film()], { parent: 1, column: 0, order: 1 }, editing);
    expect(blocks()[1]).toMatchObject({ model: 'video', film: 'media:21', image: null });
  });

  it('fills a video that has none, and stands behind any list that it is dropped in', async () => {
    const waiting = editing.session.insertLocal('video', { parent: 1, column: 0, order: 1 });
    await insertFiles([film()], { parent: 1, column: 0, order: 2 }, editing, { id: waiting });
    expect(blocks().map((block) => [block.model, block.film])).toEqual([
      ['text', undefined],
      ['video', 'media:21'],
    ]);
    const list = editing.session.insertLocal('imagelist', { parent: 1, column: 0, order: 0 });
    await insertFiles([film()], { parent: list, column: 0, order: 0 }, editing);
    expect(blocks().map(({ model }) => model)).toEqual(['imagelist', 'video', 'text', 'video']);
  });

  it('that is too large is said to be so, and nothing else is touched', async () => {
    await insertFiles([film(60 * 2 ** 20)], { parent: 1, column: 0, order: 1 }, editing);
    expect(texts()).toContain('drop.tooLarge fluss.mp4 50');
    expect(backend.calls.filter(({ path }) => path.endsWith('/media'))).toEqual([]);
    expect(blocks()).toHaveLength(1);
  });

  it('that the library refuses is said to be so, and nothing else is touched', async () => {
    backend.interrupt = ({ path }) =>
      path.endsWith('/media')
        ? Response.json({ detail: 'Diese Dateien nimmt die Mediathek nicht an.', code: 'x' }, { status: 415 })
        : undefined;
    await insertFiles([film()], { parent: 1, column: 0, order: 1 }, editing);
    expect(texts()).toContain('drop.failed fluss.mp4 Diese Dateien nimmt die Mediathek nicht an.');
    expect(blocks()).toHaveLength(1);
  });

  it('takes captions that are dropped on it, in the language that is written', async () => {
    const captions = new File(['WEBVTT'], 'fluss.vtt');
    await insertFiles([film()], { parent: 1, column: 0, order: 1 }, editing);
    const id = blocks()[1]?.id ?? 0;
    await insertFiles([captions], { parent: 1, column: 0, order: 2 }, editing, { id });
    expect(blocks()[1]).toMatchObject({ id, film: 'media:21', captions: 'media:23' });
    expect(texts()).toContain('drop.captionsPlaced');
    await editing.steps.undo();
    expect(blocks()[1]).toMatchObject({ id, film: 'media:21' });
    expect(blocks()[1]?.captions ?? '').toBe('');
  });

  it.each(['', 'media:5'])(
    'is needed for captions: a text, or a video of a platform, has none',
    async (film) => {
      const id = film
        ? 2
        : editing.session.insertLocal('video', { parent: 1, column: 0, order: 1 }, { video_url: 'x' });
      const captions = new File(['WEBVTT'], 'fluss.vtt', { type: 'text/vtt' });
      await insertFiles([captions], { parent: 1, column: 0, order: 2 }, editing, { id });
      expect(texts()).toContain('drop.notPicture fluss.vtt');
      expect(backend.calls.filter(({ path }) => path.endsWith('/media'))).toEqual([]);
    },
  );

  it('of a kind that browsers do not play is not taken', async () => {
    await insertFiles(
      [new File(['x'], 'a.avi', { type: 'video/x-msvideo' })],
      { parent: 1, column: 0, order: 1 },
      editing,
    );
    expect(texts()).toContain('drop.notPicture a.avi');
    expect(blocks()).toHaveLength(1);
  });
});
