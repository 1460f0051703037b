'use client';

import { useGetList, useTranslate } from 'react-admin';
import { Navigate } from 'react-router-dom';
import { ScreenHead } from '../layout/screen-head';

/** There is one navigation; its list is its form. */
export function NavigationList() {
  const translate = useTranslate();
  const { data, isPending, error } = useGetList('navigation', {
    pagination: { page: 1, perPage: 1 },
    sort: { field: 'id', order: 'ASC' },
  });
  const only = data?.[0];
  if (only !== undefined) return <Navigate to={`/navigation/${only.id}`} replace />;
  return (
    <>
      <ScreenHead title={translate('resources.navigation.name', { smart_count: 1 })} />
      <p role="status">
        {translate(
          isPending ? 'admin.list.loading' : error === null ? 'admin.list.empty' : 'admin.list.failed',
        )}
      </p>
    </>
  );
}
