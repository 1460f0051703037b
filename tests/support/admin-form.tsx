import { render } from '@testing-library/react';
import { QueryClient } from '@tanstack/react-query';
import { CoreAdminContext, testDataProvider, type RaRecord } from 'ra-core';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { Messages } from '@/components/admin/layout/messages';
import { RecordEdit } from '@/components/admin/form/record-edit';
import type { RecordDefinition } from '@/lib/pagebuilder/fields';

/** Says the name of a message; a field is called by its name and language. */
export const messageNames = {
  translate: (key: string, options?: { language?: string }) => options?.language ?? key,
  changeLocale: () => Promise.resolve(),
  getLocale: () => 'de',
};

type Answer = (result: RaRecord | Error) => void;

/**
 * The form of a record, opened with what another screen has left in memory, as after its creation: the newest is read meanwhile. What
 * the form asks is answered by the test.
 */
export function openRecord(definition: RecordDefinition, id: number, remembered: RaRecord | null) {
  const reads: Answer[] = [];
  const saves: { sent: unknown; answer: Answer }[] = [];
  const wait = (hold: (answer: Answer) => void) =>
    new Promise<{ data: never }>((resolve, reject) => {
      hold((result) => (result instanceof Error ? reject(result) : resolve({ data: result as never })));
    });
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const { resource } = definition;
  if (remembered !== null)
    queries.setQueryData([resource, 'getOne', { id: String(id), meta: undefined }], remembered);
  const element = (
    <CoreAdminContext
      dataProvider={testDataProvider({
        getOne: () => wait((answer) => reads.push(answer)),
        update: (_, { data }) => wait((answer) => saves.push({ sent: data, answer })),
      })}
      i18nProvider={messageNames}
      queryClient={queries}
    >
      <Messages />
      <RecordEdit definition={definition} />
    </CoreAdminContext>
  );
  const router = createMemoryRouter([{ path: `/${resource}/:id`, element }], {
    initialEntries: [`/${resource}/${id}`],
  });
  render(<RouterProvider router={router} />);
  return { reads, saves };
}
