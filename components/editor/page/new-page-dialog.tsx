'use client';

import { useTranslations } from 'next-intl';
import { useId, useRef, useState, type FormEvent } from 'react';
import { Button } from '@/components/ui/button';
import { Select } from '@/components/ui/select';
import { TextField } from '@/components/ui/text-field';
import { closeDialog, hasFeature, useEditorStore } from '@/lib/client/editor-store';
import { RequestError } from '@/lib/client/request';
import type { Urls } from '@/lib/contract/page';
import { pagePath } from '@/lib/contract/paths';
import { pages } from '@/lib/records/pages';
import { makePathSlug, makeSlug } from '@/lib/records/slug';
import controls from '../controls.module.css';
import { EditorDialog } from '../dialogs/editor-dialog';
import { useEditing } from '../editing-context';
import { openToEdit } from './follow-address';
import { missingPath } from './missing-path';
import { rememberNewPage } from './new-page';
import { PageCreation, type TemplateChoice } from './page-creation';
import { pageTemplates } from './page-templates';

/**
 * Creates a page from the present one: title, address, and initial content. It is offline and opens for editing. Where no page is, it gets
 * that address.
 */
export function NewPageDialog() {
  const t = useTranslations('editor');
  const id = useId();
  const { session } = useEditing();
  const { locale } = session;
  const draft = useEditorStore((state) => state.draft);
  const canPaste = useEditorStore((state) => hasFeature(state.user, 'several'));
  const creation = useRef<PageCreation>(null);
  const [title, setTitle] = useState('');
  const [typed, setTyped] = useState(missingPath);
  const [isBelow, setBelow] = useState(false);
  const [template, setTemplate] = useState<TemplateChoice>('empty');
  const [fault, setFault] = useState<{ title?: string; slug?: string }>({});
  const [busy, setBusy] = useState(false);
  const [made, setMade] = useState<Urls | null>(null);

  const isPage = draft?.content_type === 'page';
  const here = isPage ? (draft.urls[locale]?.split('/').slice(2).join('/') ?? '') : '';
  const proposed = [isBelow ? here : '', makeSlug(title)].filter((part) => part !== '').join('/');
  const slug = typed ?? proposed;
  const choices: TemplateChoice[] = [
    'empty',
    ...(isPage && canPaste ? (['like'] as const) : []),
    ...(canPaste ? (Object.keys(pageTemplates) as TemplateChoice[]) : []),
  ];

  async function create(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (title.trim() === '') {
      setFault({ title: t('fault.required') });
      document.getElementById(`${id}-title`)?.focus();
      return;
    }
    setBusy(true);
    setFault({});
    creation.current ??= new PageCreation(session);
    let urls = made;
    try {
      const values = {
        title: { [locale]: title.trim() },
        slug: { [locale]: makePathSlug(slug) || null },
        is_online: false,
        ...(isPage && template === 'like' ? { opening: draft.opening, colour: draft.colour } : {}),
      };
      urls = await creation.current.create(values);
      await creation.current.fill(template);
      // The dialog waits until the page is left.
      open(urls);
    } catch (error) {
      setBusy(false);
      setMade(urls);
      const fields = error instanceof RequestError ? error.fields : {};
      const [wrongTitle, wrongSlug] = [
        fields[`title.${locale}`] ?? fields.title,
        fields[`slug.${locale}`] ?? fields.slug,
      ];
      setFault({ ...(wrongTitle && { title: wrongTitle }), ...(wrongSlug && { slug: wrongSlug }) });
      if (wrongTitle === undefined && wrongSlug === undefined) session.report(error);
    }
  }

  function open(urls: Urls): void {
    const path = urls[locale] ?? Object.values(urls)[0];
    if (path === undefined) return;
    rememberNewPage(path, title.trim());
    openToEdit(path);
  }

  return (
    <EditorDialog
      keep
      title={t('newPage.title')}
      description={t('newPage.description')}
      onClose={closeDialog}
      actions={
        <>
          {made === null ? (
            <Button onClick={closeDialog}>{t('newPage.cancel')}</Button>
          ) : (
            <Button onClick={() => open(made)}>{t('newPage.open')}</Button>
          )}
          <Button type="submit" form={id} variant="primary" busy={busy}>
            {t(made === null ? 'newPage.create' : 'newPage.again')}
          </Button>
        </>
      }
    >
      <form id={id} className={controls.form} onSubmit={(event) => void create(event)} noValidate>
        <TextField
          id={`${id}-title`}
          label={t('newPage.name')}
          required
          lang={locale}
          value={title}
          maxLength={pages.fields.title.max}
          disabled={made !== null}
          error={fault.title}
          onChange={(event) => {
            setTitle(event.target.value);
            // The address is made of it, unless it was typed.
            setFault(({ slug }) => (typed !== null && slug !== undefined ? { slug } : {}));
          }}
        />
        {here !== '' && (
          <Select
            label={t('newPage.place')}
            value={isBelow ? 'below' : 'top'}
            disabled={made !== null}
            options={[
              { value: 'top', label: t('newPage.top', { path: `${pagePath(locale, '')}/` }) },
              { value: 'below', label: t('newPage.below', { path: `${pagePath(locale, here)}/` }) },
            ]}
            onChange={(event) => setBelow(event.target.value === 'below')}
          />
        )}
        <TextField
          label={t('newPage.address')}
          value={slug}
          spellCheck={false}
          autoCapitalize="none"
          disabled={made !== null}
          hint={slug === '' ? undefined : `${location.host}${pagePath(locale, makePathSlug(slug))}`}
          error={fault.slug}
          onChange={(event) => {
            setTyped(event.target.value === '' ? null : event.target.value);
            setFault(({ title }) => (title === undefined ? {} : { title }));
          }}
          onBlur={() => typed !== null && setTyped(makePathSlug(typed) || null)}
        />
        <Select
          label={t('newPage.template')}
          value={template}
          options={choices.map((choice) => ({ value: choice, label: t(`newPage.templates.${choice}`) }))}
          onChange={(event) =>
            setTemplate(choices.find((choice) => choice === event.target.value) ?? 'empty')
          }
        />
        <p role="status" className={controls.hint}>
          {made !== null && !busy ? t('newPage.incomplete') : ''}
        </p>
      </form>
    </EditorDialog>
  );
}
