'use client';

import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { askAhead, forgetEarly, takeEarly } from '@/lib/client/ahead';
import { asksForEditMode } from '@/lib/client/edit-flag';
import { forgetHint, readHint } from '@/lib/client/editor-hint';
import { isFramed } from '@/lib/client/framed';
import type { Locale } from '@/lib/contract/locale';
import type { EditorGateProps, EditorLayerProps } from './editor-props';
import { isEditMode } from './use-edit-mode';

/** A single request for all documents of the page. */
let user: Promise<Response> | undefined;

/** Milliseconds before a failed request is repeated. */
const pause = 5000;

const loadLayer = () => import('./editor-layer');
const loadMessages = async (locale: Locale) => (await import('./client-messages')).loadClientMessages(locale);

/** A failure is not remembered: the server may be back in a moment. */
async function askUser(locale: string): Promise<Response> {
  try {
    const path = `/${locale}/pageeditor-api/user`;
    const answer = await (user ??= takeEarly(path) ?? fetch(path));
    if (answer.status >= 500) throw new Error(String(answer.status));
    return answer;
  } catch (error) {
    user = undefined;
    throw error;
  }
}

/** Asks for what the editor will need of a document by its id, which is known here, as far as the backend has it (spec §7). */
async function askForDocument(path: string, answer: Response): Promise<void> {
  const account: unknown = await answer.clone().json();
  if (typeof account !== 'object' || account === null || !('features' in account)) return;
  const features: unknown[] = Array.isArray(account.features) ? account.features : [];
  if (features.includes('document')) askAhead(path);
  if (features.includes('operations')) askAhead(`${path}/tree`);
}

/** Whether this browser is about to edit the page: the editor's code is needed whatever the answers are. */
function isOpening(): boolean {
  return readHint() !== null && !isFramed() && asksForEditMode();
}

// Code and messages come while the page is taken over, not after it. What fails is loaded again below.
if (typeof window !== 'undefined' && isOpening())
  Promise.all([loadLayer(), loadMessages(document.documentElement.lang as Locale)]).catch(() => undefined);

/**
 * Around the server-rendered sections. Visitors download nothing beyond this file: the editor is loaded only if the hint cookie says that
 * a session may exist. An ended session matters only in edit mode (spec §4).
 */
export function EditorGate({ children, ...document }: EditorGateProps & { children?: ReactNode }) {
  const [layer, setLayer] = useState<{ Layer: ComponentType<EditorLayerProps>; account: unknown } | null>(
    null,
  );
  const [canvas, setCanvas] = useState(false);
  const { locale, role = 'main', documentKey } = document;
  const { content_type, object_id } = documentKey;
  const draftPath =
    role === 'main' && object_id !== null
      ? `/${locale}/pageeditor-api/document/${content_type}/${object_id}`
      : null;

  useEffect(() => {
    // The page that the preview shows is edited around it.
    if (readHint() === null || isFramed()) return;
    let left = false;
    async function open(): Promise<void> {
      const isEditing = asksForEditMode();
      // In edit mode the code and messages are needed in any case, so they are loaded in parallel.
      const [answer] = await Promise.all([
        askUser(locale).then(async (asked) => {
          if (!asked.ok) forgetEarly();
          else if (draftPath !== null && isEditMode()) await askForDocument(draftPath, asked);
          return asked;
        }),
        isEditing && loadLayer(),
        isEditing && loadMessages(locale),
      ]);
      // Nobody is signed in, so the space kept for the bar is removed.
      if (!answer.ok) delete window.document.documentElement.dataset.editorBar;
      if (!answer.ok && !isEditing) {
        if (answer.status === 401) forgetHint();
        return;
      }
      const account: unknown = answer.ok ? await answer.clone().json() : null;
      const { EditorLayer } = await loadLayer();
      if (!left) setLayer({ Layer: EditorLayer, account });
    }
    let timer: number | undefined;
    function attempt(): void {
      // Without an answer the page stays as it is: readable.
      open().catch(() => {
        if (!left) timer = window.setTimeout(attempt, pause);
      });
    }
    attempt();
    return () => {
      left = true;
      clearTimeout(timer);
    };
  }, [locale, draftPath]);

  return (
    <>
      {layer && <layer.Layer {...document} account={layer.account} onCanvas={setCanvas} />}
      {draftPath !== null && <meta name="litfass-document" content={draftPath} />}
      {!canvas && children}
    </>
  );
}
