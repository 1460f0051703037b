import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useEditorStore } from '@/lib/client/editor-store';

/** Fetches again what is public, and since when, once somebody has published: no revision grows with that. */
export function useRefetchAfterPublishing(): void {
  const client = useQueryClient();
  useEffect(
    () =>
      useEditorStore.subscribe(({ publishings }, before) => {
        if (publishings === before.publishings) return;
        for (const name of ['versions', 'published', 'draft'])
          void client.invalidateQueries({ queryKey: [name] });
      }),
    [client],
  );
}
