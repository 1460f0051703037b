'use client';

import { useTranslations } from 'next-intl';
import { Fragment, useEffect, useEffectEvent, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { TextField } from '@/components/ui/text-field';
import { closeDialog, hasFeature, useEditorStore } from '@/lib/client/editor-store';
import { findModule } from '@/lib/client/sections';
import type { Locale } from '@/lib/contract/locale';
import controls from '../controls.module.css';
import { EditorDialog } from '../dialogs/editor-dialog';
import { useEditing } from '../editing-context';
import { hasTwoPages, openTranslation } from '../open-translation';
import { reveal } from '../reveal';
import { useLabels } from '../use-labels';
import { useOtherLanguage } from '../use-other-language';
import styles from './find-dialog.module.css';
import { findTexts, replaceText, type Hit } from './find-text';

/** Finds text on the page in both languages and replaces it, one at a time or everywhere. */
export function FindDialog() {
  const t = useTranslations('editor.find');
  const language = useTranslations('editor.language');
  const { session, steps } = useEditing();
  const canUndo = useEditorStore(({ user }) => hasFeature(user, 'undo'));
  const sections = useEditorStore((state) => state.sections);
  const other = useOtherLanguage();
  const [text, setText] = useState('');
  const [by, setBy] = useState('');
  const [isExact, setExact] = useState(false);
  const [isWord, setWord] = useState(false);
  const [busy, setBusy] = useState(false);
  /** How many matches each replacing since the search changed has replaced. */
  const [replacings, setReplacings] = useState<readonly number[]>([]);
  const replaced = replacings.reduce((sum, each) => sum + each, 0);
  const field = useRef<HTMLInputElement>(null);
  const results = useRef<HTMLDivElement>(null);
  /** The text to go on in: the one that was asked for, or replaced last. */
  const goal = useRef<{ id: number; field: string } | null>(null);
  const search = { text, isExact, isWord };
  const found = [
    { locale: session.locale, hits: findTexts(sections, search) },
    { locale: other.locale, hits: findTexts(other.sections ?? [], search) },
  ].filter(({ locale }, index) => index === 0 || locale !== session.locale);
  const count = countMatches(found);

  async function replace(wanted: readonly { locale: Locale; hits: readonly Hit[] }[]): Promise<void> {
    setBusy(true);
    steps.together(() => {
      for (const { locale, hits } of wanted) {
        for (const hit of hits)
          session.changeIn(locale, hit.module.id, { [hit.field]: replaceText(hit, search, by) });
      }
    });
    const last = wanted.findLast(({ hits }) => hits.length > 0)?.hits.at(-1);
    if (last !== undefined) goal.current = { id: last.module.id, field: last.field };
    await session.flush();
    setReplacings((before) => [...before, countMatches(wanted)]);
    setBusy(false);
  }

  async function undo(): Promise<void> {
    setBusy(true);
    const isUndone = await steps.undo();
    setBusy(false);
    if (isUndone) setReplacings((before) => before.slice(0, -1));
    // The button may be gone, and the focus with it.
    field.current?.focus();
  }

  // In a field the same keys take back what is typed there.
  const undoByKeys = useEffectEvent((event: KeyboardEvent) => {
    const isUndo = (event.ctrlKey || event.metaKey) && !event.shiftKey && event.key.toLowerCase() === 'z';
    if (!isUndo || !canUndo || replaced === 0 || busy || event.target instanceof HTMLInputElement) return;
    event.preventDefault();
    void undo();
  });
  useEffect(() => {
    const handle = (event: KeyboardEvent) => undoByKeys(event);
    window.addEventListener('keydown', handle);
    return () => window.removeEventListener('keydown', handle);
  }, []);

  function show(hit: Hit, locale: Locale): void {
    const { id } = hit.module;
    const isHere = locale === session.locale;
    goal.current = isHere ? { id, field: hit.field } : null;
    reveal(id);
    closeDialog();
    if (!isHere) openTranslation(id);
  }

  /** Whether it can be shown from here: what stands only in the other language, only beside this page. */
  function canShow({ module }: Hit, locale: Locale): boolean {
    return locale === session.locale || findModule(sections, module.id) !== null || hasTwoPages();
  }

  /** Whoever has seen or replaced something goes on there. */
  function leave(): boolean {
    if (goal.current === null) return false;
    useEditorStore.setState({ focus: goal.current });
    return true;
  }

  return (
    <EditorDialog
      wide
      keep
      title={t('title')}
      description={t('description')}
      onClose={closeDialog}
      onCloseFocus={leave}
      actions={
        <Button variant="primary" busy={busy || count === 0} onClick={() => void replace(found)}>
          {t(by === '' ? 'deleteAll' : 'all', { count })}
        </Button>
      }
    >
      <div className={controls.form}>
        <TextField
          ref={field}
          label={t('text')}
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            setReplacings([]);
          }}
          onKeyDown={({ key }) => key === 'Enter' && results.current?.querySelector('button')?.focus()}
        />
        <TextField label={t('by')} value={by} onChange={(event) => setBy(event.target.value)} />
        <Checkbox label={t('exact')} checked={isExact} onChange={(event) => setExact(event.target.checked)} />
        <Checkbox label={t('word')} checked={isWord} onChange={(event) => setWord(event.target.checked)} />
      </div>
      <div className={styles.result}>
        <p role="status" className={controls.hint}>
          {replaced > 0 && t('replaced', { count: replaced })}{' '}
          {text !== '' && (count > 0 || replaced === 0) && t('found', { count })}
        </p>
        {canUndo && replaced > 0 && (
          <Button size="small" busy={busy} onClick={() => void undo()}>
            {t('undo')}
          </Button>
        )}
      </div>
      <div ref={results}>
        {found.map(
          ({ locale, hits }) =>
            hits.length > 0 && (
              <section key={locale} className={styles.language} aria-label={language(locale)}>
                <h3 className={controls.label}>{language(locale)}</h3>
                <ul className={controls.list}>
                  {hits.map((hit) => (
                    <FoundText
                      key={`${hit.module.id}.${hit.field}`}
                      hit={hit}
                      busy={busy}
                      isDeleting={by === ''}
                      onShow={canShow(hit, locale) ? () => show(hit, locale) : undefined}
                      onReplace={() => void replace([{ locale, hits: [hit] }])}
                    />
                  ))}
                </ul>
              </section>
            ),
        )}
      </div>
    </EditorDialog>
  );
}

