'use client';

import { useRecordContext, useTranslate } from 'ra-core';
import { useWatch } from 'react-hook-form';
import { Button } from '@/components/ui/button';
import { locales, type Locale } from '@/lib/contract/locale';
import { urlsSchema } from '@/lib/contract/page';
import type { SlugField } from '@/lib/pagebuilder/fields';
import { isRecordResource } from '@/lib/records/definitions';
import { recordPath } from '@/lib/records/paths';
import { makePathSlug, makeSlug } from '@/lib/records/slug';
import controls from '../controls.module.css';
import { textOf } from '../record-text';
import { describedBy, FieldFrame } from './field-frame';
import frame from './field-frame.module.css';
import type { InputProps } from './input-props';
import styles from './slug-input.module.css';
import { useFormField } from './use-form-field';

/** The last part of an address, made from the title while it is empty; the resulting address is shown below. */
export function SlugInput({
  definition,
  field,
  source,
  label,
  language,
  locale,
  help,
}: InputProps<SlugField>) {
  const translate = useTranslate();
  const { id, name, value, onChange, onBlur, inputRef, problem } = useFormField<string>(source);
  const recordId: unknown = useWatch({ name: 'id' });
  const from: unknown = useWatch({ name: field.from });
  const title = titleFor(from, locale);
  // The home page's path is empty on purpose; everywhere else empty means "make it from the title".
  const isMade = value === null || value === undefined || (value === '' && field.path !== true);
  const made = makeSlug(title);
  const slug = isMade ? made : value;
  const path = pathOf(slug);
  const leftPath = usePublicPath(locale);

  function pathOf(slugText: string): string | null {
    if (!isRecordResource(definition.resource) || (isMade && slugText === '')) return null;
    const key: Locale = locale ?? 'de';
    const number = typeof recordId === 'number' ? recordId : 0;
    const made = recordPath(definition.resource, key, number, { slug: { [key]: slugText } });
    return typeof recordId === 'number' ? made : (made?.replace(/\/0$/, '/…') ?? null);
  }

  return (
    <FieldFrame
      id={id}
      label={label}
      language={language}
      help={help}
      problem={problem}
      note={
        path !== null && (
          <>
            <p className={frame.help}>
              {translate(isMade ? 'admin.form.automatic_path' : 'admin.form.resulting_path', { path })}
            </p>
            {leftPath !== null && leftPath !== path && (
              <p className={frame.help} role="status">
                {translate('admin.form.redirected', { path: leftPath })}
              </p>
            )}
          </>
        )
      }
    >
      <div className={styles.slug}>
        <input
          id={id}
          name={name}
          ref={inputRef}
          type="text"
          className={controls.input}
          value={value ?? ''}
          placeholder={isMade ? made : undefined}
          spellCheck={false}
          autoCapitalize="none"
          maxLength={240}
          aria-invalid={problem !== null}
          aria-describedby={describedBy(id, help, problem)}
          onChange={(event) => onChange(event.target.value === '' ? null : event.target.value)}
          onBlur={(event) => {
            const tidy =
              field.path === true ? makePathSlug(event.target.value) : makeSlug(event.target.value);
            if (tidy !== event.target.value) onChange(tidy === '' ? null : tidy);
            onBlur();
          }}
        />
        {!isMade && made !== '' && made !== value && value !== '' && (
          <Button
            size="small"
            aria-label={`${label} ${language ?? ''}: ${translate('admin.form.make_slug')}`}
            onClick={() => onChange(made)}
          >
            {translate('admin.form.make_slug')}
          </Button>
        )}
      </div>
    </FieldFrame>
  );
}

/** The address at which visitors find the record in a language, as last saved; null if they do not. */
function usePublicPath(locale: Locale | undefined): string | null {
  const record = useRecordContext();
  const urls = urlsSchema.safeParse(record?.urls);
  if (locale === undefined || record?.is_online !== true || !urls.success) return null;
  return urls.data[locale] ?? null;
}

/** The title that a slug is made from; a slug for both languages takes the first existing title. */
function titleFor(from: unknown, locale: Locale | undefined): string {
  if (locale === undefined) return textOf(from, locales[0]);
  if (typeof from === 'string') return from;
  if (typeof from !== 'object' || from === null) return '';
  const text: unknown = Object.entries(from).find(([key]) => key === locale)?.[1];
  return typeof text === 'string' ? text : '';
}
