/** Days of opening hours on the wire, Monday first. */
export const weekdays = ['mo', 'tu', 'we', 'th', 'fr', 'sa', 'su'] as const;

export type Weekday = (typeof weekdays)[number];
