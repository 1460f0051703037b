import { render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import userEvent from '@testing-library/user-event';
import type { PropsWithChildren } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { MapLabels } from '@/components/map/labels';
import { Overview } from '@/components/map/overview';
import { whereabouts } from '@/lib/backend/seed/content/whereabouts';
import { productionSchema } from '@/lib/contract/production';
import type { ArtworkChoice } from '@/lib/contract/visit';
import english from '@/messages/en/site.json';
import german from '@/messages/de/site.json';
import { marksOf, toEntry } from './artwork-entry';
import { ArtworkExplorer } from './artwork-explorer';
import type { ExplorerLabels } from './explorer-labels';

// Before the live map, and where it cannot be drawn.
vi.mock('@/components/map/map-frame', () => ({ MapFrame: ({ children }: PropsWithChildren) => children }));

const works = [
  { id: 1, name: 'Pegel', setting: 'outdoors' },
  { id: 2, name: 'Zwölf Grad', setting: 'indoors', step_free: 'yes' },
].map((work, index) =>
  productionSchema.parse({
    ...work,
    url: `/de/werk/${work.id}`,
    ...Object.values(whereabouts)[index]?.coordinates,
  }),
);

/** The labels as the screen passes them. */
function labelsOf({ artworks: t }: typeof german): ExplorerLabels {
  return {
    ...t,
    map: {} as MapLabels,
    mapView: t.map_view,
    nearFailed: t.near_failed,
    all: t === german.artworks ? 'Alle 2 Kunstwerke' : 'All 2 artworks',
  };
}

function explorer(labels: ExplorerLabels, choice: ArtworkChoice = {}) {
  return (
    <ArtworkExplorer
      locale="de"
      base="/de/kunstwerke-und-karte"
      settings={{ tiles: null, style: null, styleHost: null, ways: null, overview: null }}
      labels={labels}
      entries={works.map(toEntry)}
      intro={<p>Was hier steht.</p>}
      rows={works.map(({ name }) => (
        <h3 key={name}>{name}</h3>
      ))}
      overview={
        <Overview
          locale="de"
          drawing="/map/a.svg"
          marks={marksOf(works.map(toEntry))}
          labels={german.map as unknown as MapLabels}
          alt="Stadt"
        />
      }
      choice={choice}
      now={{ day: 'sa', minutes: 840, date: '2025-07-12' }}
      clock="2025-07-12T14:00"
      house={{ dates: { start: null, end: null, label: '' }, opening_hours: [], special_hours: [] }}
    />
  );
}

const open = (labels: ExplorerLabels) => render(explorer(labels));

const heading = () => within(screen.getByRole('status')).getByRole('heading', { level: 2 });

beforeEach(() => history.replaceState(null, '', '/de/kunstwerke-und-karte'));
afterEach(() => history.replaceState(null, '', '/'));

describe('the heading of the artworks', () => {
  it.each([
    ['de', german, 'Alle 2 Kunstwerke', 'Drinnen', 'Drinnen: 1 von 2', 'Stufenlos, Drinnen: 1 von 2'],
    ['en', english, 'All 2 artworks', 'Indoors', 'Indoors: 1 of 2', 'Step-free, Indoors: 1 of 2'],
  ] as const)('says in %s what is shown, once', async (_, messages, all, filter, one, two) => {
    open(labelsOf(messages));
    expect(heading()).toHaveTextContent(all);
    await userEvent.click(screen.getByRole('link', { name: filter }));
    expect(heading()).toHaveTextContent(one);
    expect(screen.getAllByText(one)).toHaveLength(1);
    await userEvent.click(screen.getByRole('link', { name: messages.artworks.filter.yes }));
    expect(heading()).toHaveTextContent(two);
    await userEvent.click(screen.getByRole('link', { name: messages.artworks.reset }));
    expect(heading()).toHaveTextContent(all);
  });

  it('says so if nothing fits', async () => {
    open(labelsOf(german));
    for (const name of ['Draußen', 'Stufenlos']) await userEvent.click(screen.getByRole('link', { name }));
    expect(heading()).toHaveTextContent('Stufenlos, Draußen: 0 von 2');
    expect(screen.getByRole('status')).toHaveTextContent('Dazu passt gerade kein Kunstwerk.');
  });
});

it('has its tabs first, so that what they choose begins right below them', () => {
  open(labelsOf(german));
  const tabs = screen.getByRole('navigation', { name: 'Ansicht' });
  const intro = screen.getByText('Was hier steht.');
  expect(tabs.compareDocumentPosition(intro)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

/** What is marked on the drawn map. */
const marked = (holder: ParentNode) =>
  [...holder.querySelectorAll('img[alt="Stadt"] ~ ul > li:not([hidden]) > a')].map((link) =>
    link.getAttribute('href'),
  );

it('marks on the drawn map what the filters leave', async () => {
  open(labelsOf(german));
  expect(marked(document)).toEqual(['/de/werk/1', '/de/werk/2']);
  await userEvent.click(screen.getByRole('link', { name: 'Drinnen' }));
  expect(marked(document)).toEqual(['/de/werk/2']);
  await userEvent.click(screen.getByRole('link', { name: german.artworks.reset }));
  expect(marked(document)).toEqual(['/de/werk/1', '/de/werk/2']);
});

it('marks it so as the server sends it, where no script runs yet', () => {
  const sent = document.createElement('div');
  sent.innerHTML = renderToString(explorer(labelsOf(german), { setting: 'indoors' }));
  expect(marked(sent)).toEqual(['/de/werk/2']);
});
