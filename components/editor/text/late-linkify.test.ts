import { expect, it, vi } from 'vitest';
import { find, tokenize } from './late-linkify';
import { linkFinding } from './link-finding';

it('finds nothing until it has come, which the first word that may be an address has it do, and then what linkifyjs finds', async () => {
  const load = vi.spyOn(linkFinding, 'load');
  expect(tokenize('Absatz.')).toEqual([]);
  expect(load).not.toHaveBeenCalled();
  expect([find('www.beispiel.de'), tokenize('www.beispiel.de')]).toEqual([[], []]);
  await vi.waitFor(() => expect(linkFinding.now).not.toBeNull());
  expect(find('www.beispiel.de', { defaultProtocol: 'https' })).toMatchObject([
    { isLink: true, href: 'https://www.beispiel.de' },
  ]);
  expect(tokenize('anna@beispiel.de').map((each) => each.toObject('https').href)).toEqual([
    'mailto:anna@beispiel.de',
  ]);
});
