'use client';

import { useTranslations } from 'next-intl';
import { MenuChoice, SubMenu } from '@/components/ui/menu';
import type { Module } from '@/lib/contract/module';
import { paletteColours } from '@/lib/site';
import styles from './colour-menu.module.css';
import { useEditing } from '../editing-context';
import { useLabels } from '../use-labels';

/** The colour that fills a section: the palette's names, each with a swatch (look: Colour). */
export function ColourMenu({ section }: { section: Module }) {
  const t = useTranslations('editor.section');
  const labels = useLabels();
  const { session } = useEditing();
  const current = typeof section.color === 'string' ? section.color : '';
  return (
    <SubMenu label={t('colour')} icon={<Swatch colour={current} />}>
      <MenuChoice
        label={t('colour')}
        value={current}
        options={['', ...paletteColours].map((colour) => ({
          value: colour,
          label: labels.option('container', 'color', colour),
          icon: <Swatch colour={colour} />,
        }))}
        onChange={(colour) => session.change(section.id, { color: colour === '' ? null : colour })}
      />
    </SubMenu>
  );
}

/** A colour of the palette, or none. */
export function Swatch({ colour }: { colour: string }) {
  return (
    <span
      className={styles.swatch}
      style={colour === '' ? undefined : { backgroundColor: `var(--color-${colour})` }}
      aria-hidden="true"
    />
  );
}
