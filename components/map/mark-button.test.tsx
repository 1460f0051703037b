import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import german from '@/messages/de/site.json';
import type { MapLabels } from './labels';
import { MarkButton } from './mark-button';

const { works, cluster, mark } = german.map;
const labels = { works, cluster, mark } as MapLabels;

const markOf = (id: number, colour: string) => ({
  id,
  number: `0${id}`,
  name: `Werk ${id}`,
  latitude: 52.94,
  longitude: 9.62,
  colour,
  url: '',
});

function show(...colours: string[]): HTMLElement {
  const marks = colours.map((colour, index) => markOf(index + 1, colour));
  render(
    <MarkButton
      cluster={{
        marks,
        latitude: 52.94,
        longitude: 9.62,
        shift: { x: 0, y: 0 },
        size: marks.length > 1 ? 'cluster' : 'mark',
      }}
      labels={labels}
      isStop
      onPress={() => undefined}
      onStep={() => undefined}
    />,
  );
  return screen.getByRole('button');
}

describe('a marker of the map', () => {
  it('has the number of its work', () => {
    const button = show('pink');
    expect(button).toHaveTextContent('01');
    expect(button).toHaveAccessibleName('Nr. 01, Werk 1');
  });

  it('says how many works stand there, and which', () => {
    const button = show('pink', 'blue', 'yellow');
    expect(button).toHaveTextContent('3 Werke');
    expect(button).toHaveAccessibleName('3 Werke: 01, 02, 03. Näher heran');
    expect(button.hasAttribute('data-mixed')).toBe(true);
  });

  it('keeps a colour that all of them share', () => {
    expect(show('pink', 'pink').hasAttribute('data-mixed')).toBe(false);
  });
});
