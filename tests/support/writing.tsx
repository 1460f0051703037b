import type { Editor } from '@tiptap/core';
import { act, fireEvent } from '@testing-library/react';
import { expect, onTestFinished, vi } from 'vitest';
import { Canvas } from '@/components/editor/canvas/canvas';
import type { Editing } from '@/components/editor/editing-context';
import { focusField } from '@/components/editor/text/text-fields';
import { listModules } from '@/lib/client/sections';
import type { Module } from '@/lib/contract/module';
import { openEditing, prepareCanvas, renderEditing } from './editing';
import { EditingBackend, moduleOf, sectionOf } from './editing-backend';

// A page that is written in, key by key.

export const text = (id: number, content: string) => moduleOf(id, 'text', { content });
export const headline = (id: number, content: string) =>
  moduleOf(id, 'headline', { content, headline_level: 2, preline: '', subline: '', extra_class: 'default' });

/** The page of the running test, since `openPage`. */
export let backend: EditingBackend;
export let editing: Editing;

/** Shows a page with one section of blocks for the test that calls it. */
export async function openPage(...blocks: Module[]): Promise<{ backend: EditingBackend; editing: Editing }> {
  prepareCanvas();
  backend = new EditingBackend([sectionOf(1, blocks)]);
  editing = await openEditing(backend);
  const { session } = editing;
  onTestFinished(async () => {
    session.end();
    // What is sent yet must not reach the next test's page.
    await session.flush();
    vi.unstubAllGlobals();
  });
  await renderEditing(editing, <Canvas live={undefined} />);
  return { backend, editing };
}

/** The blocks of a page in short, from top to bottom. */
export const listBlocks = ({ session }: Editing) =>
  listModules(session.sections).map(({ model, content }) =>
    model === 'container' ? '—' : `${model}: ${String(content ?? '')}`,
  );

export function fieldOf(id: number, name = 'content'): HTMLElement {
  const host = document.querySelector<HTMLElement>(`[data-block="${id}"] [data-field="${name}"]`);
  if (host === null) throw new Error(`There is no ${name} in ${id}.`);
  return host;
}

/** The text that the caret is in. */
export function editorAtCaret(): Editor {
  const { editor } = document.activeElement as unknown as { editor?: Editor };
  if (editor === undefined) throw new Error('The caret is in no text.');
  return editor;
}

export function placeCaret(id: number, caret: 'start' | 'end' | number, name?: string): void {
  act(() => void focusField(fieldOf(id, name), caret));
}

export function press(key: string, more: KeyboardEventInit = {}): void {
  act(() => void fireEvent.keyDown(document.activeElement ?? document.body, { key, ...more }));
}

export function write(words: string): void {
  act(() => void editorAtCaret().commands.insertContent(words));
}

/** Which block the caret is in, and where. */
export function caret(): [number, number] {
  const block = document.activeElement?.closest<HTMLElement>('[data-block]');
  return [Number(block?.dataset.block), editorAtCaret().state.selection.from];
}

/** Waits until the blocks of a page are these. */
export const expectBlocks = (editing: Editing, expected: string[]) =>
  vi.waitFor(() => expect(listBlocks(editing)).toEqual(expected));
