'use client';

import { useTranslations } from 'next-intl';
import { MenuItem, MenuSeparator } from '@/components/ui/menu';
import { hasFeature, openPatterns, useEditorStore } from '@/lib/client/editor-store';
import { sectionLayouts } from '@/lib/contract/module';
import { AnchoredMenu } from '../anchored-menu';
import { useEditing } from '../editing-context';
import { LayoutGlyph } from './layout-glyph';
import type { MenuSlot } from '../menu-button';
import { useLabels } from '../use-labels';

/** A choice for a place between sections: the six layouts of an empty section, or a pattern. */
export function SectionMenu({ order, ...slot }: MenuSlot & { order: number }) {
  const t = useTranslations('editor.section');
  const labels = useLabels();
  const { arrangement } = useEditing();
  const hasPatterns = useEditorStore(({ user }) => hasFeature(user, 'patterns'));
  return (
    <AnchoredMenu {...slot}>
      {sectionLayouts.map((layout, index) => (
        <MenuItem
          key={layout.label}
          icon={<LayoutGlyph columns={layout.columns} />}
          onSelect={() => arrangement.beginSection(index, order)}
        >
          {labels.option('container', 'layout', index)} ({layout.label})
        </MenuItem>
      ))}
      {hasPatterns && (
        <>
          <MenuSeparator />
          <MenuItem onSelect={() => openPatterns({ section: order })}>{t('fromPattern')}</MenuItem>
        </>
      )}
    </AnchoredMenu>
  );
}
