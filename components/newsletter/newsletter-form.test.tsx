import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { getMessages } from '@/lib/i18n/messages';
import { NewsletterForm } from './newsletter-form';

afterEach(() => vi.unstubAllGlobals());

const words = getMessages('de').site.newsletter;

async function subscribe(answer: () => Promise<Response>) {
  vi.stubGlobal('fetch', answer);
  const person = userEvent.setup();
  render(
    <NewsletterForm
      locale="de"
      strings={{ ...words, consent: 'Ich bin einverstanden.' }}
      privacyPath="/de/datenschutz"
    />,
  );
  await person.type(screen.getByRole('textbox', { name: words.email }), 'ada@example.org');
  await person.click(screen.getByRole('checkbox'));
  await person.click(screen.getByRole('button', { name: words.submit }));
}

it.each([
  ['without a network', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['where something in between answers', async () => new Response('<h1>502</h1>', { status: 502 })],
])('says %s that it could not be sent just now, and keeps what was typed', async (_, answer) => {
  await subscribe(answer);
  expect(await screen.findByText(/^Das ließ sich gerade nicht senden\./)).toBeVisible();
  expect(screen.getByRole('textbox', { name: words.email })).toHaveValue('ada@example.org');
  expect(screen.getByRole('checkbox')).toBeChecked();
});

it('says what the site answers, and is empty for another address', async () => {
  await subscribe(async () => Response.json({ detail: 'Wir haben Ihnen eine E-Mail geschickt.' }));
  expect(await screen.findByText('Wir haben Ihnen eine E-Mail geschickt.')).toBeVisible();
  expect(screen.getByRole('textbox', { name: words.email })).toHaveValue('');
});

it('says at the field what an address lacks that only the site refuses', async () => {
  await subscribe(async () =>
    Response.json({ detail: 'Die Angaben sind nicht gültig.', fields: { email: 'format' } }, { status: 400 }),
  );
  const field = screen.getByRole('textbox', { name: words.email });
  await waitFor(() => expect(field).toHaveAccessibleDescription(words.wrong_email));
  expect(field).toHaveFocus();
  expect(field).toHaveValue('ada@example.org');
  expect(screen.queryByText('Die Angaben sind nicht gültig.')).toBeNull();
});

it('leads to what happens to an address before one is sent', () => {
  render(<NewsletterForm locale="de" strings={{ ...words, consent: 'Ja.' }} privacyPath="/de/datenschutz" />);
  expect(screen.getByRole('link', { name: words.privacy })).toHaveAttribute('href', '/de/datenschutz');
});
