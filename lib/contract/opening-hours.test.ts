import { expect, it } from 'vitest';
import { openingHoursSchema, specialHoursSchema } from './opening-hours';

it('a line may lack times and a note, and a last day where it is about a date', () => {
  const without = { opens: '', closes: '', note: '' };
  const days = { day_from: 'mo', day_to: 'tu' };
  expect(openingHoursSchema.parse(days)).toEqual({ ...days, ...without });
  const date = { date_from: '2025-10-03' };
  expect(specialHoursSchema.parse(date)).toEqual({ ...date, date_to: '', ...without });
  expect(openingHoursSchema.safeParse({ day_from: 'mo' }).success).toBe(false);
  expect(specialHoursSchema.safeParse({}).success).toBe(false);
});
