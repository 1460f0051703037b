import type { Locale } from '@/lib/contract/locale';
import de from '@/messages/de/hub.json';
import en from '@/messages/en/hub.json';

export type HubMessages = typeof de;

/** The hub's messages per language: hub and admin are outside the localised routes and choose their language in the browser. */
export const hubMessages: Record<Locale, HubMessages> = { de, en };

/** Fills the `{name}` placeholders of a message. */
export function fillIn(message: string, values: Record<string, string>): string {
  return message.replace(/\{(\w+)\}/g, (place, name: string) => values[name] ?? place);
}
