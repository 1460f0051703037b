'use client';

import { useEffect, useEffectEvent, useState, type ComponentType } from 'react';
import { closeDialog, closePanel, closePattern } from '@/lib/client/editor-store';
import type { Locale } from '@/lib/contract/locale';
import { prepareDragging } from './canvas/dragging';
import { loadPartMessages } from './client-messages';
import { useEditing, type Editing } from './editing-context';

/** Parts that are loaded before somebody opens them. */
const prefetched: ((locale: Locale) => Promise<unknown>)[] = [];

/** Has something loaded ahead that is not rendered. */
export function loadAhead(load: () => Promise<unknown>): void {
  prefetched.push(load);
}

/** Milliseconds after which the editor is in use, so that loading other parts no longer delays the first letter. */
const calm = 8000;

/** Loads parts that have to work without a network or are opened often, once the editor is idle. */
export function usePrefetch(isReady: boolean, editing: Editing): void {
  useEffect(() => {
    if (!isReady) return;
    const timer = setTimeout(() => {
      // A failed part is loaded when it is opened.
      for (const load of prefetched) load(editing.session.locale).catch(() => undefined);
      // On a touch screen nothing comes near a handle before it is pressed.
      prepareHandling(editing);
    }, calm);
    return () => clearTimeout(timer);
  }, [isReady, editing]);
}

/** Loads what can be done with blocks by their handles. */
export function prepareHandling({ clipboard }: Editing): void {
  prepareDragging();
  clipboard.load().catch(() => undefined);
}

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
  if (prefetch) prefetched.push(fetchPart);
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
