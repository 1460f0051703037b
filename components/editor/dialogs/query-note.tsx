'use client';

import type { UseQueryResult } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';

/** The message while a list is loading, after it failed, and when it is empty. */
export function QueryNote({
  query,
  empty,
}: {
  query: Pick<UseQueryResult<readonly unknown[]>, 'isPending' | 'isError' | 'data'>;
  empty: string;
}) {
  const t = useTranslations('editor.list');
  const note = query.isError
    ? t('failed')
    : query.isPending
      ? t('loading')
      : query.data?.length === 0
        ? empty
        : '';
  return <p role="status">{note}</p>;
}
