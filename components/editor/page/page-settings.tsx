'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useLayoutEffect, useRef, useState, type FormEvent, type KeyboardEvent } from 'react';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { hasFeature, useEditorStore } from '@/lib/client/editor-store';
import { adminPath } from '@/lib/contract/admin-paths';
import { locales, type Locale } from '@/lib/contract/locale';
import controls from '../controls.module.css';
import { isSaving } from '../keys/is-saving';
import { PictureField } from '../pictures/picture-field';
import { ForeignChanges } from './foreign-changes';
import { GoingOfflineNote } from './going-offline-note';
import { MenuSwitches } from './menu-switches';
import { textOf } from './page-form';
import { PageLanguage } from './page-language';
import styles from './page-panel.module.css';
import type { PageRecord } from './page-record';
import { SharePreview } from './share-preview';
import { usePageForm } from './use-page-form';

/**
 * The settings of a page apart from its blocks: saved together, and effective at once for everybody. The language being edited comes
 * first.
 */
export function PageSettings({ record, locale }: { record: PageRecord; locale: Locale }) {
  const t = useTranslations('editor.pagePanel');
  const form = usePageForm(record);
  const element = useRef<HTMLFormElement>(null);
  const canPublish = useEditorStore((state) => hasFeature(state.user, 'publish'));
  const language = useEditorStore((state) => state.pageLanguage);
  const [attempts, setAttempts] = useState(0);
  const { values, busy, change, faultOf } = form;
  const id = Number(form.base.id);

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
        {[locale, ...locales.filter((other) => other !== locale)].map((each, index) => (
          <PageLanguage key={each} form={form} locale={each} isFirst={index === 0} />
        ))}
        <section className={styles.group} aria-label={t('sharing')}>
          <h3 className={controls.label}>{t('sharing')}</h3>
          <PictureField
            label={t('picture')}
            value={textOf(values, 'og_image', locale)}
            fault={faultOf('og_image')}
            wanted={false}
            onChange={(reference) => change('og_image', reference)}
          />
          <SharePreview form={form} locale={locale} />
        </section>
        <section className={styles.group} aria-label={t('visibility')}>
          <h3 className={controls.label}>{t('visibility')}</h3>
          <MenuSwitches id={id} form={form} />
          <Checkbox
            label={t('online')}
            hint={t('onlineHint')}
            checked={values.is_online === true}
            onChange={(event) => change('is_online', event.target.checked)}
          />
          {canPublish && (
            <Button size="small" onClick={() => useEditorStore.setState({ panel: 'publish' })}>
              {t('publish')}
            </Button>
          )}
        </section>
        <a className={styles.more} href={adminPath('pages', id)}>
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
