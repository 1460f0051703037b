'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { PlainPlaced, type PlacedSection } from '@/components/modules/section-view';
import { placedSectionQuery } from '@/lib/client/queries';
import { standingEditAddress, standingPath } from '@/lib/contract/standing';
import { findPlaced, findPlacedSlug } from '@/lib/pagebuilder/placed';
import { useEditing } from '../editing-context';
import styles from './canvas.module.css';

/** A stand-alone section where a block refers to it: as visitors see it, with the way to where it is edited. */
export const EditablePlaced: PlacedSection = ({ module, locale, ...surroundings }) => {
  const t = useTranslations('editor.placed');
  const { session } = useEditing();
  const slug = findPlacedSlug(module);
  const around = session.isSingleSection ? [session.source.slug] : [];
  const { data: placed, isSuccess } = useQuery(placedSectionQuery(locale, slug, around));
  // A section that was deleted has no address any more; it is still the one that was chosen.
  if (slug === null) return <p className={styles.placed}>{t(module.section ? 'nothing' : 'none')}</p>;
  const path = standingPath(locale, slug);
  const shown = { ...module, section_obj: placed };
  return (
    <>
      <p className={styles.placed} data-editor-layer="">
        <strong>{t('name', { slug })}</strong>{' '}
        <a href={standingEditAddress(locale, slug)}>{t('where', { path })}</a>
      </p>
      <div data-placed="">
        <PlainPlaced module={shown} locale={locale} {...surroundings} />
      </div>
      {isSuccess && findPlaced(shown) === null && <p className={styles.placed}>{t('nothing')}</p>}
    </>
  );
};
