'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { hasFeature, useEditorStore } from '@/lib/client/editor-store';
import { locales, type Locale } from '@/lib/contract/locale';
import controls from '../controls.module.css';
import { PictureField } from '../pictures/picture-field';
import { MenuSwitches } from './menu-switches';
import { textOf } from './page-form';
import { PageLanguage } from './page-language';
import styles from './page-panel.module.css';
import type { PageRecord } from './page-record';
import { SettingsForm } from './settings-form';
import { SharePreview } from './share-preview';
import { usePageForm } from './use-page-form';

/** The settings of a page apart from its blocks. The language being edited comes first. */
export function PageSettings({ record, locale }: { record: PageRecord; locale: Locale }) {
  const t = useTranslations('editor.pagePanel');
  const form = usePageForm(record);
  const canPublish = useEditorStore((state) => hasFeature(state.user, 'publish'));
  const { values, change, faultOf } = form;
  return (
    <SettingsForm form={form}>
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
        <MenuSwitches id={Number(form.base.id)} form={form} />
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
    </SettingsForm>
  );
}
