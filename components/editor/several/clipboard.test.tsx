import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useAlerts } from '@/lib/client/alerts';
import { useEditorStore } from '@/lib/client/editor-store';
import type { ClipModule } from '@/lib/contract/several';
import { germanWords, openEditing, prepareCanvas, renderEditing } from '@/tests/support/editing';
import { EditingBackend, moduleOf, sectionOf } from '@/tests/support/editing-backend';
import { Alerts } from '../alerts';
import { Canvas } from '../canvas/canvas';
import type { Editing } from '../editing-context';
import { readClip, writeClip } from './clip';
import { findPasteTarget } from './paste-target';

let backend: EditingBackend;
let editing: Editing;
/** What the system's clipboard holds. */
let system: Record<string, string>;

class FakeItem {
  constructor(readonly parts: Record<string, Promise<Blob>>) {}
}

beforeEach(() => {
  prepareCanvas();
  system = {};
  vi.stubGlobal('ClipboardItem', FakeItem);
  Object.defineProperty(navigator, 'clipboard', {
    configurable: true,
    value: {
      write: async ([item]: FakeItem[]) => {
        for (const [type, part] of Object.entries(item?.parts ?? {}))
          system[type] = await (await part).text();
      },
    },
  });
});

afterEach(() => {
  editing.session.end();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'clipboard');
});

async function open(page = 1): Promise<void> {
  const modules = [
    moduleOf(2, 'text', { content: '<p>Eins</p>' }),
    moduleOf(3, 'headline', { content: 'Zwei' }),
    moduleOf(4, 'text', { content: '<p>Drei</p>' }),
  ];
  backend = new EditingBackend([sectionOf(1, modules)], { 2: { content: '<p>One</p>' } });
  backend.facts.id = page;
  editing = await openEditing(backend, { words: germanWords(), keep: true });
  await renderEditing(
    editing,
    <>
      <Canvas live={undefined} />
      <Alerts />
    </>,
  );
}

const handleOf = (id: number) => {
  const block = document.querySelector<HTMLElement>(`[data-block="${id}"]`);
  return within(block ?? document.body).getAllByRole('button', { name: /Menü, versch/ })[0] ?? document.body;
};
const contents = () =>
  useEditorStore
    .getState()
    .sections.flatMap(({ columns }) => columns.flatMap(({ children }) => children))
    .map(({ content }) => content);
const lastBody = () => backend.calls.findLast(({ method }) => method === 'POST')?.body;

function paste(target: Element): void {
  const clipboardData = {
    getData: (type: string) => system[type] ?? '',
    files: [],
    types: Object.keys(system),
    items: [],
  };
  fireEvent.paste(target, { clipboardData });
}

