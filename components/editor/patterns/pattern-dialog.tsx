'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useRef, useState, type RefObject } from 'react';
import { Button } from '@/components/ui/button';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import { moduleDefinitions } from '@/components/modules/definitions';
import { closePattern, type PatternPlace } from '@/lib/client/editor-store';
import { deletePattern, patternsQuery, readPattern, renamePattern, savePattern } from '@/lib/client/patterns';
import type { Pattern } from '@/lib/contract/pattern';
import type { ClipModule } from '@/lib/contract/several';
import { wordsOfClip } from '@/lib/pagebuilder/clip-words';
import controls from '../controls.module.css';
import { EditorDialog } from '../dialogs/editor-dialog';
import { ListRow } from '../dialogs/list-row';
import { QueryNote } from '../dialogs/query-note';
import { useEditing } from '../editing-context';
import { useAttempt } from '../use-attempt';
import { useLabels } from '../use-labels';
import { PatternNameDialog } from './pattern-name-dialog';
import { readyPatterns, type ReadyPattern } from './ready-patterns';

/** Patterns to insert: the built-in ones, and those saved on this site. */
export function PatternDialog({ place }: { place: PatternPlace }) {
  const t = useTranslations('editor.pattern');
  const client = useQueryClient();
  const { session, clipboard } = useEditing();
  const query = patternsQuery(session.locale);
  const patterns = useQuery(query);
  const { busy, attempt } = useAttempt();
  const heading = useRef<HTMLHeadingElement>(null);
  /** The pattern that somebody may not want to lose. */
  const [asked, setAsked] = useState<Pattern | null>(null);
  /** The pattern that is given another name. */
  const [named, setNamed] = useState<Pattern | null>(null);

  function insert(modules: readonly ClipModule[]): void {
    closePattern();
    session.use(clipboard, (each) => each.insert(modules, place));
  }

  async function rename({ id }: Pattern, title: string): Promise<void> {
    await renamePattern(session.locale, id, title);
    // First it gets its place among the others: the focus goes back to it.
    await client.invalidateQueries(query);
    setNamed(null);
  }

  function remove({ id, title }: Pattern): void {
    setAsked(null);
    void attempt(async () => {
      const { modules } = await readPattern(session.locale, id);
      await deletePattern(session.locale, id);
      await client.invalidateQueries(query);
      const again = () => void attempt(() => keepAgain({ title, modules }));
      session.tell('success', t('deleted', { title }), {
        action: { label: session.say('alert.undo'), act: again },
      });
    });
  }

  async function keepAgain(pattern: Parameters<typeof savePattern>[1]): Promise<void> {
    await savePattern(session.locale, pattern);
    await client.invalidateQueries(query);
  }

  return (
    <EditorDialog
      title={t('insert')}
      description={t('insertDescription')}
      onClose={closePattern}
      actions={<Button onClick={closePattern}>{t('close')}</Button>}
    >
      {/* Without a field to begin in: what is behind it may still be loading. */}
      <h3 ref={heading} className={controls.label} tabIndex={-1} data-first-focus="">
        {t('own')}
      </h3>
      <QueryNote query={patterns} empty={t('none')} />
      <ul className={controls.list} hidden={!patterns.data?.length}>
        {patterns.data?.map((pattern) => (
          <PatternRow
            key={pattern.id}
            title={pattern.title}
            kinds={pattern.kinds}
            excerpt={pattern.excerpt ?? ''}
            busy={busy}
            heading={heading}
            onInsert={() =>
              void attempt(async () => insert((await readPattern(session.locale, pattern.id)).modules))
            }
            onRename={() => setNamed(pattern)}
            onDelete={() => setAsked(pattern)}
          />
        ))}
      </ul>
      <h3 className={controls.label}>{t('ready')}</h3>
      <ul className={controls.list}>
        {(Object.keys(readyPatterns) as ReadyPattern[]).map((name) => (
          <PatternRow
            key={name}
            title={t(`readyNames.${name}`)}
            kinds={readyPatterns[name].columns.flat().map(({ model }) => model)}
            excerpt={wordsOfClip([readyPatterns[name]], session.locale, moduleDefinitions)}
            busy={busy}
            heading={heading}
            onInsert={() => insert([readyPatterns[name]])}
          />
        ))}
      </ul>
      {named && (
        <PatternNameDialog
          title={t('naming', { title: named.title })}
          action={t('change')}
          name={named.title}
          onClose={() => setNamed(null)}
          onSave={(title) => rename(named, title)}
        />
      )}
      {asked && (
        <DeletionDialog pattern={asked} onClose={() => setAsked(null)} onDelete={() => remove(asked)} />
      )}
    </EditorDialog>
  );
}

interface DeletionDialogProps {
  pattern: Pattern;
  onClose: () => void;
  onDelete: () => void;
}

/** Asks first: a pattern is everybody's, and no undo brings it back. */
function DeletionDialog({ pattern: { title }, onClose, onDelete }: DeletionDialogProps) {
  const t = useTranslations('editor.pattern');
  return (
    <EditorDialog
      title={t('deletion', { title })}
      description={t('deletionDescription')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button variant="danger" onClick={onDelete}>
            {t('delete')}
          </Button>
        </>
      }
    />
  );
}

interface PatternRowProps {
  title: string;
  /** Kinds of its modules. */
  kinds: readonly string[];
  /** The first words of what is in it. */
  excerpt: string;
  busy: boolean;
  /** Of the list that it may be the last of. */
  heading: RefObject<HTMLElement | null>;
  onInsert: () => void;
  /** Missing for built-in patterns, as the next one. */
  onRename?: () => void;
  onDelete?: () => void;
}

function PatternRow({ title, kinds, excerpt, busy, heading, onInsert, onRename, onDelete }: PatternRowProps) {
  const t = useTranslations('editor.pattern');
  const labels = useLabels();
  return (
    <ListRow afterLast={heading}>
      <span>
        {title}
        <br />
        <span className={controls.hint}>
          {[[...new Set(kinds)].map(labels.kind).join(', '), excerpt]
            .filter((part) => part !== '')
            .join(': ')}
        </span>
      </span>
      <span className={controls.buttons}>
        {onRename && (
          <Button size="small" busy={busy} onClick={onRename}>
            {t('rename')}
            <VisuallyHidden>{title}</VisuallyHidden>
          </Button>
        )}
        {onDelete && (
          <Button size="small" busy={busy} onClick={onDelete}>
            {t('delete')}
            <VisuallyHidden>{title}</VisuallyHidden>
          </Button>
        )}
        <Button size="small" variant="primary" busy={busy} onClick={onInsert}>
          {t('use')}
          <VisuallyHidden>{title}</VisuallyHidden>
        </Button>
      </span>
    </ListRow>
  );
}
