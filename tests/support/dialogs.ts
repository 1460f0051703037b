import { screen, waitFor, type ByRoleOptions } from '@testing-library/react';
import { expect } from 'vitest';

/**
 * The modal dialog that opens, once it takes presses: it is on the page one step before that, and while the pointer is already kept from
 * everything else, a press on it would be refused.
 *
 * @param options what it is found by, such as its name; any dialog without it
 * @throws if none opens in time
 */
export async function findModalDialog(options?: ByRoleOptions): Promise<HTMLElement> {
  const dialog = await screen.findByRole('dialog', options);
  await waitFor(() => expect(dialog.style.pointerEvents).toBe('auto'));
  return dialog;
}
