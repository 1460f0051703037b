'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { closeDialog, hasFeature, useEditorStore } from '@/lib/client/editor-store';
import type { User } from '@/lib/contract/user';
import controls from '../controls.module.css';
import { useEditing } from '../editing-context';
import { EditorDialog } from './editor-dialog';
import styles from './help-dialog.module.css';
import { startTour } from '../tour/tour-state';
import { nameKeys } from '../keys/key-names';
import { allowSingleKeys, mayUseSingleKeys } from '../keys/single-keys';

/** All shortcuts. */
const groups = {
  anywhere: {
    save: ['Ctrl S'],
    undo: ['Ctrl Z'],
    redo: ['Ctrl ⇧ Z', 'Ctrl Y'],
    publish: ['Alt ⇧ P'],
    schedule: ['Alt ⇧ S'],
    translation: ['Alt ⇧ T'],
    crossOver: ['F6'],
    preview: ['Alt ⇧ V'],
    versions: ['Alt ⇧ R'],
    history: ['Alt ⇧ H'],
    outline: ['Alt ⇧ O'],
    notes: ['Alt ⇧ N'],
    page: ['Alt ⇧ D'],
    find: ['Alt ⇧ F'],
    language: ['Alt ⇧ L'],
    firstBlock: ['Alt ⇧ B'],
    more: ['Alt ⇧ M'],
    edit: ['Alt ⇧ E'],
    help: ['?'],
  },
  onBlock: {
    move: ['Alt ↑', 'Alt ↓', 'Alt ←', 'Alt →'],
    walk: ['↑', '↓'],
    around: ['Esc'],
    menu: ['↵'],
    settings: ['S'],
    insert: ['+'],
    quick: ['←', '→'],
    item: ['N'],
    layout: ['1', '2', '3', '4', '5', '6'],
    several: ['⇧ ↑', '⇧ ↓', 'Ctrl A'],
    severalBar: ['Alt F10'],
    clipboard: ['Ctrl C', 'Ctrl X', 'Ctrl V'],
    duplicate: ['D'],
    delete: ['⌫', 'Del'],
  },
  inText: {
    below: ['↵'],
    choose: ['/'],
    turn: ['##', '###', '>'],
    section: ['---'],
    join: ['⌫'],
    onward: ['↑', '↓'],
    translating: ['↵', 'Ctrl ↵'],
    toBlock: ['Esc'],
    moveFromText: ['Alt ⇧ ↑', 'Alt ⇧ ↓', 'Alt ⇧ ←', 'Alt ⇧ →'],
    bold: ['Ctrl B', 'Ctrl I'],
    link: ['Ctrl K'],
    lists: ['Ctrl ⇧ 8', 'Ctrl ⇧ 7'],
    align: ['Ctrl ⇧ L', 'Ctrl ⇧ E', 'Ctrl ⇧ R'],
    format: ['Alt F10'],
  },
} as const;

/** Shortcuts for features that a backend need not have. */
const needed: Partial<Record<string, string>> = {
  undo: 'undo',
  redo: 'undo',
  publish: 'publish',
  schedule: 'schedule',
  translation: 'document',
  crossOver: 'document',
  translating: 'document',
  preview: 'versions',
  versions: 'versions',
  history: 'history',
  duplicate: 'duplicate',
  clipboard: 'several',
  notes: 'notes',
  page: 'records',
};

const groupNames = ['anywhere', 'onBlock', 'inText'] as const;

function isOffered(user: User | null, name: string): boolean {
  const feature = needed[name];
  return feature === undefined || hasFeature(user, feature);
}

export function HelpDialog() {
  const t = useTranslations('editor.help');
  const { session } = useEditing();
  const user = useEditorStore((state) => state.user);
  const [single, setSingle] = useState(mayUseSingleKeys);
  return (
    <EditorDialog
      wide
      readable
      title={t('title')}
      description={t('description')}
      onClose={closeDialog}
      actions={
        <Button
          onClick={() => {
            closeDialog();
            startTour();
          }}
        >
          {t('tour')}
        </Button>
      }
    >
      <div className={styles.groups}>
        {groupNames.map((group) => (
          <section key={group}>
            <h3 className={controls.label}>{t(group)}</h3>
            <dl className={styles.keys}>
              {Object.entries(groups[group])
                .filter(([name]) => isOffered(user, name))
                .map(([name, keys]: [string, readonly string[]]) => (
                  <div key={name}>
                    <dt>{t(name as 'save')}</dt>
                    <dd>
                      {keys.map((key) => (
                        <kbd key={key}>{nameKeys(key, session.locale)}</kbd>
                      ))}
                    </dd>
                  </div>
                ))}
            </dl>
          </section>
        ))}
      </div>
      <Checkbox
        label={t('single')}
        checked={single}
        onChange={(event) => {
          allowSingleKeys(event.target.checked);
          setSingle(event.target.checked);
        }}
      />
    </EditorDialog>
  );
}