function countMatches(found: readonly { hits: readonly Hit[] }[]): number {
  return found.flatMap(({ hits }) => hits).reduce((sum, hit) => sum + hit.count, 0);
}

interface FoundTextProps {
  hit: Hit;
  busy: boolean;
  /** Whether nothing takes its place. */
  isDeleting: boolean;
  /** Leads to it, if it can be shown from here. */
  onShow: (() => void) | undefined;
  onReplace: () => void;
}

function FoundText({ hit, busy, isDeleting, onShow, onReplace }: FoundTextProps) {
  const { module, field, excerpts, count } = hit;
  const t = useTranslations('editor.find');
  const labels = useLabels();
  const place = t('place', { kind: labels.kind(module.model), field: labels.field(module.model, field) });

  return (
    <li className={controls.row}>
      <div className={styles.found}>
        <span className={controls.hint}>{count > 1 ? t('several', { place, count }) : place}</span>
        {excerpts.map((excerpt, index) => (
          <p key={index}>
            {excerpt.map(({ text, isMatch }, at) =>
              isMatch ? <mark key={at}>{text}</mark> : <Fragment key={at}>{text}</Fragment>,
            )}
          </p>
        ))}
      </div>
      <div className={styles.actions}>
        {onShow && (
          <Button size="small" onClick={onShow}>
            {t('show')}
          </Button>
        )}
        <Button size="small" busy={busy} onClick={onReplace}>
          {t(isDeleting ? 'delete' : 'replace')}
        </Button>
      </div>
    </li>
  );
}
