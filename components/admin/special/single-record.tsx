'use client';

import { useGetList, useTranslate } from 'ra-core';
import { Navigate } from 'react-router-dom';
import type { RecordDefinition } from '@/lib/pagebuilder/fields';
import { RecordCreate } from '../form/record-create';
import { RecordEdit } from '../form/record-edit';
import { ScreenHead } from '../layout/screen-head';
import { ListFailure } from '../list/list-failure';

/** A resource with a single record: its list is its form, or the form of a new record if there is none yet. */
export function SingleList({ definition }: { definition: RecordDefinition }) {
  const translate = useTranslate();
  const { resource } = definition;
  const { data, error, refetch } = useGetList(resource, {
    pagination: { page: 1, perPage: 1 },
    sort: { field: 'id', order: 'ASC' },
  });
  const only = data?.[0];
  if (only !== undefined) return <Navigate to={`/${resource}/${only.id}`} replace />;
  if (data !== undefined) return <RecordCreate definition={definition} hasList={false} />;
  return (
    <>
      <ScreenHead title={translate(`resources.${resource}.name`, { smart_count: 1 })} />
      {error === null ? (
        <p role="status">{translate('admin.list.loading')}</p>
      ) : (
        <ListFailure onRetry={() => void refetch()} />
      )}
    </>
  );
}

/** A single record cannot be deleted, and there is no list to go back to. */
export function SingleEdit({ definition }: { definition: RecordDefinition }) {
  return <RecordEdit definition={definition} canDelete={false} hasList={false} />;
}
