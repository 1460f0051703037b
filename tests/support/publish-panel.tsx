import { screen } from '@testing-library/react';
import { onTestFinished, vi } from 'vitest';
import { Canvas } from '@/components/editor/canvas/canvas';
import { EditorDialogs } from '@/components/editor/dialogs/editor-dialogs';
import type { Editing } from '@/components/editor/editing-context';
import { EditorPanels } from '@/components/editor/editor-panels';
import { useEditorStore } from '@/lib/client/editor-store';
import { germanWords, openEditing, prepareCanvas, renderEditing } from './editing';
import { EditingBackend, moduleOf, sectionOf, wireOf } from './editing-backend';

/** The page of the running test, since `openPublishPanel`. */
export let backend: EditingBackend;
export let editing: Editing;

export const list = (results: object[]) => ({ count: results.length, next: null, previous: null, results });
export const blocks = [
  moduleOf(2, 'text', { content: '<p>Anders als vorher</p>' }),
  moduleOf(3, 'text', { content: '<p><a href="/de/weg">hin</a></p>' }),
  moduleOf(4, 'image', { image: 'media:7', image_alt: '' }),
  moduleOf(5, 'image', { image: 'media:8', image_alt: '' }),
];

export const versionOf = (number: number, locales: string[]) => ({
  ...{ id: 40 + number, number, user: 'Anna', at: `2025-07-0${number}T10:00:00Z` },
  locales,
});
/** Newest first. */
export const versions = [versionOf(3, ['de']), versionOf(2, ['en']), versionOf(1, ['de'])];

const picture = {
  ...{ reference: 'media:7', folder: '', filename: 'a.png', url: '/media/a.png', type: 'image/png', size: 1 },
  ...{ width: 1, height: 1, alt: {}, description: {}, copyright: '', focal_x: 50, focal_y: 50, thumbs: {} },
  ...{ revision: 1, created_at: '2025-01-01T00:00:00Z', updated_at: '2025-01-01T00:00:00Z' },
};

/** Shows a page with its panel of publishing for the test that calls it. German has one change, English was never published. */
export async function openPublishPanel(): Promise<void> {
  prepareCanvas();
  backend = new EditingBackend([sectionOf(1, blocks)], {
    2: { content: '<p>Other than before</p>' },
    3: { content: '<p>there</p>' },
  });
  backend.facts = { is_online: false, has_changes: true };
  backend.interrupt = ({ path, method }) => {
    if (method === 'HEAD') return new Response(null, { status: 404 });
    if (path === '/de/pageeditor-api/page/seite')
      return Response.json({
        modules: wireOf([
          sectionOf(1, [moduleOf(2, 'text', { content: '<p>Vorher</p>' }), ...blocks.slice(1)]),
        ]),
      });
    if (path === '/en/pageeditor-api/page/page')
      return Response.json({ detail: 'Nichts.', code: 'not_found' }, { status: 404 });
    if (path.includes('/versions')) return Response.json(list(versions));
    if (path.endsWith('/take-back'))
      return Response.json({ ...backend.draft, can_undo: true, can_redo: false });
    if (path.includes('/history'))
      return Response.json(
        list([
          {
            id: 9,
            user: 'Anna',
            at: '2025-07-01T10:00:00Z',
            action: 'update',
            module: 2,
            kind: 'text',
            undone: false,
          },
        ]),
      );
    const file = /\/media\/(\d)$/.exec(path)?.[1];
    if (file !== undefined) return Response.json({ ...picture, id: Number(file), decorative: file === '8' });
    if (path.endsWith('/publish'))
      return Response.json({ ...backend.draft, is_online: true, can_undo: true, can_redo: false });
    return undefined;
  };
  editing = await openEditing(backend, { words: germanWords() });
  useEditorStore.setState({ panel: 'publish' });
  onTestFinished(() => {
    editing.session.end();
    vi.unstubAllGlobals();
  });
  await renderEditing(
    editing,
    <>
      <Canvas live={undefined} />
      <EditorPanels />
      <EditorDialogs />
    </>,
  );
  await screen.findByRole('dialog', { name: 'Prüfen und veröffentlichen' });
}
