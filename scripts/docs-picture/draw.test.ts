import { describe, expect, it } from 'vitest';
import { backendBoxOf, houseBoxOf } from './boxes';
import { draw } from './draw';
import { countImports } from './imports';
import { layersOf, withoutImplied } from './layers';

const tree = new Map([
  [
    'app/page.tsx',
    "import { Screen } from '@/components/screens/screen';\nimport { read } from '@/lib/content/read';",
  ],
  [
    'components/screens/screen.tsx',
    "import type { Page } from '@/lib/contract/page';\nimport styles from './screen.module.css';\nimport { Hero } from './hero';",
  ],
  [
    'components/screens/hero.tsx',
    "import { useState } from 'react';\nexport { Page } from '../../lib/contract/page';",
  ],
  [
    'lib/content/read.ts',
    "import { Page } from '../contract/page';\nconst later = () => import('@/lib/backend/rows/row');",
  ],
  ['lib/backend/instance.ts', "import { row } from './rows/row';"],
  ['lib/backend/rows/row.ts', "import type { Page } from '@/lib/contract/page';"],
  ['lib/contract/page.ts', "import { z } from 'zod';"],
]);

const house = countImports(tree, houseBoxOf);

describe('the picture of the structure', () => {
  it('counts imports between folders, of whatever form, and neither packages nor styles', () => {
    expect(house).toEqual([
      { from: 'app, middleware', to: 'components/screens', count: 1 },
      { from: 'app, middleware', to: 'lib/content', count: 1 },
      { from: 'components/screens', to: 'lib/contract', count: 2 },
      { from: 'lib/backend', to: 'lib/contract', count: 1 },
      { from: 'lib/content', to: 'lib/backend', count: 1 },
      { from: 'lib/content', to: 'lib/contract', count: 1 },
    ]);
    expect(countImports(tree, backendBoxOf)).toEqual([{ from: 'instance', to: 'rows', count: 1 }]);
  });

  it('leaves out what a longer way says too', () => {
    expect(withoutImplied(house)).not.toContainEqual({ from: 'lib/content', to: 'lib/contract', count: 1 });
    expect(withoutImplied(house)).toHaveLength(5);
  });

  it('puts each folder above all that it imports, and ends where two import each other', () => {
    expect(Object.fromEntries(layersOf(house))).toEqual({
      'lib/contract': 0,
      'lib/backend': 1,
      'components/screens': 1,
      'lib/content': 2,
      'app, middleware': 3,
    });
    const circle = [
      { from: 'a', to: 'b', count: 1 },
      { from: 'b', to: 'a', count: 1 },
    ];
    expect(Object.fromEntries(layersOf(circle))).toEqual({ a: 1, b: 0 });
    expect(withoutImplied(circle)).toEqual(circle);
  });

  it('draws each box and each arrow once, the same each time, thicker for more', () => {
    const svg = draw([{ title: 'A & B', imports: house }]);
    expect(svg).toBe(draw([{ title: 'A & B', imports: house }]));
    expect(svg).toContain('A &amp; B');
    expect(svg.match(/<rect/g)).toHaveLength(5);
    expect(svg.match(/class="arrow"/g)).toHaveLength(5);
    const thickness = (label: string) =>
      Number(new RegExp(`stroke-width="([\\d.]+)"[^>]*><title>${label}`).exec(svg)?.[1]);
    expect(thickness('components/screens → lib/contract: 2 imports')).toBeGreaterThan(
      thickness('lib/backend → lib/contract: 1 import'),
    );
    expect(svg).not.toMatch(/NaN|Infinity|undefined/);
  });
});
