'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import type { ComponentProps } from 'react';
import { Select } from '@/components/ui/select';
import { firstRecordsQuery } from '@/lib/client/records';
import { pageSizes } from '@/lib/contract/list';
import { useEditing } from '../editing-context';

const sectionsQuery = firstRecordsQuery('sections', { page_size: pageSizes.admin.max, sort: 'slug' });

type SectionChoiceProps = Omit<ComponentProps<typeof Select>, 'options' | 'hint' | 'onChange'> & {
  value: string;
  onChange: (reference: string) => void;
};

/** One of the stand-alone sections, but not the one being edited, which cannot show itself. The one that is set can be kept in any case. */
export function SectionChoice({ value, onChange, ...common }: SectionChoiceProps) {
  const t = useTranslations('editor.placed');
  const { session } = useEditing();
  const own = session.isSingleSection ? session.source.slug : null;
  const { data: sections = [] } = useQuery(sectionsQuery);
  const options = sections
    .filter(({ slug }) => slug !== own)
    .map(({ id, title, slug }) => ({
      value: `section:${id}`,
      label: [title, slug].filter((name) => typeof name === 'string' && name !== '').join(' · '),
    }));
  const isKnown = value === '' || options.some((option) => option.value === value);
  return (
    <Select
      {...common}
      hint={t('hint')}
      value={value}
      options={[{ value: '', label: t('choose') }, ...options, ...(isKnown ? [] : [{ value, label: value }])]}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
