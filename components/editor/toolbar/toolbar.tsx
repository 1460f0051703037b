'use client';

import { useTranslations } from 'next-intl';
import { useEditables, type EditableRole } from '@/lib/client/editables';
import { hasFeature, togglePanel, useEditorStore } from '@/lib/client/editor-store';
import { logout } from '@/lib/client/page-editor';
import { useEditing } from '../editing-context';
import { GuestList } from '../people/guest-list';
import { hasPageSettings } from '../page/has-page-settings';
import { missingPath } from '../page/missing-path';
import { formatShortMoment } from '@/lib/i18n/formats';
import { listChangedLocales } from '../session/document-locales';
import { isOffline } from '../session/is-offline';
import { LanguageSwitch } from './language-switch';
import { MenuButton } from '../menu-button';
import { MoreMenu, PublishMenu } from '../menus';
import { SaveStatus } from './save-status';
import styles from './toolbar.module.css';
import { setEditMode } from '../use-edit-mode';

interface ToolbarProps {
  /** Role of the document on this page. */
  role: EditableRole;
  /** Why there is no draft: it could not be loaded, or there is nothing to edit yet. */
  trouble: 'failed' | 'absent' | null;
  onRetry: () => void;
}

/** The bar above the site's header, for signed-in editors (spec §1, look: ink, 44 px). */
export function Toolbar(props: ToolbarProps) {
  const t = useTranslations('editor');
  const isEditing = useEditorStore((state) => state.editing);
  return (
    <div className={styles.bar} role="region" aria-label={t('region')} data-editor-layer="">
      {isEditing ? <EditingTools {...props} /> : <ReadingTools />}
    </div>
  );
}

function ReadingTools() {
  const t = useTranslations('editor.toolbar');
  const { session } = useEditing();
  const user = useEditorStore((state) => state.user);
  async function leave(): Promise<void> {
    await logout(session.locale);
    location.reload();
  }
  return (
    <>
      <div className={styles.group}>
        <button type="button" className={styles.main} onClick={() => setEditMode(true)}>
          {t('edit')}
        </button>
      </div>
      <div className={`${styles.group} ${styles.end}`}>
        {user !== null && (
          <span className={styles.wide}>{t('account', { name: user.username || user.email })}</span>
        )}
        <a className={styles.tool} href={user?.admin_menus[0]?.url ?? '/admin'}>
          {t('admin')}
        </a>
        {hasFeature(user, 'login') && (
          <button
            type="button"
            className={styles.tool}
            onClick={() => void leave().catch((error: unknown) => session.report(error))}
          >
            {t('logout')}
          </button>
        )}
      </div>
    </>
  );
}

function EditingTools({ role, trouble, onRetry }: ToolbarProps) {
  const t = useTranslations('editor.toolbar');
  const user = useEditorStore((state) => state.user);
  const draft = useEditorStore((state) => state.draft);
  const online = useEditorStore((state) => state.online);
  const isDeleted = useEditorStore((state) => state.isDeleted);
  const canStep = hasFeature(user, 'undo') && draft !== null && !isDeleted;
  const isWaiting = draft === null && trouble === null && user !== null;
  return (
    <>
      <div className={styles.group}>
        <LanguageSwitch />
        <PageSettingsButton />
        {draft !== null && !isDeleted && <PageState role={role} />}
        {isDeleted && <span className={styles.offline}>{t('gone')}</span>}
        {trouble === 'failed' && (
          <span className={styles.note} role="alert">
            {t('failed')}
            <button type="button" className={styles.tool} onClick={onRetry}>
              {t('retry')}
            </button>
          </span>
        )}
        {trouble === 'absent' && (missingPath() === null ? <Elsewhere role={role} /> : <MissingPage />)}
        {draft === null && trouble === null && <span className={styles.note}>{t('loading')}</span>}
        <GuestList />
        {!online && <span className={styles.offline}>{t('offline')}</span>}
      </div>
      <div className={styles.formatting} data-format-place="" />
      {/* They come together, so that none of them moves. */}
      {!isWaiting && (
        <div className={`${styles.group} ${styles.end}`}>
          <SaveStatus />
          {canStep && (
            <>
              <StepButton step="undo" />
              <StepButton step="redo" />
            </>
          )}
          <More />
          {!isDeleted && <Publish />}
        </div>
      )}
      <button
        type="button"
        className={isWaiting ? `${styles.tool} ${styles.end}` : styles.tool}
        aria-keyshortcuts="Alt+Shift+E"
        onClick={() => setEditMode(false)}
      >
        {t('leave')}
      </button>
    </>
  );
}

const stepLooks = {
  undo: { keys: 'Control+Z Meta+Z', path: 'M8 4L3 9l5 5M3 9h9a5 5 0 0 1 0 10' },
  redo: { keys: 'Control+Shift+Z Meta+Shift+Z', path: 'M12 4l5 5-5 5M17 9H8a5 5 0 0 0 0 10' },
};

