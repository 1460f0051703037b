import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { select } from '@/lib/client/editor-store';
import { germanWords, openEditing, prepareCanvas, renderEditing } from '@/tests/support/editing';
import { EditingBackend, moduleOf, sectionOf } from '@/tests/support/editing-backend';
import { Canvas } from '../canvas/canvas';
import { useSuggesting } from '../translation/use-suggesting';
import { useTranslation } from '../translation/use-translation';
import { LanguageDock } from './language-dock';

afterEach(() => vi.unstubAllGlobals());

/** The English page with what its selected block lacks. */
function Page() {
  const translation = useTranslation('en');
  const suggesting = useSuggesting('en');
  return (
    <>
      <Canvas live={undefined} />
      <LanguageDock translation={translation} suggesting={suggesting} />
    </>
  );
}

it('leads to the text whose translation was said to be right: the pressed button goes', async () => {
  prepareCanvas();
  const german = [moduleOf(2, 'text', { content: '<p>Der Kran</p>' })];
  const backend = new EditingBackend([sectionOf(1, german)], { 2: { content: '<p>The crane</p>' } });
  backend.textRevisions = { 2: { de: 5, en: 4 } };
  backend.interrupt = ({ path }) => {
    if (path.includes('/translated-from')) return Response.json({ modules: {} });
    if (!path.endsWith('/keep-translation')) return undefined;
    backend.textRevisions = {};
    return Response.json(moduleOf(2, 'text'));
  };
  const editing = await openEditing(backend, { words: germanWords(), locale: 'en' });
  await renderEditing(editing, <Page />);
  act(() => select(2));
  const keep = await screen.findByRole('button', { name: /^Stimmt noch/ });
  act(() => keep.focus());
  await act(async () => void fireEvent.click(keep));
  await vi.waitFor(() => expect(keep).not.toBeInTheDocument());
  await vi.waitFor(() => expect(screen.getByRole('textbox', { name: /Text/ })).toHaveFocus());
  editing.session.end();
});
