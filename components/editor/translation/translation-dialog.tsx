'use client';

import { useTranslations } from 'next-intl';
import { useRef, type RefObject } from 'react';
import { Button } from '@/components/ui/button';
import { closeDialog, useEditorStore } from '@/lib/client/editor-store';
import type { Locale } from '@/lib/contract/locale';
import { EditorDialog } from '../dialogs/editor-dialog';
import { useEditing } from '../editing-context';
import { hasPageSettings } from '../page/has-page-settings';
import { findDocumentUrl } from '../session/document-locales';
import { TranslatedBlock } from './translated-block';
import styles from './translation-dialog.module.css';
import { TranslationTasks } from './translation-tasks';
import { useNextField } from './use-next-field';
import { useSuggesting, type Suggesting } from './use-suggesting';
import { useTranslation, type TranslatedModule } from './use-translation';

/** Every text of the document in both languages side by side: one to write in, the other to read, with the tasks. */
export function TranslationDialog() {
  const t = useTranslations('editor');
  const { session } = useEditing();
  const { locale, other, modules, otherTasks } = useTranslation(session.locale);
  const texts = useRef<HTMLDivElement>(null);
  const suggesting = useSuggesting(locale);
  const otherUrl = useEditorStore(({ draft }) =>
    draft === null ? undefined : findDocumentUrl(draft, other.locale),
  );
  const canBegin = useEditorStore((state) => hasPageSettings(state)) && otherUrl === undefined;
  return (
    <EditorDialog
      wide
      keep
      title={t('translation.title')}
      description={t('translation.description')}
      onClose={closeDialog}
    >
      <p role="status">{modules.length === 0 && t('translation.nothing')}</p>
      {otherTasks > 0 && otherUrl !== undefined && (
        <p className={styles.elsewhere}>
          <a href={`${otherUrl}?edit=translation`}>
            {t('translation.inOther', { count: otherTasks, locale: other.locale })}
          </a>
        </p>
      )}
      {canBegin && (
        <div className={styles.elsewhere}>
          <p>{t('translation.noPage', { language: t(`language.${other.locale}`) })}</p>
          <Button size="small" onClick={beginPage}>
            {t('translation.begin')}
          </Button>
        </div>
      )}
      {suggesting.fault !== null && (
        <p role="alert" className={styles.fault}>
          {suggesting.fault}
        </p>
      )}
      {modules.length > 0 && (
        <div className={styles.head}>
          <span aria-hidden="true">{t(`language.${other.locale}`)}</span>
          <span aria-hidden="true">{t(`language.${session.locale}`)}</span>
          <DialogTasks locale={locale} modules={modules} texts={texts} suggesting={suggesting} />
        </div>
      )}
      <div ref={texts}>
        {modules.map((translated) => (
          <TranslatedBlock
            key={translated.module.id}
            translated={translated}
            locale={locale}
            other={other}
            suggesting={suggesting}
          />
        ))}
      </div>
    </EditorDialog>
  );
}

/** Leads to where the page gets a title in the other language. */
function beginPage(): void {
  closeDialog();
  useEditorStore.setState({ panel: 'page' });
}

interface DialogTasksProps {
  locale: Locale;
  modules: readonly TranslatedModule[];
  /** The container of the fields. */
  texts: RefObject<HTMLElement | null>;
  suggesting: Suggesting;
}

/** The tasks, with the way from field to field. */
function DialogTasks({ texts, ...tasks }: DialogTasksProps) {
  const goOn = useNextField(tasks.locale, texts);
  return <TranslationTasks {...tasks} onGo={goOn} />;
}