describe('the clipboard', () => {
  it('takes blocks with both languages, as text for others, and puts them behind a block of another page', async () => {
    await open();
    act(() => handleOf(2).focus());
    fireEvent.keyDown(handleOf(2), { key: 'ArrowDown', shiftKey: true });
    await act(async () => void fireEvent.keyDown(handleOf(3), { key: 'c', ctrlKey: true }));
    expect(await screen.findByText('2 Bausteine kopiert, mit beiden Sprachen')).toBeVisible();
    expect(system['text/plain']).toBe('Eins\n\nZwei');
    expect(system['text/html']).toContain('<p>Eins</p><p>Zwei</p>');
    editing.session.end();
    cleanup();

    await open();
    act(() => handleOf(2).focus());
    await act(async () => paste(handleOf(2)));
    await vi.waitFor(() =>
      expect(contents()).toEqual(['<p>Eins</p>', '<p>Eins</p>', 'Zwei', 'Zwei', '<p>Drei</p>']),
    );
    expect(lastBody()).toMatchObject({
      ...{ parent: 1, column: 0, order: 1 },
      modules: [
        { model: 'text', fields: { de: { content: '<p>Eins</p>' }, en: { content: 'en 2' } } },
        { model: 'headline', fields: { en: { content: 'en 3' } } },
      ],
    });
    expect(await screen.findByText('2 Bausteine eingefügt')).toBeVisible();
    expect(useEditorStore.getState().chosen).toEqual([1001, 1002]);
  });

  it('speaks of both languages only where there are words in both', async () => {
    await open();
    const fields = { de: { content: '<p>Eins</p>' }, en: { content: '' } };
    backend.interrupt = ({ path }) =>
      path.includes('/clip?')
        ? Response.json({ modules: [{ model: 'text', locales: null, anchor: '', fields }] })
        : undefined;
    act(() => handleOf(2).focus());
    await act(async () => void fireEvent.keyDown(handleOf(2), { key: 'c', ctrlKey: true }));
    expect(await screen.findByText('Kopiert')).toBeVisible();
  });

  it('cuts: what is copied goes away, and comes back from the menu of another block', async () => {
    await open();
    act(() => handleOf(3).focus());
    await act(async () => void fireEvent.keyDown(handleOf(3), { key: 'x', ctrlKey: true }));
    await vi.waitFor(() => expect(contents()).toEqual(['<p>Eins</p>', '<p>Drei</p>']));
    expect(await screen.findByText(/^Ausgeschnitten: .*Zwei/)).toBeVisible();
    await act(async () => void fireEvent.click(handleOf(4)));
    // Nobody has allowed the clipboard to be read: it is what was copied here last.
    const item = await screen.findByRole('menuitem', { name: /^Danach einfügen/ });
    await act(async () => void fireEvent.click(item));
    await vi.waitFor(() => expect(contents()).toEqual(['<p>Eins</p>', '<p>Drei</p>', 'Zwei']));
  });

  describe('of blocks that were cut', () => {
    const idsOf = () =>
      useEditorStore
        .getState()
        .sections.flatMap(({ columns }) => columns.flatMap(({ children }) => children))
        .map(({ id }) => id);
    const cut = async () => {
      act(() => handleOf(2).focus());
      fireEvent.keyDown(handleOf(2), { key: 'ArrowDown', shiftKey: true });
      await act(async () => void fireEvent.keyDown(handleOf(3), { key: 'x', ctrlKey: true }));
      await vi.waitFor(() => expect(idsOf()).toEqual([4]));
    };
    const pasteBehind = async (id: number) => {
      act(() => handleOf(id).focus());
      useAlerts.setState({ alerts: [] });
      await act(async () => paste(handleOf(id)));
      expect(await screen.findByText('2 Bausteine eingefügt')).toBeVisible();
      await act(() => editing.session.flush());
    };

    it('brings the very blocks back, in both languages and as one step, and copies of them once they are there', async () => {
      await open();
      const english = () => editing.session.showIn('en').flatMap(({ columns }) => columns[0]?.children ?? []);
      await cut();
      await pasteBehind(4);
      expect(idsOf()).toEqual([4, 2, 3]);
      expect(english().find(({ id }) => id === 2)).toMatchObject({ content: '<p>One</p>' });
      expect(useEditorStore.getState().chosen).toEqual([2, 3]);
      expect(backend.sections[0]?.columns[0]?.children.map(({ id }) => id)).toEqual([4, 2, 3]);
      await act(() => editing.steps.undo());
      expect(idsOf()).toEqual([4]);
      await act(() => editing.steps.undo());
      expect(idsOf()).toEqual([2, 3, 4]);
      await act(() => editing.steps.redo());
      await pasteBehind(4);
      expect(idsOf()).toHaveLength(3);
      expect(idsOf()).not.toContain(2);
    });

    it('makes new ones if the cut was undone', async () => {
      await open();
      await cut();
      await act(() => editing.steps.undo());
      await pasteBehind(4);
      expect(idsOf().slice(0, 3)).toEqual([2, 3, 4]);
      expect(idsOf()).toHaveLength(5);
    });

    it('makes new ones on another page', async () => {
      await open();
      await cut();
      editing.session.end();
      cleanup();
      await open(7);
      for (const id of [2, 3]) backend.byOther({ type: 'remove', id });
      await act(() => editing.session.reload());
      await pasteBehind(4);
      expect([idsOf().length, idsOf().includes(2)]).toEqual([3, false]);
    });
  });

  it('says of several that they were cut, not deleted', async () => {
    await open();
    act(() => handleOf(2).focus());
    fireEvent.keyDown(handleOf(2), { key: 'ArrowDown', shiftKey: true });
    await act(async () => void fireEvent.keyDown(handleOf(3), { key: 'x', ctrlKey: true }));
    expect(await screen.findByText('2 Bausteine ausgeschnitten')).toBeVisible();
  });

  it('leaves to a text what is pasted there, unless it is blocks', async () => {
    await open();
    const field = document.querySelector('[data-block="2"] [contenteditable]') ?? document.body;
    act(() => field.dispatchEvent(new MouseEvent('pointerdown', { bubbles: true })));
    const clip = { site: location.origin, pictures: {}, modules: [heading('Neu')] };
    system = { 'text/html': writeClip(clip, 'de').html };
    await act(async () => paste(field));
    await vi.waitFor(() => expect(contents()).toEqual(['<p>Eins</p>', 'Neu', 'Zwei', '<p>Drei</p>']));
  });

  it('leaves the caret in the text that blocks are pasted into: the next letters are written there', async () => {
    await open();
    const field = document.querySelector<HTMLElement>('[data-block="2"] [contenteditable]') ?? document.body;
    act(() => field.focus());
    system = {
      'text/html': writeClip({ site: location.origin, pictures: {}, modules: [heading('Neu')] }, 'de').html,
    };
    await act(async () => paste(field));
    expect(await screen.findByText('Eingefügt')).toBeVisible();
    expect(contents()).toContain('Neu');
    expect(field).toHaveFocus();
  });

  it.each([
    ['is not complete', () => editing.session.change(3, { content: 'Zwei '.repeat(50) })],
    [
      'waits for a decision',
      () => {
        backend.writeByOther(3, 'content', 'Drei');
        editing.session.change(3, { content: 'Vier' });
      },
    ],
  ])('takes nothing of a block whose text %s: the server has an older one', async (_, write) => {
    await open();
    act(write);
    const here = contents();
    act(() => handleOf(3).focus());
    for (const key of ['c', 'x']) {
      useAlerts.setState({ alerts: [] });
      await act(async () => void fireEvent.keyDown(handleOf(3), { key, ctrlKey: true }));
      expect(
        await screen.findByText('Das geht noch nicht: Ein Baustein ist nicht gespeichert.'),
      ).toBeVisible();
    }
    expect(contents()).toEqual(here);
    expect(backend.calls.filter(({ path }) => path.includes('/clip?'))).toEqual([]);
  });

  it('brings the pictures of another site along, and leads links back there', async () => {
    await open();
    const uploads: string[] = [];
    backend.interrupt = ({ path, method }) => {
      if (!path.endsWith('/media') || method !== 'POST') return undefined;
      uploads.push(path);
      return Response.json(uploaded, { status: 201 });
    };
    const fields = { image: 'media:7', image_url: '/media/a.png', link: 'page:3', link_url: '/de/besuch' };
    await act(() =>
      editing.clipboard.now?.paste(
        {
          site: 'https://anderswo.example',
          pictures: { 'media:7': { name: 'a.png', data: 'data:image/png;base64,iVBORw0KGgo=' } },
          modules: [
            { ...heading(''), model: 'image', fields: { de: fields } },
            { ...heading(''), model: 'text', fields: { de: { content: '<p><a href="/de/x">y</a></p>' } } },
            { ...heading(''), model: 'image', fields: { de: { image: 'media:8' } } },
          ],
        },
        null,
      ),
    );
    expect(uploads).toHaveLength(1);
    expect(lastBody()?.modules).toMatchObject([
      { fields: { de: { image: 'media:41', link: 'https://anderswo.example/de/besuch' } } },
      { fields: { de: { content: '<p><a href="https://anderswo.example/de/x">y</a></p>' } } },
      { fields: { de: { image: null } } },
    ]);
  });

  it('is read from nothing that was not written here', () => {
    for (const html of [
      '',
      '<p>Text</p>',
      '<div data-litfass-blocks="x"></div>',
      '<div data-litfass-blocks="%7B%7D">',
    ]) {
      expect(readClip(html)).toBeNull();
    }
  });
});

