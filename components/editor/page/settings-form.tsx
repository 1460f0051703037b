'use client';

import { useTranslations } from 'next-intl';
import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type FormEvent,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import { Button } from '@/components/ui/button';
import { useEditorStore } from '@/lib/client/editor-store';
import { adminPath } from '@/lib/contract/admin-paths';
import controls from '../controls.module.css';
import { isSaving } from '../keys/is-saving';
import { ForeignChanges } from './foreign-changes';
import { GoingOfflineNote } from './going-offline-note';
import styles from './page-panel.module.css';
import type { PageFormState } from './use-page-form';

/** Fields of a page's record, saved together and effective at once for everybody; everything else of it is in the admin. */
export function SettingsForm({ form, children }: { form: PageFormState; children: ReactNode }) {
  const t = useTranslations('editor.pagePanel');
  const element = useRef<HTMLFormElement>(null);
  const language = useEditorStore((state) => state.pageLanguage);
  const [attempts, setAttempts] = useState(0);
  const { busy } = form;

  // A text of the page's opening that was refused leads here.
  useEffect(() => {
    const open = element.current;
    if (open === null || open.querySelector('[role="alertdialog"]') !== null) return;
    (open.querySelector<HTMLElement>('[aria-invalid="true"]') ?? open.querySelector('input'))?.focus();
  }, []);
  // The texts of a language that somebody has asked for.
  useEffect(() => {
    if (language === null) return;
    element.current?.querySelector<HTMLElement>(`[data-language="${language}"] input`)?.focus();
    useEditorStore.setState({ pageLanguage: null });
  }, [language]);
  // After an attempt with errors.
  useLayoutEffect(() => {
    if (attempts > 0) element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [attempts]);

  /** Here the shortcut saves this form instead of the page's blocks. */
  function saveByKeys(event: KeyboardEvent<HTMLFormElement>): void {
    if (!isSaving(event)) return;
    event.preventDefault();
    event.currentTarget.requestSubmit();
  }

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (busy) return;
    await form.save();
    setAttempts((count) => count + 1);
  }

  return (
    <form
      ref={element}
      className={styles.form}
      onSubmit={(event) => void submit(event)}
      onKeyDown={saveByKeys}
      noValidate
    >
      <div className={styles.body}>
        <p className={controls.hint}>{t('hint')}</p>
        {form.foreign !== null && <ForeignChanges changes={form.foreign} onDiscard={form.takeTheirs} />}
        {children}
        <a className={styles.more} href={adminPath(form.resource, Number(form.base.id))}>
          {t('more')}
        </a>
      </div>
      {form.goingOffline.length > 0 && <GoingOfflineNote form={form} />}
      <footer className={styles.foot}>
        <Button type="submit" size="small" variant="primary" busy={busy}>
          {t('save')}
        </Button>
        <p role="status" className={controls.hint}>
          {form.isChanged ? t('unsaved') : ''}
        </p>
      </footer>
    </form>
  );
}
