'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { closePanel, useEditorStore, useShownSections } from '@/lib/client/editor-store';
import { versionsQuery } from '@/lib/client/queries';
import { versionQuery } from '@/lib/client/versions';
import type { Version } from '@/lib/contract/write';
import { formatMoment } from '@/lib/i18n/formats';
import { countMarks, Marks } from '../checks/marks';
import { useRefetchAfterPublishing } from '../checks/use-refetch-after-publishing';
import controls from '../controls.module.css';
import { QueryNote } from '../dialogs/query-note';
import { useEditing } from '../editing-context';
import { focusLastPlace } from '../last-place';
import { openPreview } from '../preview/open-preview';
import { listDifferences } from '../session/find-change';
import { SidePanel } from '../side-panel';
import { languagesOf, signatureOf } from '../signature';
import { DifferenceRow } from './difference-row';
import styles from './versions-panel.module.css';

/**
 * The history of the page in a side panel: a slider over its publishings, the differences to now with their authors, marked on the page;
 * all of it or one block can be restored.
 */
export function VersionsPanel() {
  const t = useTranslations('editor.versions');
  const { session } = useEditing();
  const panel = useRef<HTMLElement>(null);
  useRefetchAfterPublishing();
  const versions = useQuery(versionsQuery(session.locale, session.key));
  // The oldest is on the left.
  const list = useMemo(() => [...(versions.data ?? [])].toReversed(), [versions.data]);
  const [chosen, setChosen] = useState<number | null>(null);
  const index = Math.min(chosen ?? Infinity, list.length - 1);
  const version = list[index];

  function begin(): void {
    const find = (selector: string) => panel.current?.querySelector<HTMLElement>(selector);
    (find('input') ?? find('button'))?.focus();
  }

  // Only once there are any: whoever writes on the page writes on there when another one is published.
  const hasAny = list.length > 0;
  useEffect(begin, [hasAny]);

  function close(): void {
    closePanel();
    focusLastPlace();
  }

  return (
    <SidePanel ref={panel} title={t('title')} close={t('close')} onClose={close} role="dialog" wide>
      <div className={styles.body}>
        <p className={controls.hint}>{t('description')}</p>
        <QueryNote query={versions} empty={t('empty')} />
        {version !== undefined && (
          <>
            {list.length > 1 && <VersionSlider list={list} index={index} onChoose={setChosen} />}
            <VersionView key={version.id} version={version} onRestored={begin} />
          </>
        )}
      </div>
    </SidePanel>
  );
}

function VersionSlider({
  list,
  index,
  onChoose,
}: {
  list: readonly Version[];
  index: number;
  onChoose: (index: number) => void;
}) {
  const t = useTranslations('editor.versions');
  const locale = useLocale();
  const id = useId();
  const describe = ({ number, user, at, takes_back: taken }: Version) =>
    [
      t('number', { number }),
      signatureOf(user, formatMoment(at, locale)),
      ...(taken === undefined ? [] : [t('takesBack', { number: taken })]),
    ].join(', ');
  const current = list[index];
  return (
    <div className={styles.slider}>
      <label htmlFor={id} className={controls.hint}>
        {t('slider')}
      </label>
      <input
        id={id}
        type="range"
        min={0}
        max={list.length - 1}
        step={1}
        value={index}
        aria-valuetext={current && describe(current)}
        onChange={(event) => onChoose(Number(event.target.value))}
      />
    </div>
  );
}

/** One version: when and by whom it was published, and the differences to now. */
function VersionView({ version, onRestored }: { version: Version; onRestored: () => void }) {
  const t = useTranslations('editor.versions');
  const locale = useLocale();
  const { session, steps } = useEditing();
  const sections = useShownSections();
  const busy = useEditorStore((state) => state.busy);
  const then = useQuery(versionQuery(session.locale, session.key, version.id));
  const differences = useMemo(
    () =>
      then.data === undefined
        ? null
        : listDifferences(session.identities.toEditorSections(then.data), sections),
    [then.data, sections, session],
  );

  return (
    <>
      {differences && <Marks differences={differences} />}
      <div>
        <strong>{t('number', { number: version.number })}</strong> {languagesOf(version.locales)}
        <p className={controls.hint}>{signatureOf(version.user, formatMoment(version.at, locale))}</p>
        {version.takes_back !== undefined && (
          <p className={controls.hint}>{t('takesBack', { number: version.takes_back })}</p>
        )}
      </div>
      <p role="status" className={controls.hint}>
        {differences === null ? t('comparing') : t('differences', countMarks(differences))}
      </p>
      {differences !== null && differences.length > 0 && (
        <ul className={styles.rows}>
          {differences.map((difference) => (
            <DifferenceRow
              key={difference.module.id}
              difference={difference}
              version={version.id}
              onRestored={onRestored}
            />
          ))}
        </ul>
      )}
      <footer className={styles.actions}>
        {!session.isSingleSection && (
          <Button size="small" onClick={() => openPreview(session, version.id)}>
            {t('view')}
          </Button>
        )}
        <Button
          size="small"
          variant="primary"
          busy={busy}
          disabled={differences?.length === 0}
          onClick={() => void steps.restore(version.id).then(onRestored)}
        >
          {t('restoreAll')}
        </Button>
      </footer>
    </>
  );
}
