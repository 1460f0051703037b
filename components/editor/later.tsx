'use client';

import { useEffect, useEffectEvent, useState, type ComponentType } from 'react';
import { closeDialog, closePanel, closePattern } from '@/lib/client/editor-store';
import type { Locale } from '@/lib/contract/locale';
import { loadPartMessages } from './client-messages';
import { useEditing } from './editing-context';
import { loadAhead } from './prefetch';

/** For a part that exists before it is opened, such as a menu. */
interface Opening {
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
}

/**
 * A part of the editor that is loaded when it is rendered, or with `prefetch` a while after the editor was opened. Without a network it
 * says so when somebody opens it, changes nothing else, and is loaded the next time.
 */
export function later<Props extends object = object>(
  load: () => Promise<ComponentType<Props>>,
  { prefetch = false } = {},
): ComponentType<Props> {
  /** With its messages, by their language. */
  const known: Partial<Record<Locale, ComponentType<Props>>> = {};
  async function fetchPart(locale: Locale): Promise<ComponentType<Props>> {
    const [Loaded, { AroundPart }, messages] = await Promise.all([
      load(),
      import('./around-part'),
      loadPartMessages(locale),
    ]);
    return (known[locale] ??= function Part(props) {
      return (
        <AroundPart messages={messages}>
          <Loaded {...props} />
        </AroundPart>
      );
    });
  }
  if (prefetch) loadAhead(fetchPart);
  return function Later(props: Props & Opening) {
    const { open: isOpen = true, onOpenChange } = props;
    const { session } = useEditing();
    const { locale } = session;
    const [part, setPart] = useState({ locale, Part: known[locale] });
    const Part = part.locale === locale ? part.Part : known[locale];
    const giveUp = useEffectEvent(() => {
      if (!isOpen) return;
      session.report(null);
      onOpenChange?.(false);
      closeDialog();
      closePattern();
      closePanel();
    });
    useEffect(() => {
      if (Part !== undefined) return;
      let left = false;
      fetchPart(locale).then(
        (loaded) => !left && setPart({ locale, Part: loaded }),
        () => !left && giveUp(),
      );
      return () => {
        left = true;
      };
    }, [Part, locale, isOpen]);
    return Part && <Part {...props} />;
  };
}
