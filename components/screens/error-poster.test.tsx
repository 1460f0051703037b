import { expect, it } from 'vitest';
import { titleOfError } from './error-poster';

it('an error is called by its code, and by the name of the site where the document tells it', () => {
  expect(titleOfError(500)).toBe('500');
  document.head.innerHTML = '<meta name="application-name" content="STROMAUF">';
  expect(titleOfError(404)).toBe('404 – STROMAUF');
});
