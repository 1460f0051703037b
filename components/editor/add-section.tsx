'use client';

import { useTranslations } from 'next-intl';
import { DropdownMenu } from 'radix-ui';
import { sectionLayouts } from '@/lib/contract/module';
import { useEditing } from './editing-context';
import { LayoutGlyph } from './layout-glyph';
import menu from './menu.module.css';
import styles from './section-frame.module.css';
import { useLabels } from './use-labels';

interface AddSectionProps {
  /** 0-based place in the page. */
  order: number;
  /** Number of the section before it, from 1; 0 at the top. */
  after: number;
  shown?: boolean;
}

/** Adds an empty section with one of the six layouts. */
export function AddSection({ order, after, shown = false }: AddSectionProps) {
  const t = useTranslations('editor.section');
  const labels = useLabels();
  const { arrangement } = useEditing();
  return (
    <div className={styles.add} data-shown={shown || undefined} data-editor-layer="">
      <DropdownMenu.Root modal={false}>
        <DropdownMenu.Trigger
          className={styles.plus}
          aria-label={after === 0 ? t('add') : t('addAfter', { number: after })}
        >
          <svg viewBox="0 0 16 16" aria-hidden="true">
            <path d="M8 2v12M2 8h12" />
          </svg>
          {t('add')}
        </DropdownMenu.Trigger>
        <DropdownMenu.Portal>
          <DropdownMenu.Content
            className={menu.menu}
            data-editor-layer=""
            onCloseAutoFocus={(event) => event.preventDefault()}
          >
            {sectionLayouts.map((layout, index) => (
              <DropdownMenu.Item
                key={layout.label}
                className={menu.item}
                onSelect={() => void arrangement.insertSection(index, order)}
              >
                <span>
                  {labels.option('container', 'layout', index)} ({layout.label})
                </span>
                <LayoutGlyph columns={layout.columns} />
              </DropdownMenu.Item>
            ))}
          </DropdownMenu.Content>
        </DropdownMenu.Portal>
      </DropdownMenu.Root>
    </div>
  );
}