const uploaded = {
  ...{ id: 41, reference: 'media:41', filename: 'a.png', type: 'image/png', size: 1, url: '/media/41.png' },
  ...{ alt: {}, description: {}, copyright: '', decorative: false, focal_x: 50, focal_y: 50, thumbs: {} },
  ...{ width: 1, height: 1, folder: '', revision: 1, duplicate: false },
  ...{ created_at: '2025-01-01T00:00:00Z', updated_at: '2025-01-01T00:00:00Z' },
};

const heading = (content: string): ClipModule => ({
  ...{ model: 'headline', anchor: '', locales: null },
  fields: { de: { content } },
});
const item: ClipModule = { ...heading('Wann?'), model: 'faqitem' };

describe('the place of a paste', () => {
  const sections = [
    sectionOf(1, [
      moduleOf(2, 'text'),
      moduleOf(3, 'faq', { children: [moduleOf(4, 'faqitem', { parent: 3 })] }),
    ]),
  ];
  const at = (modules: ClipModule[], behind: number | null, on = sections) => {
    const { place, modules: put } = findPasteTarget(on, modules, behind, false);
    return [place.parent, Math.min(place.order, 9), put.map(({ model }) => model).join()];
  };

  it('is behind a block, in a list of its kind, and else at the end', () => {
    expect(at([heading('a')], 2)).toEqual([1, 1, 'headline']);
    expect(at([heading('a')], 4)).toEqual([1, 2, 'headline']);
    expect(at([heading('a')], 1)).toEqual([1, 9, 'headline']);
    expect(at([heading('a')], null)).toEqual([1, 9, 'headline']);
    expect(at([item], 4)).toEqual([3, 1, 'faqitem']);
    expect(at([item], 3)).toEqual([3, 9, 'faqitem']);
  });

  it('comes with what has to be around it', () => {
    expect(at([item, item], 2)).toEqual([1, 1, 'faq']);
    expect(at([heading('a')], null, [])).toEqual([null, 0, 'container']);
  });

  it('is between sections for a section, and in the only one its blocks', () => {
    const section: ClipModule = { ...heading(''), model: 'container', fields: {}, columns: [[heading('a')]] };
    expect(at([section], 4)).toEqual([null, 1, 'container']);
    expect(findPasteTarget(sections, [section], 2, true)).toMatchObject({ place: { parent: 1, order: 1 } });
  });
});
