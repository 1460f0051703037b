'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { TextArea, TextField } from '@/components/ui/text-field';
import type { Locale } from '@/lib/contract/locale';
import { recordPath } from '@/lib/records/paths';
import { makePathSlug, makeSlug } from '@/lib/records/slug';
import controls from '../controls.module.css';
import { textOf } from './page-form';
import styles from './page-panel.module.css';
import type { PageFormState } from './use-page-form';

interface PageLanguageProps {
  form: PageFormState;
  locale: Locale;
  /** Whether errors that concern all languages are shown here. */
  isFirst: boolean;
}

/** Name and address of a page in a language, and how it appears in search results. */
export function PageLanguage({ form, locale, isFirst }: PageLanguageProps) {
  const t = useTranslations('editor.pagePanel');
  const language = useTranslations('editor.language')(locale);
  const { values, change, faultOf } = form;
  const fault = (name: string) => faultOf(name, locale, isFirst ? locale : undefined);
  const text = (name: string) => textOf(values, name, locale);
  return (
    <fieldset className={styles.group} data-language={locale}>
      <legend className={controls.label}>{language}</legend>
      <TextField
        label={t('fields.title')}
        lang={locale}
        value={text('title')}
        error={fault('title')}
        onChange={(event) => change('title', event.target.value, locale)}
      />
      <TextField
        label={t('fields.headline')}
        lang={locale}
        hint={t('headlineHint')}
        value={text('headline')}
        error={fault('headline')}
        onChange={(event) => change('headline', event.target.value, locale)}
      />
      <AddressField form={form} locale={locale} fault={fault('slug')} />
      <TextArea
        label={t('description')}
        lang={locale}
        rows={3}
        hint={t(text('og_description') === '' ? 'descriptionHint' : 'ownDescription')}
        value={text('meta_description')}
        error={fault('meta_description')}
        onChange={(event) => change('meta_description', event.target.value, locale)}
      />
    </fieldset>
  );
}

interface AddressFieldProps {
  form: PageFormState;
  locale: Locale;
  fault: string | undefined;
}

/**
 * The page's path below the language, made from the title while it is empty; below it the whole address, and what happens to the old one.
 */
function AddressField({ form, locale, fault }: AddressFieldProps) {
  const t = useTranslations('editor.pagePanel');
  const language = useTranslations('editor.language')(locale);
  const { base, values, change } = form;
  const title = textOf(values, 'title', locale);
  const typed = slugOf(values.slug, locale);
  const made = makeSlug(title);
  const slug = typed ?? made;
  const path =
    title === '' || (typed === null && made === '')
      ? null
      : recordPath('pages', locale, Number(base.id), { slug: { [locale]: makePathSlug(slug) } });
  const left = base.urls?.[locale];
  const hint =
    path === null
      ? t('noPath', { language })
      : t(typed === null ? 'madePath' : 'path', { address: `${location.host}${path}` });
  return (
    <div className={styles.address}>
      <TextField
        label={t('fields.slug')}
        value={typed ?? ''}
        placeholder={made}
        spellCheck={false}
        autoCapitalize="none"
        hint={hint}
        error={fault}
        onChange={(event) => change('slug', event.target.value === '' ? null : event.target.value, locale)}
        onBlur={() => {
          const tidy = typed === null ? null : makePathSlug(typed);
          if (tidy !== typed && typed !== '') change('slug', tidy === '' ? null : tidy, locale);
        }}
      />
      <p role="status" className={controls.hint}>
        {left !== undefined && left !== path && (path !== null || base.is_online !== true)
          ? t(base.is_online === true ? 'redirected' : 'notRedirected', { path: left })
          : ''}
      </p>
      {typed !== null && typed !== '' && made !== '' && made !== typed && (
        <Button
          size="small"
          aria-label={`${t('makeSlug')} (${language})`}
          onClick={() => change('slug', made, locale)}
        >
          {t('makeSlug')}
        </Button>
      )}
    </div>
  );
}

/** The slug in a language; null if it is to be made from the title. The home page's is empty. */
function slugOf(slugs: unknown, locale: Locale): string | null {
  const slug: unknown = typeof slugs === 'object' && slugs !== null ? Reflect.get(slugs, locale) : null;
  return typeof slug === 'string' ? slug : null;
}
