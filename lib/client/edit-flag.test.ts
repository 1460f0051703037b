import { expect, it } from 'vitest';
import { hasEditFlag } from './edit-flag';

it.each(['?edit', '?edit=', '?a=1&edit#x', '?edit=translation', '?edit=intro'])(
  '%s asks for edit mode',
  (address) => {
    expect(hasEditFlag(new URL(address, 'https://haus.example').searchParams)).toBe(true);
  },
);

it.each(['', '?edit=1', '?edit=false', '?edit=Translation', '?editor', '?v=edit'])(
  '%s does not ask for edit mode',
  (address) => expect(hasEditFlag(new URL(address, 'https://haus.example').searchParams)).toBe(false),
);
