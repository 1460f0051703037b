import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { contentTypes } from '@/lib/contract/identifier';
import { contentTypeOf, resourceOfDocument } from '@/lib/records/content-types';
import { idOf, idsOfParameter } from './ids';
import { readFilter } from './read-filter';

describe('an id', () => {
  it('is a number as the database counts', () => {
    expect(idOf('1')).toBe(1);
    expect(idOf('2147483647')).toBe(2147483647);
  });

  it.each(['', '0', '01', '-1', '1.5', '1e3', ' 1', '1 ', 'x', '2147483648', '99999999999'])(
    'is nothing else: %j',
    (id) => {
      expect(() => idOf(id)).toThrow(expect.objectContaining({ code: 'not_found' }));
      expect(() => idsOfParameter(`1,${id}`)).toThrow(
        expect.objectContaining({ code: 'invalid', options: { fields: { ids: 'records.bad_parameter' } } }),
      );
    },
  );

  it('may be one of several', () => {
    expect(idsOfParameter('12,7,12')).toEqual([12, 7, 12]);
  });
});

describe('a filter of a list', () => {
  const colour = z.enum(['red', 'blue']);

  it('has one of its values, or is not used', () => {
    expect(readFilter({ colour: 'red' } as never, 'colour', colour)).toBe('red');
    expect(readFilter({ colour: '' } as never, 'colour', colour)).toBeNull();
    expect(readFilter({} as never, 'colour', colour)).toBeNull();
  });

  it('with another value is refused by its name', () => {
    expect(() => readFilter({ colour: 'green' } as never, 'colour', colour)).toThrow(
      expect.objectContaining({ code: 'invalid', options: { fields: { colour: 'records.bad_parameter' } } }),
    );
  });
});

describe('a kind of document', () => {
  it('belongs to one resource, and leads back to it', () => {
    for (const type of contentTypes) expect(contentTypeOf(resourceOfDocument(type))).toBe(type);
    expect(resourceOfDocument('production')).toBe('productions');
    expect(contentTypeOf('genres')).toBeNull();
    expect(contentTypeOf('tickets')).toBeNull();
    expect(() => resourceOfDocument('ticket' as never)).toThrow('ticket');
  });
});
