import { act, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { useAlerts } from '@/lib/client/alerts';
import { useEditorStore } from '@/lib/client/editor-store';
import { RequestError } from '@/lib/client/request';
import { openEditing } from '@/tests/support/editing';
import {
  asked,
  backend,
  drafts,
  editing,
  later,
  live,
  openLive,
  person,
  streams,
  textbox,
  theirs,
} from '@/tests/support/live-editing';
import { Live } from './live';

// Who hears of colleagues by no stream asks for them; what both say is said once.

beforeEach(openLive);

describe('where no stream comes through', () => {
  it('is asked every few seconds, while somebody looks', async () => {
    streams.refusal = 503;
    streams.open.at(-1)?.end();
    await later(3000);
    const before = asked().length;
    expect(before).toBeGreaterThan(0);
    await later(8500);
    expect(asked().length - before).toBe(2);
    backend.interrupt = (call) =>
      call.path.endsWith('/presence')
        ? Response.json({ revision: 1, people: [person({})] })
        : call.path.includes('/events')
          ? streams.answer(call)
          : undefined;
    theirs('Der neue Kran am Hafen.');
    await later(4500);
    expect(textbox()).toHaveTextContent('Der neue Kran am Hafen.');
    expect(screen.getByText('Ben')).toBeVisible();
  });

  it('a stream that says nothing at all counts as none', async () => {
    streams.isHeld = true;
    await later(6000);
    streams.open.at(-1)?.end();
    await later(2000);
    expect(streams.open).toHaveLength(1);
    await later(20_000);
    expect(streams.open).toHaveLength(0);
    expect(asked().length).toBeGreaterThan(2);
  });

  it('a backend of the base contract is asked for the document', async () => {
    live.stop();
    editing.session.end();
    const { session, notes } = await openEditing(backend, { features: ['document'] });
    const asking = new Live(session, notes);
    onTestFinished(() => {
      asking.stop();
      session.end();
    });
    asking.start();
    const before = drafts();
    await later(25_000);
    expect(drafts() - before).toBe(3);
    expect(asked().filter(({ body }) => body.left !== true)).toEqual([]);
  });

  it.each(['stream', 'asking'])(
    'that the document is deleted is told at once, and once (%s)',
    async (way) => {
      await later(way === 'asking' ? 0 : 6000);
      streams.refusal = way === 'asking' ? 503 : 404;
      streams.open.at(-1)?.end();
      await later(3000);
      if (way === 'asking') {
        backend.interrupt = () => Response.json({ detail: 'Fort.', code: 'not_found' }, { status: 404 });
        await later(4000);
      }
      expect(useEditorStore.getState().isDeleted).toBe(true);
      expect(useAlerts.getState().alerts.map(({ text }) => text)).toEqual(['alert.documentDeleted']);
      expect(textbox()).toHaveTextContent('Der alte Kran am Hafen.');
      const { length } = backend.calls;
      await later(60_000);
      expect(backend.calls).toHaveLength(length);
    },
  );

  it('an ended session opens the sign-in, and listens again after it', async () => {
    await later(6000);
    streams.refusal = 401;
    streams.open.at(-1)?.end();
    await later(3000);
    expect(useEditorStore.getState().sessionEnded).toBe(true);
    await later(60_000);
    expect(streams.open).toHaveLength(0);
    streams.refusal = null;
    act(() =>
      editing.session.signedIn({
        email: 'a@example.org',
        username: 'A',
        admin_menus: [],
        features: ['document', 'live'],
      }),
    );
    await later(100);
    expect(streams.open).toHaveLength(1);
  });

  it('leaves a sign-in closed that was put off, until somebody asks for something', async () => {
    await later(6000);
    streams.refusal = 401;
    streams.open.at(-1)?.end();
    await later(3000);
    act(() => editing.session.dismissSignIn());
    // It is heard that the dialog has closed, and listened again: nobody has asked for that.
    await later(90_000);
    expect(useEditorStore.getState().sessionEnded).toBe(false);
    act(() => editing.session.report(new RequestError('not_authenticated', 401, 'Nein.')));
    expect(useEditorStore.getState().sessionEnded).toBe(true);
  });
});
