import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { DateLinks } from './date-links';

const moment = '2025-07-20T10:00';

function show(): void {
  render(
    <>
      <a href="/de/besuch#karte">Besuch</a>
      <a href="/de/kalender?genre=musik">Musik</a>
      <a href="/de/besuch?edit">Bearbeiten</a>
      <a href="/de/besuch?v=3">Fassung 3</a>
      <a href="/media/1/plan.pdf">Plan</a>
      <a href="https://elsewhere.example/">Anderswo</a>
      <a href="?" data-leaves-date="">
        Zurück
      </a>
      <form aria-label="Suche" action="/de/search" onSubmit={(event) => event.preventDefault()}>
        <input name="query" />
      </form>
      <DateLinks moment={moment} />
    </>,
  );
}

it('takes the moment along within the site as soon as a link is pointed at or focused', () => {
  show();
  const hrefs = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  for (const link of screen.getAllByRole('link')) {
    fireEvent.pointerOver(link);
    fireEvent.focusIn(link);
  }
  expect(hrefs()).toEqual([
    `/de/besuch?on=${moment}#karte`,
    `/de/kalender?genre=musik&on=${moment}`,
    '/de/besuch?edit',
    '/de/besuch?v=3',
    '/media/1/plan.pdf',
    'https://elsewhere.example/',
    '?',
  ]);
});

it('takes it along in a form, once', () => {
  show();
  const form = screen.getByRole<HTMLFormElement>('form', { name: 'Suche' });
  fireEvent.submit(form);
  fireEvent.submit(form);
  expect(new FormData(form).getAll('on')).toEqual([moment]);
});
