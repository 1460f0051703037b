import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { SiteLinks } from './site-links';

const addresses = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));

it('leads to a page, and to its editing', () => {
  const urls = { de: '/de/besuch', en: '/en/visit' };
  render(<SiteLinks record={{ id: 1, urls }} document="page" />);
  expect(addresses()).toEqual(['/de/besuch', '/de/besuch?edit', '/en/visit', '/en/visit?edit']);
});

it.each([
  ['calendar-intro', '/de/kalender', '/de/kalender?edit=intro'],
  ['partner', '/de', '/de?edit=frame'],
  ['tickets', '/cms-hub/sections/de/tickets', '/cms-hub/sections/de/tickets?edit'],
])('opens the section %s for editing, and not what its screen is about', (slug, place, editing) => {
  render(<SiteLinks record={{ id: 1, slug }} document="section" />);
  expect(addresses().slice(0, 2)).toEqual([place, editing]);
});
