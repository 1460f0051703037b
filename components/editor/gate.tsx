'use client';

import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import type { ContentType } from '@/lib/contract/identifier';
import type { Locale } from '@/lib/contract/locale';

export interface EditorGateProps {
  /** The document that owns the sections on this page. */
  documentKey: { content_type: ContentType; object_id: number };
  locale: Locale;
  /** Path of the page below the locale prefix; empty for the home page (spec §2). */
  slug: string;
}

export interface EditorLayerProps extends EditorGateProps {
  /** Body of the `user` answer, or null when the session has ended. */
  account: unknown;
  /** Called with true once the canvas stands in the place of the sections, with false when it leaves. */
  onCanvas: (shown: boolean) => void;
}

/**
 * Stands around the server-rendered sections. A visitor downloads nothing beyond this file: the editor is asked for only
 * when the hint cookie says that a session may exist (design §7). An ended session matters only in edit mode (spec §4).
 */
export function EditorGate({ children, ...document }: EditorGateProps & { children: ReactNode }) {
  const [layer, setLayer] = useState<{ Layer: ComponentType<EditorLayerProps>; account: unknown } | null>(
    null,
  );
  const [canvas, setCanvas] = useState(false);
  const { locale } = document;

  useEffect(() => {
    if (!/(?:^|; )litfass_editor=1/.test(window.document.cookie)) return;
    const leaving = new AbortController();
    async function open(): Promise<void> {
      const answer = await fetch(`/${locale}/pageeditor-api/user`, { signal: leaving.signal });
      if (!answer.ok && !new URLSearchParams(location.search).has('edit')) return;
      const account: unknown = answer.ok ? await answer.json() : null;
      const { EditorLayer } = await import('./editor-layer');
      if (!leaving.signal.aborted) setLayer({ Layer: EditorLayer, account });
    }
    // Without an answer the page stays what it is: readable.
    open().catch(() => undefined);
    return () => leaving.abort();
  }, [locale]);

  return (
    <>
      {layer && <layer.Layer {...document} account={layer.account} onCanvas={setCanvas} />}
      {!canvas && children}
    </>
  );
}
