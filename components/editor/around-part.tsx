'use client';

import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { NextIntlClientProvider, useMessages } from 'next-intl';
import { useMemo, type ReactNode } from 'react';
import { createEditorQueryClient } from '@/lib/client/queries';
import { joinMessages } from '@/lib/i18n/join-messages';
import { timeZone } from '@/lib/site';
import type { PartMessages } from './client-messages';
import { useEditing } from './editing-context';
import type { EditingSession } from './session/editing-session';

/** One client per document, shared by its dialogs. */
const clients = new WeakMap<EditingSession, QueryClient>();

/**
 * Provides what the parts of the editor need that are opened later: their messages beside the others, and the query client for lists and
 * records. It is loaded with the first of them, since writing does not need it.
 */
export function AroundPart({ messages: added, children }: { messages: PartMessages; children: ReactNode }) {
  const { session } = useEditing();
  const known = useMessages();
  const messages = useMemo(() => ({ ...known, editor: joinMessages(known.editor, added) }), [known, added]);
  const client = clients.get(session) ?? createEditorQueryClient();
  clients.set(session, client);
  return (
    <NextIntlClientProvider locale={session.locale} messages={messages} timeZone={timeZone}>
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    </NextIntlClientProvider>
  );
}
