'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { Button, buttonClass } from '@/components/ui/button';
import { useAlerts } from '@/lib/client/alerts';
import { closePanel, useEditorStore } from '@/lib/client/editor-store';
import controls from '../controls.module.css';
import { useEditing } from '../editing-context';
import { focusLastPlace } from '../last-place';
import { SidePanel } from '../side-panel';
import { EventSettings } from './event-settings';
import { readUnsaved } from './page-form';
import styles from './page-panel.module.css';
import { openPageRecord } from './page-record';
import { PageSettings } from './page-settings';

/**
 * Name, address and sharing of a page, or when and where an event is, in a side panel. Other documents of the admin have a link to their form
 * instead.
 */
export function PagePanel() {
  const t = useTranslations('editor.pagePanel');
  const draft = useEditorStore((state) => state.draft);
  if (draft === null) return null;
  const isPage = draft.content_type === 'page';
  const resource = isPage ? 'pages' : draft.content_type === 'event' ? 'events' : null;

  function close(): void {
    closePanel();
    focusLastPlace();
    if (resource !== null && draft !== null && readUnsaved(resource, draft.id) !== null)
      useAlerts.getState().show({ tone: 'information', text: t(isPage ? 'kept' : 'keptThing') });
  }

  return (
    <SidePanel
      wide
      isForm
      title={t(isPage ? 'title' : 'thingTitle')}
      close={t(isPage ? 'close' : 'closeThing')}
      onClose={close}
    >
      {resource !== null ? (
        <Loaded key={draft.id} id={draft.id} />
      ) : (
        <div className={styles.body}>
          <p>{t('thing')}</p>
          {draft.settings_url !== null && (
            <a className={buttonClass({ size: 'small' })} href={draft.settings_url}>
              {t('openThing')}
            </a>
          )}
        </div>
      )}
    </SidePanel>
  );
}

/** The form, once the page's record has loaded. */
function Loaded({ id }: { id: number }) {
  const t = useTranslations('editor.pagePanel');
  const { session } = useEditing();
  const record = useQuery({
    queryKey: ['page-record', id],
    queryFn: () => openPageRecord(session),
    gcTime: 0,
  });
  if (record.data !== undefined) {
    const Settings = session.key.content_type === 'event' ? EventSettings : PageSettings;
    return <Settings record={record.data} locale={session.locale} />;
  }
  return (
    <>
      <p role="status" className={controls.hint}>
        {t(record.isError ? 'failed' : 'loading')}
      </p>
      {record.isError && (
        <Button size="small" onClick={() => void record.refetch()}>
          {t('retry')}
        </Button>
      )}
    </>
  );
}
