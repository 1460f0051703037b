'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { useId, useState, type FormEvent } from 'react';
import { Button } from '@/components/ui/button';
import { Select } from '@/components/ui/select';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import { useAlerts } from '@/lib/client/alerts';
import { closeDialog } from '@/lib/client/editor-store';
import { createPreviewLink, previewLinksQuery, revokePreviewLink } from '@/lib/client/preview-links';
import { locales } from '@/lib/contract/locale';
import {
  previewDays,
  type NewPreviewLink,
  type PreviewDays,
  type PreviewLink,
} from '@/lib/contract/preview-link';
import { formatMoment } from '@/lib/i18n/formats';
import controls from '../controls.module.css';
import { EditorDialog } from '../dialogs/editor-dialog';
import { QueryNote } from '../dialogs/query-note';
import { useEditing } from '../editing-context';
import { useAttempt } from '../use-attempt';
import { LinkField } from './link-field';

const usualDays = 7;

/** Links that show the draft to people without an account: created, copied and revoked here. */
export function PreviewLinkDialog() {
  const t = useTranslations('editor.share');
  const id = useId();
  const client = useQueryClient();
  const { session } = useEditing();
  const query = previewLinksQuery(session.locale, session.key);
  const links = useQuery(query);
  const [days, setDays] = useState<PreviewDays>(usualDays);
  const [made, setMade] = useState<NewPreviewLink | null>(null);
  /** The link that somebody may still need. */
  const [asked, setAsked] = useState<PreviewLink | null>(null);
  const { busy, attempt } = useAttempt();

  async function run(action: () => Promise<void>): Promise<void> {
    await attempt(action);
    await client.invalidateQueries(query);
  }

  function create(event: FormEvent): void {
    event.preventDefault();
    void run(async () => {
      // The link shows what is on this page, so it is saved first.
      await session.flush();
      setMade(await createPreviewLink(session.locale, session.key, days));
    });
  }

  function revoke(link: PreviewLink): void {
    setAsked(null);
    void run(async () => {
      await revokePreviewLink(session.locale, link.id);
      if (made?.id === link.id) setMade(null);
      useAlerts.getState().show({ tone: 'success', text: t('revoked') });
    });
  }

  return (
    <EditorDialog
      title={t('title')}
      description={t('description')}
      onClose={closeDialog}
      actions={
        <>
          <Button onClick={closeDialog}>{t('close')}</Button>
          <Button type="submit" form={id} variant="primary" busy={busy}>
            {t('create')}
          </Button>
        </>
      }
    >
      <form id={id} className={controls.form} onSubmit={create}>
        <Select
          label={t('days')}
          value={String(days)}
          options={previewDays.map((each) => ({ value: String(each), label: t('dayCount', { days: each }) }))}
          onChange={({ target }) =>
            setDays(previewDays.find((each) => String(each) === target.value) ?? usualDays)
          }
        />
      </form>
      {made !== null && (
        <section className={controls.form} aria-label={t('made')}>
          <p role="status" className={controls.hint}>
            {t('once')}
          </p>
          {locales.map((locale) => {
            const url = made.urls[locale];
            return url === undefined ? null : <LinkField key={locale} locale={locale} url={url} />;
          })}
        </section>
      )}
      <h3 className={controls.label}>{t('good')}</h3>
      <QueryNote query={links} empty={t('none')} />
      <ul className={controls.list} hidden={!links.data?.length}>
        {links.data?.map((link) => (
          <LinkRow key={link.id} link={link} busy={busy} onRevoke={() => setAsked(link)} />
        ))}
      </ul>
      {asked && (
        <RevocationDialog link={asked} onClose={() => setAsked(null)} onRevoke={() => revoke(asked)} />
      )}
    </EditorDialog>
  );
}

interface RevocationDialogProps {
  link: PreviewLink;
  onClose: () => void;
  onRevoke: () => void;
}

/** Asks first: somebody may be reading by it, and its address never comes back. */
function RevocationDialog({ link, onClose, onRevoke }: RevocationDialogProps) {
  const t = useTranslations('editor.share');
  const locale = useLocale();
  return (
    <EditorDialog
      title={t('revocation', { time: formatMoment(link.expires_at, locale) })}
      description={t('revocationDescription')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button variant="danger" onClick={onRevoke}>
            {t('revoke')}
          </Button>
        </>
      }
    />
  );
}

function LinkRow({ link, busy, onRevoke }: { link: PreviewLink; busy: boolean; onRevoke: () => void }) {
  const t = useTranslations('editor.share');
  const locale = useLocale();
  const time = (moment: string) => formatMoment(moment, locale);
  const name = t('entry', { time: time(link.expires_at) });
  return (
    <li className={controls.row}>
      <span>
        {name}
        <br />
        <span className={controls.hint}>{t('by', { user: link.user, time: time(link.created_at) })}</span>
      </span>
      <Button size="small" busy={busy} onClick={onRevoke}>
        {t('revoke')}
        <VisuallyHidden>{name}</VisuallyHidden>
      </Button>
    </li>
  );
}
