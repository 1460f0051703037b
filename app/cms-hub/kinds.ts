import { placeableKinds } from '@/components/modules/kinds';
import type { Locale } from '@/lib/contract/locale';
import de from '@/messages/de/modules.json';
import en from '@/messages/en/modules.json';

/** A kind of module as the hub lists it. */
export interface KindEntry {
  kind: string;
  label: string;
  description: string;
}

/** The module kinds that a person can place, in the order of the editor's menu, in both languages. */
export function listKinds(): Record<Locale, KindEntry[]> {
  return {
    de: placeableKinds.map((kind) => ({ kind, label: de[kind].label, description: de[kind].description })),
    en: placeableKinds.map((kind) => ({ kind, label: en[kind].label, description: en[kind].description })),
  };
}
