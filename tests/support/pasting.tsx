import type { Editor } from '@tiptap/core';
import { act, fireEvent } from '@testing-library/react';
import { onTestFinished, vi } from 'vitest';
import { Alerts } from '@/components/editor/alerts';
import { Canvas } from '@/components/editor/canvas/canvas';
import type { Editing } from '@/components/editor/editing-context';
import { focusField } from '@/components/editor/text/text-fields';
import { listModules } from '@/lib/client/sections';
import { openEditing, prepareCanvas, renderEditing } from './editing';
import { EditingBackend, sectionOf } from './editing-backend';
import { fieldOf, text } from './writing';

// A text that something is pasted into.

/** The page of the running test, since `openText`. */
export let backend: EditingBackend;
export let editing: Editing;

export const picture = 'data:image/png;base64,iVBORw0KGgo=';
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

/** Shows a page with one text for the test that calls it, with the caret at its end. Returns the text. */
export async function openText(content: string): Promise<HTMLElement> {
  prepareCanvas();
  backend = new EditingBackend([sectionOf(1, [text(2, content)])]);
  let uploads = 40;
  backend.interrupt = ({ path, method }) => {
    if (path.includes('/media') && method === 'POST') return Response.json(file(++uploads), { status: 201 });
    if (!path.includes('/links')) return undefined;
    const results = [{ reference: 'page:7', kind: 'page', title: 'Ihr Besuch', url: '/de/besuch' }];
    return Response.json({ results, next: null });
  };
  editing = await openEditing(backend);
  const { session } = editing;
  onTestFinished(async () => {
    session.end();
    // What is sent yet must not reach the next test's page.
    await session.flush();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });
  await renderEditing(
    editing,
    <>
      <Canvas live={undefined} />
      <Alerts />
    </>,
  );
  const host = fieldOf(2);
  placeCaret(host, 'end');
  return host;
}

export function paste(host: HTMLElement, data: Record<string, string>, files: File[] = []): void {
  const clipboardData = {
    getData: (type: string) => data[type] ?? '',
    files,
    types: Object.keys(data),
    items: [],
  };
  act(() => void fireEvent.paste(host, { clipboardData }));
}

export function placeCaret(host: HTMLElement, place: 'start' | 'end'): void {
  act(() => void focusField(host, place));
}

export async function markAll(host: HTMLElement): Promise<void> {
  placeCaret(host, 'end');
  const { editor } = host as unknown as { editor: Editor };
  act(() => void editor.commands.selectAll());
}

export const blocks = () => listModules(editing.session.sections).slice(1);
export const shown = () => blocks().map(({ id, content }) => [id, content]);
export const pictures = () => blocks().flatMap(({ image }) => (typeof image === 'string' ? [image] : []));