function StepButton({ step }: { step: 'undo' | 'redo' }) {
  const t = useTranslations('editor.toolbar');
  const { steps } = useEditing();
  const busy = useEditorStore((state) => state.busy);
  const canStep = useEditorStore(({ draft }) => draft?.[`can_${step}`] !== false);
  const { keys, path } = stepLooks[step];
  return (
    <button
      type="button"
      className={styles.icon}
      aria-label={t(step)}
      aria-keyshortcuts={keys}
      title={t(step)}
      aria-disabled={busy || !canStep}
      onClick={() => canStep && void steps[step]()}
    >
      <svg viewBox="0 0 20 20" aria-hidden="true">
        <path d={path} transform="translate(0 -2)" />
      </svg>
    </button>
  );
}

/** Opens one of the bar's menus, which shortcuts open, too. */
function openMenu(menu: 'more' | 'publish', open: boolean): void {
  useEditorStore.setState({ menu: open ? menu : null });
}

/** Less frequent actions. */
function More() {
  const t = useTranslations('editor.toolbar');
  const isOpen = useEditorStore((state) => state.menu === 'more');
  return (
    <MenuButton
      label={t('more')}
      open={isOpen}
      onOpenChange={(open) => openMenu('more', open)}
      menu={(slot) => <MoreMenu {...slot} />}
      className={styles.tool}
      aria-keyshortcuts="Alt+Shift+M"
    >
      {t('more')}
    </MenuButton>
  );
}

/** A backend without drafts publishes with every save, which is stated instead. */
function Publish() {
  const t = useTranslations('editor.publish');
  const isOpen = useEditorStore((state) => state.menu === 'publish');
  const busy = useEditorStore((state) => state.busy);
  const hasDraft = useEditorStore((state) => state.draft !== null);
  const canPublish = useEditorStore((state) => hasFeature(state.user, 'publish'));
  if (!hasDraft) return null;
  if (!canPublish) return <span className={styles.note}>{t('immediate')}</span>;
  return (
    <MenuButton
      label={t('open')}
      open={isOpen}
      // While an action is in progress, it keeps the focus that its menu returns to it.
      onOpenChange={(open) => openMenu('publish', open && !busy)}
      menu={(slot) => <PublishMenu {...slot} />}
      className={styles.main}
      aria-disabled={busy}
      aria-keyshortcuts="Alt+Shift+P"
    >
      <span>{t('open')}</span>
      <svg viewBox="0 0 20 20" aria-hidden="true">
        <path d="M10 17V4M4.5 9.5L10 4l5.5 5.5" />
      </svg>
    </MenuButton>
  );
}

/** Opens the settings of the page, if there is room for it; otherwise they are in the menu. */
function PageSettingsButton() {
  const t = useTranslations('editor.toolbar');
  const isOffered = useEditorStore(hasPageSettings);
  const isOpen = useEditorStore((state) => state.panel === 'page');
  const isPage = useEditorStore((state) => state.draft?.content_type === 'page');
  if (!isOffered) return null;
  return (
    <button
      type="button"
      className={`${styles.tool} ${styles.settings}`}
      aria-expanded={isOpen}
      aria-keyshortcuts="Alt+Shift+D"
      onClick={() => togglePanel('page')}
    >
      {t(isPage ? 'page' : 'entry')}
    </button>
  );
}

/** For a page without sections of its own: says so, and links to its record. */
function Elsewhere({ role }: { role: EditableRole }) {
  const t = useTranslations('editor.toolbar');
  const user = useEditorStore((state) => state.user);
  const record = document.querySelector<HTMLElement>('[data-record]')?.dataset.record;
  return (
    <>
      <span className={styles.note}>{t(role === 'intro' ? 'absentIntro' : 'absent')}</span>
      <a className={styles.tool} href={record ?? user?.admin_menus[0]?.url ?? '/admin'}>
        {t(record === undefined ? 'admin' : 'record')}
      </a>
    </>
  );
}

/** Where no page is: says so, and offers to create one there. */
function MissingPage() {
  const t = useTranslations('editor.toolbar');
  const canCreate = useEditorStore((state) => hasFeature(state.user, 'records'));
  return (
    <>
      <span className={styles.note}>{t('missing')}</span>
      {canCreate && (
        <button
          type="button"
          className={styles.tool}
          onClick={() => useEditorStore.setState({ dialog: 'new-page' })}
        >
          {t('create')}
        </button>
      )}
    </>
  );
}

/** Whether visitors see the page as it is here: in this language, then in the other one, and what is planned. */
function PageState({ role }: { role: EditableRole }) {
  const t = useTranslations('editor.page');
  const language = useTranslations('editor.language');
  const { session } = useEditing();
  const names = useTranslations('editor.document');
  const isOneOfSeveral = useEditables((state) => state.editables.length > 1);
  const draft = useEditorStore((state) => state.draft);
  const canPublish = useEditorStore((state) => hasFeature(state.user, 'publish'));
  if (draft === null) return null;
  const hasChanges = canPublish && draft.has_changes === true;
  const [elsewhere] = canPublish && !hasChanges ? (listChangedLocales(draft) ?? []) : [];
  const state = isOffline(draft) ? 'draft' : hasChanges || elsewhere ? 'changes' : 'published';
  const planned = draft.scheduled?.[0];
  return (
    <span className={styles.state} data-state={state}>
      {isOneOfSeveral && `${names(role)}: `}
      {state === 'changes' && elsewhere ? t('changesIn', { language: language(elsewhere) }) : t(state)}
      {planned && `, ${t('planned', { time: formatShortMoment(planned.at, session.locale) })}`}
    </span>
  );
}
