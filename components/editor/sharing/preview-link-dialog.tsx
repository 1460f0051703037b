'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { useId, useRef, useState, type FormEvent, type RefObject } from 'react';
import { Button } from '@/components/ui/button';
import { Select } from '@/components/ui/select';
import { TextField } from '@/components/ui/text-field';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import { closeDialog } from '@/lib/client/editor-store';
import {
  createPreviewLink,
  previewLinksQuery,
  renamePreviewLink,
  revokePreviewLink,
} from '@/lib/client/preview-links';
import { locales } from '@/lib/contract/locale';
import {
  longestPreviewName,
  previewDays,
  type NewPreviewLink,
  type PreviewDays,
  type PreviewLink,
} from '@/lib/contract/preview-link';
import { formatMoment } from '@/lib/i18n/formats';
import controls from '../controls.module.css';
import { EditorDialog } from '../dialogs/editor-dialog';
import { ListRow } from '../dialogs/list-row';
import { QueryNote } from '../dialogs/query-note';
import { useEditing } from '../editing-context';
import { useAttempt } from '../use-attempt';
import { LinkField } from './link-field';
import styles from './link-field.module.css';

const usualDays = 7;

/** Links that show the draft to people without an account: created, named, copied and revoked here. */
export function PreviewLinkDialog() {
  const t = useTranslations('editor.share');
  const id = useId();
  const creation = useRef<HTMLButtonElement>(null);
  const client = useQueryClient();
  const { session } = useEditing();
  const query = previewLinksQuery(session.locale, session.key);
  const links = useQuery(query);
  const [days, setDays] = useState<PreviewDays>(usualDays);
  const [name, setName] = useState('');
  const [made, setMade] = useState<NewPreviewLink | null>(null);
  /** The link that somebody may still need. */
  const [asked, setAsked] = useState<PreviewLink | null>(null);
  /** The link that is given another name. */
  const [named, setNamed] = useState<PreviewLink | null>(null);
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
      setMade(await createPreviewLink(session.locale, session.key, { days, name }));
      setName('');
    });
  }

  function rename(link: PreviewLink, given: string): void {
    void run(async () => {
      await renamePreviewLink(session.locale, link.id, given);
      setNamed(null);
    });
  }

  function revoke(link: PreviewLink): void {
    setAsked(null);
    void run(async () => {
      await revokePreviewLink(session.locale, link.id);
      if (made?.id === link.id) setMade(null);
      // Seen by its absence: a message would have to offer an undo, and nobody can make the same link again.
      session.announce(t('revoked'));
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
          <Button ref={creation} type="submit" form={id} variant="primary" busy={busy}>
            {t('create')}
          </Button>
        </>
      }
    >
      <form id={id} className={controls.form} onSubmit={create}>
        <NameField value={name} onChange={setName} />
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
        <section className={`${controls.form} ${styles.made}`} aria-label={t('made')}>
          <p role="status" className={controls.label}>
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
          <LinkRow
            key={link.id}
            link={link}
            busy={busy}
            creation={creation}
            onRename={() => setNamed(link)}
            onRevoke={() => setAsked(link)}
          />
        ))}
      </ul>
      {named && (
        <NamingDialog
          link={named}
          busy={busy}
          onClose={() => setNamed(null)}
          onSave={(given) => rename(named, given)}
        />
      )}
      {asked && (
        <RevocationDialog link={asked} onClose={() => setAsked(null)} onRevoke={() => revoke(asked)} />
      )}
    </EditorDialog>
  );
}

/** Whom a link is for, as editors tell it from others. */
function NameField({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const t = useTranslations('editor.share');
  return (
    <TextField
      label={t('name')}
      hint={t('nameHint')}
      value={value}
      maxLength={longestPreviewName}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}

interface NamingDialogProps {
  link: PreviewLink;
  busy: boolean;
  onClose: () => void;
  onSave: (name: string) => void;
}

function NamingDialog({ link, busy, onClose, onSave }: NamingDialogProps) {
  const t = useTranslations('editor.share');
  const id = useId();
  const locale = useLocale();
  const [name, setName] = useState(link.name);
  return (
    <EditorDialog
      title={t('naming')}
      description={t('entry', { time: formatMoment(link.expires_at, locale) })}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button type="submit" form={id} variant="primary" busy={busy}>
            {t('save')}
          </Button>
        </>
      }
    >
      <form
        id={id}
        className={controls.form}
        onSubmit={(event) => {
          event.preventDefault();
          onSave(name);
        }}
      >
        <NameField value={name} onChange={setName} />
      </form>
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
      title={t('revocation', {
        time: formatMoment(link.expires_at, locale),
        isNamed: String(link.name !== ''),
        name: link.name,
      })}
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

interface LinkRowProps {
  link: PreviewLink;
  busy: boolean;
  /** Makes another one. */
  creation: RefObject<HTMLElement | null>;
  onRename: () => void;
  onRevoke: () => void;
}

function LinkRow({ link, busy, creation, onRename, onRevoke }: LinkRowProps) {
  const t = useTranslations('editor.share');
  const locale = useLocale();
  const time = (moment: string) => formatMoment(moment, locale);
  const until = t('entry', { time: time(link.expires_at) });
  const called = <VisuallyHidden>{link.name === '' ? until : `${link.name}, ${until}`}</VisuallyHidden>;
  return (
    <ListRow afterLast={creation}>
      <span>
        {link.name !== '' && (
          <>
            <strong>{link.name}</strong>
            <br />
          </>
        )}
        {until}
        <br />
        <span className={controls.hint}>{t('by', { user: link.user, time: time(link.created_at) })}</span>
      </span>
      <span className={controls.buttons}>
        <Button size="small" busy={busy} onClick={onRename}>
          {t('rename')}
          {called}
        </Button>
        <Button size="small" busy={busy} onClick={onRevoke}>
          {t('revoke')}
          {called}
        </Button>
      </span>
    </ListRow>
  );
}
