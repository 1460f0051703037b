'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { createPortal } from 'react-dom';
import { useEditables, type EditableRole } from '@/lib/client/editables';
import { initialEditorState, noMenuOrDialog, useEditorStore } from '@/lib/client/editor-store';
import { RequestError } from '@/lib/client/request';
import { isSectionPage } from '@/lib/contract/standing';
import type { User } from '@/lib/contract/user';
import { Alerts } from './alerts';
import { Canvas } from './canvas/canvas';
import { focusFrame } from './canvas/use-kept-focus';
import { EditOffer } from './edit-offer';
import { type Editing, EditingProvider } from './editing-context';
import { EditingSession } from './session/editing-session';
import { EditorDialogs } from './dialogs/editor-dialogs';
import { EditorPanels } from './editor-panels';
import { Live } from './session/live';
import { later } from './later';
import type { EditorLayerProps } from './editor-props';
import { returnToPlace } from './kept-place';
import { makeEditing } from './make-editing';
import { useLastPlace } from './last-place';
import { openTranslation } from './open-translation';
import { welcomeNewPage } from './page/new-page';
import { PageTexts } from './page/page-texts';
import { useMenusOffline } from './page/use-menus-offline';
import { pasteCode } from './pasting';
import { loadAhead, usePrefetch } from './prefetch';
import { loadStepWords } from './session/steps';
import { TourOffer } from './tour/tour-offer';
import { useTour } from './tour/tour-state';
import { Toolbar } from './toolbar/toolbar';
import { useLabels } from './use-labels';
import { takeWish, useEditMode } from './use-edit-mode';
import { useSafekeeping } from './session/use-safekeeping';
import { useShortcuts } from './keys/use-shortcuts';
import { useToolbarSlot } from './toolbar/use-toolbar-slot';

loadAhead(loadStepWords);

loadAhead(() => pasteCode.load());

const Tour = later(async () => (await import('./tour/tour')).Tour);

interface WorkspaceProps extends Omit<EditorLayerProps, 'account' | 'role' | 'begins'> {
  /** Its key among the documents of the page. */
  id: string;
  user: User | null;
  role: EditableRole;
}

/** One document for a signed-in editor: the toolbar and, in edit mode, the canvas instead of the sections. */
export function Workspace({
  id,
  documentKey,
  locale,
  slug,
  role,
  live,
  isAboveList,
  user: known,
  onCanvas,
}: WorkspaceProps) {
  const say = useTranslations('editor');
  const labels = useLabels();
  const { content_type, object_id } = documentKey;
  const editing = useMemo(() => {
    const session = new EditingSession(
      { content_type, object_id, slug },
      locale,
      say,
      labels,
      // Neither what frames every page nor what stands on pages of others alone is shown by this address.
      role !== 'frame' && !isSectionPage(location.pathname),
    );
    return makeEditing(session);
  }, [content_type, object_id, locale, slug, say, labels, role]);

  const isEditing = useEditMode();
  const slot = useToolbarSlot(isEditing);
  // Until then the store is about the document that was edited before: another one, or this one in its other language.
  const [begun, setBegun] = useState<Editing | null>(null);
  const hasDraft = useEditorStore((state) => state.editing && state.draft !== null);
  const isReady = hasDraft && begun === editing;
  const panel = useEditorStore((state) => state.panel);
  const isTouring = useTour((state) => state.step !== null);
  const isChosen = useEditables((state) => state.chosen === id);
  // A frame around every page is not edited by opening a page, and nothing is created by opening one.
  const isWanted = isChosen || (role !== 'frame' && object_id !== null);
  const [trouble, setTrouble] = useState<'failed' | 'absent' | null>(null);
  const [round, setRound] = useState(0);

  useLayoutEffect(() => {
    const { user: found, undescribed } = useEditorStore.getState();
    const user = found ?? known;
    editing.session.begin();
    editing.notes.begin();
    useEditorStore.setState({ ...initialEditorState, user, undescribed, online: navigator.onLine });
    setBegun(editing);
    return () => {
      editing.notes.end();
      editing.session.end();
      onCanvas(false);
    };
  }, [editing, known, onCanvas]);

  useEffect(() => {
    // Menus and dialogs act on the page being edited, which is not there any more.
    useEditorStore.setState(isEditing ? { editing: true } : { editing: false, ...noMenuOrDialog });
    if (!isEditing) {
      void editing.steps.tellUnsaved();
      return;
    }
    if (useEditorStore.getState().user === null) {
      useEditorStore.setState({ sessionEnded: true });
      return;
    }
    setTrouble(isWanted ? null : 'absent');
    if (!isWanted) return;
    editing.session.reload(isChosen).catch((error: unknown) => {
      const status = error instanceof RequestError ? error.status : 0;
      if (status === 401) useEditorStore.setState({ sessionEnded: true });
      else setTrouble(status === 404 && !isChosen ? 'absent' : 'failed');
    });
  }, [editing, isEditing, known, isWanted, isChosen, round]);

  // In the same frame: the canvas replaces the public sections and is never beside them.
  useLayoutEffect(() => onCanvas(isReady), [isReady, onCanvas]);

  useEffect(() => {
    if (isReady && takeWish('translation')) openTranslation();
  }, [isReady]);

  useEffect(() => {
    if (!isReady) return;
    returnToPlace(editing.session);
    welcomeNewPage(editing.session);
  }, [editing, isReady]);

  useEffect(() => {
    if (isReady && isChosen) enterCanvas();
  }, [isReady, isChosen]);

  useEffect(() => {
    if (!isReady) return;
    const live = new Live(editing.session, editing.notes);
    live.start();
    return () => live.stop();
  }, [editing, isReady]);

  useSafekeeping(editing.session);
  useShortcuts(editing);
  useLastPlace();
  useMenusOffline();
  usePrefetch(isReady, editing);

  return (
    <EditingProvider editing={editing}>
      {slot &&
        createPortal(
          <>
            <Toolbar role={role} trouble={trouble} onRetry={() => setRound(round + 1)} />
            {panel !== 'languages' && <TourOffer />}
            {isReady && isTouring && <Tour />}
          </>,
          slot,
        )}
      {/* Content of lists that the site fills is there in one language only. */}
      {isReady && <Canvas live={panel === 'languages' ? undefined : live} isAboveList={isAboveList} />}
      {isReady && <PageTexts />}
      {isReady && <EditorPanels />}
      {trouble === 'absent' && <EditOffer id={id} role={role} />}
      <EditorDialogs />
      <Alerts />
    </EditingProvider>
  );
}

/** Whoever has chosen a part of the page goes on in it: what was pressed for it has made way for the canvas. */
function enterCanvas(): void {
  if (document.activeElement !== document.body) return;
  focusFrame(document.querySelector('[data-editing] [data-block]:not([data-section])'));
}
