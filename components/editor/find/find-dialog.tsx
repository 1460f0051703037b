'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { TextField } from '@/components/ui/text-field';
import { closeDialog, useEditorStore } from '@/lib/client/editor-store';
import type { Locale } from '@/lib/contract/locale';
import controls from '../controls.module.css';
import { EditorDialog } from '../dialogs/editor-dialog';
import { useEditing } from '../editing-context';
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
  const sections = useEditorStore((state) => state.sections);
  const other = useOtherLanguage();
  const [text, setText] = useState('');
  const [by, setBy] = useState('');
  const [isExact, setExact] = useState(false);
  const [busy, setBusy] = useState(false);
  /** How many matches were replaced since the search changed. */
  const [replaced, setReplaced] = useState(0);
  const search = { text, isExact };
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
    await session.flush();
    setReplaced((before) => before + countMatches(wanted));
    setBusy(false);
  }

  return (
    <EditorDialog
      wide
      keep
      title={t('title')}
      description={t('description')}
      onClose={closeDialog}
      actions={
        <Button variant="primary" busy={busy || count === 0} onClick={() => void replace(found)}>
          {t('all', { count })}
        </Button>
      }
    >
      <div className={controls.form}>
        <TextField
          label={t('text')}
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            setReplaced(0);
          }}
        />
        <TextField label={t('by')} value={by} onChange={(event) => setBy(event.target.value)} />
        <Checkbox label={t('exact')} checked={isExact} onChange={(event) => setExact(event.target.checked)} />
      </div>
      <p role="status" className={controls.hint}>
        {replaced > 0 && t('replaced', { count: replaced })}{' '}
        {text !== '' && (count > 0 || replaced === 0) && t('found', { count })}
      </p>
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
                    canShow={locale === session.locale}
                    onReplace={() => void replace([{ locale, hits: [hit] }])}
                  />
                ))}
              </ul>
            </section>
          ),
      )}
    </EditorDialog>
  );
}

function countMatches(found: readonly { hits: readonly Hit[] }[]): number {
  return found.flatMap(({ hits }) => hits).reduce((sum, hit) => sum + hit.count, 0);
}

interface FoundTextProps {
  hit: Hit;
  busy: boolean;
  /** Whether it is on the open page. */
  canShow: boolean;
  onReplace: () => void;
}

function FoundText({ hit: { module, field, around, count }, busy, canShow, onReplace }: FoundTextProps) {
  const t = useTranslations('editor.find');
  const labels = useLabels();
  const place = t('place', { kind: labels.kind(module.model), field: labels.field(module.model, field) });

  function show(): void {
    closeDialog();
    reveal(module.id);
    useEditorStore.setState({ focus: { id: module.id, field } });
  }

  return (
    <li className={controls.row}>
      <div className={styles.found}>
        <span className={controls.hint}>{count > 1 ? t('several', { place, count }) : place}</span>
        <p>
          {around.before}
          <mark>{around.match}</mark>
          {around.after}
        </p>
      </div>
      <div className={styles.actions}>
        {canShow && (
          <Button size="small" onClick={show}>
            {t('show')}
          </Button>
        )}
        <Button size="small" busy={busy} onClick={onReplace}>
          {t('replace')}
        </Button>
      </div>
    </li>
  );
}
