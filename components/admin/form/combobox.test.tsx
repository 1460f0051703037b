import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CoreAdminContext, Form, testDataProvider } from 'ra-core';
import { useWatch } from 'react-hook-form';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { adminDefinitions } from '@/lib/records/definitions';
import { messageNames } from '@/tests/support/admin-form';
import { RelationInput } from './relation-input';

beforeEach(() => {
  Element.prototype.scrollIntoView = vi.fn();
});

const { venues, events } = adminDefinitions;
const places = ['Hafen', 'Meyer'].map((name, index) => ({ id: index + 1, name: { de: name, en: name } }));

function Chosen() {
  return <output>{JSON.stringify(useWatch({ name: 'venue' }) ?? null)}</output>;
}

/** A field for a venue; searches for a name are answered by the test. */
function openField() {
  const answers = new Map<string, () => void>();
  const element = (
    <CoreAdminContext
      dataProvider={testDataProvider({
        getList: async (_, { filter = {} }) => {
          const { q } = filter as { q?: string };
          if (q !== undefined) await new Promise<void>((resolve) => answers.set(q, resolve));
          const data = places.filter(({ name }) => q === undefined || name.de === q);
          return { data: data as never, total: data.length };
        },
        getMany: async () => ({ data: places as never }),
      })}
      i18nProvider={messageNames}
    >
      <Form record={{}}>
        <RelationInput
          definition={events}
          field={{ kind: 'relation', resource: venues.resource }}
          source="venue"
          name="venue"
          label="Ort"
        />
        <Chosen />
      </Form>
    </CoreAdminContext>
  );
  render(<RouterProvider router={createMemoryRouter([{ path: '*', element }])} />);
  return answers;
}

const options = () => screen.getAllByRole('option').map(({ textContent }) => textContent);
const chosen = () => screen.getByRole('status').textContent;

it('chooses nothing by Enter as long as the list was found for something else', async () => {
  const person = userEvent.setup();
  const answers = openField();
  await person.click(screen.getByRole('combobox', { name: 'Ort' }));
  await waitFor(() => expect(options()).toEqual(['Hafen', 'Meyer']));
  // The search has not begun, and then it is not answered.
  await person.keyboard('Meyer{Enter}');
  expect(chosen()).toBe('null');
  await waitFor(() => expect([...answers.keys()]).toContain('Meyer'));
  expect(options()).toEqual(['Hafen', 'Meyer']);
  await person.keyboard('{Enter}');
  expect(chosen()).toBe('null');
  act(() => answers.get('Meyer')?.());
  await waitFor(() => expect(options()).toEqual(['Meyer']));
  await person.keyboard('{Enter}');
  expect(chosen()).toBe('2');
});

it('says of what was typed and not chosen that it is not chosen', async () => {
  const person = userEvent.setup();
  openField();
  const field = screen.getByRole('combobox', { name: 'Ort' });
  await person.type(field, 'Haf');
  expect(field).toBeValid();
  await person.tab();
  expect(field).toHaveValue('Haf');
  expect(field).toBeInvalid();
  expect(field).toHaveAccessibleDescription('admin.picker.not_chosen');
  await person.clear(field);
  await person.tab();
  expect(field).toBeValid();
  await person.click(field);
  await person.click(await screen.findByRole('option', { name: 'Hafen' }));
  expect(chosen()).toBe('1');
  expect(screen.queryByText('admin.picker.not_chosen')).toBeNull();
});
