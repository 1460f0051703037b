import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { hasFeature, useEditorStore } from '@/lib/client/editor-store';
import { RequestError } from '@/lib/client/request';
import { otherLocale, type Locale } from '@/lib/contract/locale';
import { useEditing } from '../editing-context';
import { suggest, type Translatable } from './suggestions';

export interface Suggesting {
  /** Whether there is a translation service. */
  isOffered: boolean;
  /** Whether a request is in progress. */
  isBusy: boolean;
  /** Why there was no suggestion, as a sentence. */
  fault: string | null;
  ask: (wanted: readonly Translatable[]) => Promise<void>;
}

/** Fetches suggestions into a language, one request at a time. */
export function useSuggesting(target: Locale): Suggesting {
  const t = useTranslations('editor.translation');
  const { session } = useEditing();
  const isOffered = useEditorStore((state) => hasFeature(state.user, 'suggestions'));
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState<string | null>(null);

  async function ask(wanted: readonly Translatable[]): Promise<void> {
    setBusy(true);
    setFault(null);
    try {
      await suggest(wanted, { source: otherLocale(target), target });
      session.announce(t('suggestedCount', { count: wanted.length }));
    } catch (error) {
      const isSignedOut = error instanceof RequestError && error.status === 401;
      if (isSignedOut) session.report(error);
      else setFault(error instanceof RequestError && error.status >= 400 ? error.message : t('notSuggested'));
    } finally {
      setBusy(false);
    }
  }

  return { isOffered, isBusy, fault, ask };
}
