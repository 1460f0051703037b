'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { fileQuery } from '@/lib/client/queries';
import type { Locale } from '@/lib/contract/locale';
import { findShareThumb } from '@/lib/contract/sharing';
import controls from '../controls.module.css';
import { textOf } from './page-form';
import styles from './page-panel.module.css';
import type { PageFormState } from './use-page-form';

/** A preview of the page in social networks: picture, host, title, description. */
export function SharePreview({ form, locale }: { form: PageFormState; locale: Locale }) {
  const t = useTranslations('editor.pagePanel');
  const text = (...names: string[]) =>
    names.map((name) => textOf(form.values, name, locale)).find((each) => each !== '') ?? '';
  const description = text('og_description', 'meta_description');
  return (
    <figure className={styles.card} aria-label={t('preview')}>
      <PreviewPicture form={form} locale={locale} />
      <figcaption>
        <span className={controls.hint}>{location.host}</span>
        <strong>{text('og_title', 'meta_title', 'title')}</strong>
        {description !== '' && <span>{description}</span>}
      </figcaption>
    </figure>
  );
}

/** The chosen picture; else the poster made by this site, once visitors find the page. */
function PreviewPicture({ form, locale }: { form: PageFormState; locale: Locale }) {
  const t = useTranslations('editor.pagePanel');
  const { data: file } = useQuery(fileQuery(locale, textOf(form.values, 'og_image', locale)));
  const { urls, is_online: isOnline, revision } = form.base;
  const path = urls?.[locale];
  const isChosen = textOf(form.values, 'og_image', locale) !== '';
  const poster =
    isOnline === true && path !== undefined
      ? `/api/share-image?${new URLSearchParams({ path, v: String(revision) })}`
      : undefined;
  const address = isChosen ? file && (findShareThumb(file.thumbs)?.url ?? file.url) : poster;
  const [missing, setMissing] = useState<string>();
  if (address === undefined || address === missing)
    return <p className={styles.noPicture}>{isChosen ? '' : t('noPicture')}</p>;
  return <img src={address} alt="" width={1200} height={630} onError={() => setMissing(address)} />;
}
