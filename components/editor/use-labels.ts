import { useMessages } from 'next-intl';
import { useMemo } from 'react';

interface KindWords {
  label?: string;
  description?: string;
  fields?: Record<string, string>;
  options?: Record<string, Record<string, string>>;
  [more: string]: unknown;
}

export interface Labels {
  /** Name of a kind; the kind itself if it has none. */
  kind: (model: string) => string;
  description: (model: string) => string;
  field: (model: string, name: string) => string;
  option: (model: string, name: string, value: string | number) => string;
}

/** The names of kinds, fields and options in `messages/<locale>/modules.json`. */
export function useLabels(): Labels {
  const words: Record<string, KindWords | undefined> = useMessages().modules;
  return useMemo(
    () => ({
      kind: (model) => words[model]?.label ?? model,
      description: (model) => words[model]?.description ?? '',
      field: (model, name) => words[model]?.fields?.[name] ?? words.container?.fields?.[name] ?? name,
      option: (model, name, value) =>
        words[model]?.options?.[name]?.[value === '' ? 'empty' : String(value)] ?? String(value),
    }),
    [words],
  );
}
