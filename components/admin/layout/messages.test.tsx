import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CoreAdminContext, testDataProvider, useNotify } from 'ra-core';
import { useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, it } from 'vitest';
import { messageNames } from '@/tests/support/admin-form';
import { Messages } from './messages';

function Screen() {
  const notify = useNotify();
  const [hasField, setField] = useState(true);
  return (
    <main id="admin-content" tabIndex={-1}>
      {hasField && (
        <input aria-label="Titel" onKeyDown={({ key }) => key === 'F2' && notify('Gespeichert')} />
      )}
      <button onClick={() => setField(false)}>Feld entfernen</button>
    </main>
  );
}

function open() {
  const element = (
    <CoreAdminContext dataProvider={testDataProvider()} i18nProvider={messageNames}>
      <Screen />
      <Messages />
    </CoreAdminContext>
  );
  render(<RouterProvider router={createMemoryRouter([{ path: '*', element }])} />);
  return userEvent.setup();
}

it('a message that is closed gives the focus back to what had it, or to the screen where that is gone', async () => {
  const person = open();
  const field = screen.getByRole('textbox', { name: 'Titel' });
  await person.type(field, '{F2}');
  await person.click(screen.getByRole('button', { name: 'ra.action.close' }));
  expect(screen.queryByText('Gespeichert')).toBeNull();
  expect(field).toHaveFocus();
  await person.type(field, '{F2}');
  act(() => screen.getByRole('button', { name: 'ra.action.close' }).focus());
  // A press with the pointer would take the focus.
  fireEvent.click(screen.getByRole('button', { name: 'Feld entfernen' }));
  await person.keyboard('{Enter}');
  expect(screen.getByRole('main')).toHaveFocus();
});
