import { z } from 'zod';

/** One line of opening hours: days from Monday (`mo`) to Sunday (`su`), times as `HH:MM`; without times it is closed. */
export const openingHoursSchema = z.looseObject({
  day_from: z.string(),
  day_to: z.string(),
  opens: z.string().default(''),
  closes: z.string().default(''),
  note: z.string().default(''),
});

/** Days on which other hours hold: dates as `2025-10-03`, the last day included; without times it is closed. */
export const specialHoursSchema = z.looseObject({
  date_from: z.string(),
  date_to: z.string().default(''),
  opens: z.string().default(''),
  closes: z.string().default(''),
  note: z.string().default(''),
});

export type OpeningHours = z.infer<typeof openingHoursSchema>;
export type SpecialHours = z.infer<typeof specialHoursSchema>;
