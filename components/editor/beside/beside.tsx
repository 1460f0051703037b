'use client';

import { NextIntlClientProvider, useTranslations } from 'next-intl';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { SectionsView } from '@/components/modules/section-view';
import { closePanel, select, useEditorStore } from '@/lib/client/editor-store';
import { otherLocale, type Locale } from '@/lib/contract/locale';
import { timeZone } from '@/lib/site';
import { EditableFold } from '../canvas/editable-fold';
import { Placed } from '../canvas/placed';
import { UnknownBlock } from '../canvas/unknown-block';
import { loadClientMessages, type ClientMessages } from '../client-messages';
import { useEditing } from '../editing-context';
import { focusLastPlace } from '../last-place';
import { roomForTwoPages } from '../open-translation';
import { TextLocaleProvider } from '../text/text-locale';
import { suggestionKey, type Translatable } from '../translation/suggestions';
import { TranslationTasks } from '../translation/translation-tasks';
import { useSuggesting } from '../translation/use-suggesting';
import { useTranslation } from '../translation/use-translation';
import styles from './beside.module.css';
import { CounterpartField, CounterpartFrame } from './counterpart';
import { renameAnchors } from './counterpart-anchors';
import { crossOver, focusText } from './find-text';
import { LanguageDock } from './language-dock';
import { mixWords } from './page-words';
import { useCrossing } from './use-crossing';
import { useHalves } from './use-halves';
import { useScrollTogether } from './use-scroll-together';

/** The page in the other language beside the canvas, as soon as its words are there. */
export function Beside() {
  const { session } = useEditing();
  const locale = otherLocale(session.locale);
  const [words, setWords] = useState<ClientMessages | null>(null);
  useEffect(() => {
    let left = false;
    Promise.all([loadClientMessages(session.locale), loadClientMessages(locale)]).then(
      ([editor, page]) => !left && setWords(mixWords(editor, page)),
      () => {
        if (left) return;
        session.report(null);
        closePanel();
      },
    );
    return () => {
      left = true;
    };
  }, [session, locale]);
  return words && <Halves locale={locale} words={words} />;
}

function leave(): void {
  closePanel();
  requestAnimationFrame(focusLastPlace);
}

function Halves({ locale, words }: { locale: Locale; words: ClientMessages }) {
  const t = useTranslations('editor');
  const { session } = useEditing();
  const page = useRef<HTMLDivElement>(null);
  const sections = useEditorStore((state) => state.other);
  /** How the page's own place for its sections is styled. */
  const [around] = useState(() => document.querySelector('[data-editing]')?.parentElement?.className ?? '');
  useHalves();
  useScrollTogether(page);
  useCrossing(page, { here: session.locale, there: locale });

  // Whoever was in a block goes on in it.
  useEffect(() => {
    const from = document.activeElement ?? document.body;
    page.current?.focus({ preventScroll: true });
    const frame = requestAnimationFrame(() => crossOver(from, locale));
    return () => cancelAnimationFrame(frame);
  }, [locale]);

  useEffect(() => {
    const follow = () => window.innerWidth < roomForTwoPages && closePanel();
    window.addEventListener('resize', follow);
    return () => window.removeEventListener('resize', follow);
  }, []);

  return (
    <>
      <Half locale={session.locale} />
      <section
        className={styles.half}
        aria-label={t('beside.page', { language: t(`language.${locale}`) })}
        aria-keyshortcuts="F6"
        data-beside=""
        data-halves-part=""
        data-editor-layer=""
        onKeyDown={(event) => {
          const isInside = event.target instanceof Node && event.currentTarget.contains(event.target);
          if (event.key !== 'Escape' || !isInside) return;
          event.stopPropagation();
          leave();
        }}
      >
        <Half locale={locale} isBeside>
          <button type="button" className={styles.close} aria-label={t('beside.close')} onClick={leave}>
            <svg viewBox="0 0 16 16" aria-hidden="true">
              <path d="M3 3l10 10M13 3L3 13" />
            </svg>
          </button>
        </Half>
        <div
          ref={page}
          className={styles.page}
          lang={locale}
          tabIndex={-1}
          onFocus={({ target }) => selectAround(target)}
          onClick={({ target }) => selectAround(target)}
          onClickCapture={(event) => {
            if (event.target instanceof Element && event.target.closest('a')) event.preventDefault();
          }}
        >
          <div className={around}>
            <NextIntlClientProvider locale={locale} messages={words} timeZone={timeZone}>
              <TextLocaleProvider value={locale}>
                <SectionsView
                  sections={renameAnchors(sections ?? [], locale)}
                  locale={locale}
                  Field={CounterpartField}
                  Fold={EditableFold}
                  Frame={CounterpartFrame}
                  Unknown={UnknownBlock}
                  Placed={Placed}
                />
              </TextLocaleProvider>
            </NextIntlClientProvider>
          </div>
        </div>
      </section>
    </>
  );
}

/** Selects the block that somebody has pressed or writes in, also on the canvas. */
function selectAround(target: EventTarget): void {
  const block = target instanceof Element ? target.closest<HTMLElement>('[data-counterpart]') : null;
  if (block !== null) select(Number(block.dataset.counterpart));
}

interface HalfProps {
  locale: Locale;
  isBeside?: boolean;
  children?: ReactNode;
}

/** What stands at the edges of a page: above it the name of its language with its tasks, below it what the selected block lacks. */
function Half({ locale, isBeside = false, children }: HalfProps) {
  const t = useTranslations('editor');
  const translation = useTranslation(locale);
  const suggesting = useSuggesting(locale);
  const last = useRef<string | null>(null);
  const Heading = isBeside ? 'h2' : 'h1';
  const { modules } = translation;

  /** To the next of some texts in the order of the page, after the one that is written or that it went to last, or from the selected block on. */
  function goOn(wanted: readonly Translatable[]): void {
    const { selected } = useEditorStore.getState();
    const all = modules.flatMap(({ module: { id }, texts }) => texts.map(({ name }) => ({ id, name })));
    const keyOf = ({ id, name }: Pick<Translatable, 'id' | 'name'>) => suggestionKey(locale, id, name);
    const keys = new Set(wanted.map(keyOf));
    const field = `${isBeside ? '[data-beside]' : '[data-editing]'} [data-field]`;
    const written = document.activeElement?.closest<HTMLElement>(field)?.dataset.field;
    const at = all.findIndex(
      (text) => text.id === selected && (text.name === written || keyOf(text) === last.current),
    );
    const from = at === -1 ? all.findIndex(({ id }) => id === selected) : at + 1;
    const next = [...all.slice(Math.max(from, 0)), ...all].find((text) => keys.has(keyOf(text)));
    if (next === undefined) return;
    last.current = keyOf(next);
    focusText(locale, next.id, next.name);
  }

  return (
    <>
      <header
        className={styles.strip}
        data-side={isBeside ? 'beside' : 'canvas'}
        data-halves-part=""
        data-editor-layer=""
      >
        {/* The page's own title has stepped back. */}
        <Heading className={styles.language}>{t(`language.${locale}`)}</Heading>
        <TranslationTasks locale={locale} modules={modules} suggesting={suggesting} onGo={goOn} />
        {children}
      </header>
      <div
        className={styles.foot}
        data-side={isBeside ? 'beside' : 'canvas'}
        data-halves-part=""
        data-editor-layer=""
      >
        {suggesting.fault !== null && (
          <p role="alert" className={styles.fault}>
            {suggesting.fault}
          </p>
        )}
        <LanguageDock translation={translation} suggesting={suggesting} />
      </div>
    </>
  );
}
