import { beforeEach, describe, expect, it, vi } from 'vitest';
import { useAlerts } from '@/lib/client/alerts';
import { initialEditorState, useEditorStore } from '@/lib/client/editor-store';
import type { Draft } from '@/lib/client/page-editor';
import * as api from '@/lib/client/page-editor';
import type { EditingSession } from './editing-session';
import { SavedTexts } from './saved-texts';
import { Steps } from './steps';

vi.mock('@/lib/client/page-editor', () => ({ stepBack: vi.fn() }));

/** A session of a document with so many steps behind it. */
function buildSession(steps: number): { session: EditingSession; said: string[]; waiting: object[] } {
  const waiting: object[] = [];
  const said: string[] = [];
  const show = (left: number) =>
    useEditorStore.setState({ draft: { can_undo: left > 0, can_redo: left < steps } as Draft });
  let left = steps;
  vi.mocked(api.stepBack).mockImplementation(async () => {
    await new Promise((resolve) => setTimeout(resolve, 1));
    left -= 1;
    return { left, modules: [] } as never;
  });
  show(steps);
  const session = {
    say: (key: string) => key,
    labels: { kind: (kind: string) => kind },
    key: { content_type: 'page', object_id: 1 },
    locale: 'de',
    queue: { flushAll: async () => true, list: () => waiting },
    inOrder: (call: (key: string) => unknown) => call('key'),
    sync: { showAnswer: (answer: { left: number }) => show(answer.left) },
    announce: (text: string) => said.push(text),
    report: () => undefined,
    savedTexts: new SavedTexts(),
    identities: { findServerId: (id: number) => id, toEditorSections: (sections: object[]) => sections },
    sections: [],
    reload: () => Promise.resolve(),
  };
  return { session: session as unknown as EditingSession, said, waiting };
}

describe('Steps', () => {
  beforeEach(() => {
    vi.clearAllMocks();
    useEditorStore.setState(initialEditorState);
  });

  it('takes back as many steps as were asked for, however quickly', async () => {
    const { session } = buildSession(20);
    const steps = new Steps(session);
    await Promise.all(Array.from({ length: 10 }, () => steps.undo()));
    expect(api.stepBack).toHaveBeenCalledTimes(10);
  });

  it('says of blocks that are not finished that they stay behind, and not of what is typed meanwhile', async () => {
    const { session, waiting } = buildSession(3);
    const texts = () => useAlerts.getState().alerts.map(({ text }) => text);
    const undone = new Steps(session).undo();
    await vi.waitFor(() => expect(api.stepBack).toHaveBeenCalled());
    waiting.push({});
    await undone;
    expect(texts()).toEqual(['alert.undone']);
    await new Steps(session).undo();
    expect(texts()).toEqual(['alert.undone', 'alert.incomplete']);
  });

  it('asks for no step where there is none, and says so', async () => {
    const { session, said } = buildSession(1);
    const steps = new Steps(session);
    await Promise.all([steps.undo(), steps.undo()]);
    expect(api.stepBack).toHaveBeenCalledTimes(1);
    expect(said).toEqual(['announce.noStep']);
  });
});
