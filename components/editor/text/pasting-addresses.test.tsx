import { act, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { useEditorStore } from '@/lib/client/editor-store';
import {
  backend,
  blocks,
  editing,
  openText,
  paste,
  picture,
  pictures,
  placeCaret,
} from '@/tests/support/pasting';

const seen = (name: string) => `<img src="https://docs.example/${name}.png" alt="Ein Kran">`;
const pixel = '<img src="https://t.example/" width="1" height="1">';

/** What the server was asked for: addresses of pictures, and files. */
const asked = () =>
  backend.calls
    .filter(({ path, method }) => path.includes('/media') && method === 'POST')
    .map(({ path, body }) => (path.endsWith('/from-address') ? body.url : 'file'));

/** Lets the server have no pictures of some addresses. */
function refuse(...names: string[]): void {
  const { interrupt } = backend;
  backend.interrupt = (call) =>
    names.some((name) => String(call.body.url).includes(name))
      ? Response.json({ detail: 'Kein Bild.', code: 'invalid' }, { status: 400 })
      : interrupt(call);
}

function withoutFeature(): void {
  act(() =>
    useEditorStore.setState(({ user }) => ({
      user: user && { ...user, features: user.features?.filter((each) => each !== 'media-address') },
    })),
  );
}

describe('pasted pictures that are only addresses', () => {
  it('are taken over by the server, one after the other with those in the clipboard, where they stood', async () => {
    const host = await openText('<p>Vorher</p>');
    paste(host, {
      'text/html': `<p>Eins${seen('a')}${pixel}</p><p><img src="${picture}"></p><p>Zwei</p><a href="https://b.example/"><span>${seen('b')}</span></a>`,
      'text/plain': 'Eins Zwei',
    });
    await vi.waitFor(() => expect(pictures()).toEqual(['media:41', 'media:42', 'media:43']));
    expect(asked()).toEqual(['https://docs.example/a.png', 'file', 'https://docs.example/b.png']);
    expect(blocks().map(({ model }) => model)).toEqual(['text', 'image', 'image', 'text', 'image']);
    expect(blocks().map(({ content }) => content)).toEqual([
      '<p>Vorher</p><p>Eins</p>',
      undefined,
      undefined,
      '<p>Zwei</p>',
      undefined,
    ]);
    expect(await screen.findByText('drop.takenOver 2')).toBeVisible();
    expect(screen.queryByText(/^drop.lost/)).toBeNull();
    expect(useEditorStore.getState().undescribed).toEqual(['media:41', 'media:42', 'media:43']);
  });

  it('have to come as files where the server cannot have them', async () => {
    const host = await openText('<p>Vorher</p>');
    refuse('a.png', 'c.png');
    paste(host, { 'text/html': `<p>Eins</p>${seen('a')}${seen('b')}${seen('c')}`, 'text/plain': 'Eins' });
    expect(await screen.findByText('drop.lost 2')).toBeVisible();
    expect(screen.getByText('drop.takenOver 1')).toBeVisible();
    expect(blocks().map(({ model }) => model)).toEqual(['text', 'image']);
    expect(pictures()).toEqual(['media:41']);
  });

  it('have to come as files with a backend that takes none over', async () => {
    const host = await openText('<p>Vorher</p>');
    withoutFeature();
    paste(host, { 'text/html': `<p>Eins${seen('a')}${pixel}</p>`, 'text/plain': 'Eins' });
    expect(await screen.findByText('drop.lost 1')).toBeVisible();
    expect(host).toHaveTextContent('VorherEins');
    expect(host.querySelector('img')).toBeNull();
    expect(asked()).toEqual([]);
  });

  it('have to come as files where a text has no blocks behind it, and where they are on a disk', async () => {
    const host = await openText('<p>Vorher</p>');
    paste(host, { 'text/html': '<p>Eins<img src="file:///C:/a.png"></p>', 'text/plain': 'Eins' });
    expect(await screen.findByText('drop.lost 1')).toBeVisible();
    const faq = editing.session.insertLocal('faq', { parent: 1, column: 0, order: 1 });
    const values = { content: 'Wann?', text: '<p>Um acht.</p>' };
    const item = editing.session.insertLocal('faqitem', { parent: faq, column: 0, order: 0 }, values);
    const find = () => document.querySelector<HTMLElement>(`[data-block="${item}"] [data-field="text"]`);
    await vi.waitFor(() => expect(find()).not.toBeNull());
    const answer = find();
    if (answer === null) throw new Error('There is no answer.');
    placeCaret(answer, 'end');
    paste(answer, { 'text/html': `<p>Zwei${seen('a')}${seen('b')}</p>`, 'text/plain': 'Zwei' });
    expect(await screen.findByText('drop.lost 2')).toBeVisible();
    expect(asked()).toEqual([]);
  });
});
