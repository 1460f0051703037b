// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useAlerts } from '@/lib/client/alerts';
import { useEditorStore } from '@/lib/client/editor-store';
import { openEditing } from '@/tests/support/editing';
import { EditingBackend, moduleOf, sectionOf } from '@/tests/support/editing-backend';
import { mediaFile } from '@/tests/support/media-file';
import type { Editing } from '../editing-context';
import { insertFiles } from './insert-files';

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
