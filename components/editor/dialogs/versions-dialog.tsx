'use client';

import { useQuery } from '@tanstack/react-query';
import { useFormatter, useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import { closeDialog } from '@/lib/client/editor-store';
import { versionsQuery } from '@/lib/client/queries';
import controls from '../controls.module.css';
import { useEditing } from '../editing-context';
import { EditorDialog } from './editor-dialog';
import { openPreview } from '../preview';
import { QueryNote } from './query-note';

/** What was published and when; a version can be looked at and made the draft again. */
export function VersionsDialog() {
  const t = useTranslations('editor');
  const format = useFormatter();
  const { session, steps } = useEditing();
  const versions = useQuery(versionsQuery(session.locale, session.key));
  return (
    <EditorDialog title={t('versions.title')} description={t('versions.description')} onClose={closeDialog}>
      <QueryNote query={versions} empty={t('versions.empty')} />
      <ul className={controls.list} hidden={!versions.data?.length}>
        {versions.data?.map((version) => (
          <li key={version.id} className={controls.row}>
            <div>
              <strong>{t('versions.number', { number: version.number })}</strong>{' '}
              {version.locales.map((locale) => locale.toUpperCase()).join(' + ')}
              <p className={controls.hint}>
                {t('versions.by', {
                  user: version.user,
                  time: format.dateTime(new Date(version.at), 'full'),
                })}
              </p>
            </div>
            <div>
              {!session.isSingleSection && (
                <Button size="small" onClick={() => openPreview(session, version.id)}>
                  {t('versions.view')}
                  <VisuallyHidden>{t('versions.number', { number: version.number })}</VisuallyHidden>
                </Button>
              )}{' '}
              <Button
                size="small"
                onClick={() => {
                  closeDialog();
                  void steps.restore(version.id);
                }}
              >
                {t('versions.restore')}
                <VisuallyHidden>{t('versions.number', { number: version.number })}</VisuallyHidden>
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </EditorDialog>
  );
}
