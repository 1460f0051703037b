'use client';

import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { createEditorQueryClient } from '@/lib/client/queries';
import { useEditing } from './editing-context';
import type { EditingSession } from './session/editing-session';

/** One client per document, shared by its dialogs. */
const clients = new WeakMap<EditingSession, QueryClient>();

/** Provides the query client to parts that fetch lists and records. It is loaded with the first of them, since writing does not need it. */
export function WithQueries({ children }: { children: ReactNode }) {
  const { session } = useEditing();
  const client = clients.get(session) ?? createEditorQueryClient();
  clients.set(session, client);
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
