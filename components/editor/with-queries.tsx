'use client';

import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { createEditorQueryClient } from '@/lib/client/queries';
import { useEditing } from './editing-context';
import type { EditingSession } from './session/editing-session';

/** What was asked for stays known as long as its document is edited, whichever dialog asks again. */
const clients = new WeakMap<EditingSession, QueryClient>();

/** Around what asks for lists and records: fetched with the first part that may do so, because writing needs none of it. */
export function WithQueries({ children }: { children: ReactNode }) {
  const { session } = useEditing();
  const client = clients.get(session) ?? createEditorQueryClient();
  clients.set(session, client);
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
