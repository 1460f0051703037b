'use client';

import { useState } from 'react';
import { useDataProvider, useListContext, useNotify, useTranslate, type RaRecord } from 'ra-core';
import { Button } from '@/components/ui/button';
import { pageSizes, readAllPages } from '@/lib/contract/list';
import { siteDay } from '@/lib/i18n/formats';
import { adminDefinitions } from '@/lib/records/definitions';
import { describeError } from '../describe-error';
import { RecordList } from '../list/record-list';
import { toCsv } from './csv';

const perPage = pageSizes.admin.max;

/** No house has a million subscribers. */
const mostPages = 1000;

/** Newsletter subscribers, who are added by subscription only; those in the filtered list can be exported as CSV. */
export function SubscriberList() {
  return <RecordList definition={adminDefinitions.subscribers} canCreate={false} actions={<Export />} />;
}

function Export() {
  const translate = useTranslate();
  const notify = useNotify();
  const provider = useDataProvider();
  const { filterValues } = useListContext();
  const [isBusy, setBusy] = useState(false);
  const { columns } = adminDefinitions.subscribers;

  async function download() {
    setBusy(true);
    try {
      const rows = await readAllPages(mostPages, async (page) => {
        const { data, total = 0 } = await provider.getList<RaRecord>('subscribers', {
          pagination: { page, perPage },
          sort: { field: 'id', order: 'ASC' },
          filter: filterValues,
        });
        return { results: data, next: page * perPage < total ? page + 1 : null };
      });
      const heading = columns.map((column) => translate(`resources.subscribers.fields.${column}`));
      save(
        toCsv(
          heading,
          rows.map((row) => columns.map((column) => String(row[column] ?? ''))),
        ),
      );
    } catch (error) {
      notify(describeError(error, translate), { type: 'error' });
    }
    setBusy(false);
  }

  return (
    <Button disabled={isBusy} onClick={() => void download()}>
      {translate('admin.list.export')}
    </Button>
  );
}

function save(csv: string) {
  const url = URL.createObjectURL(new Blob([csv], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = `newsletter-${siteDay(new Date())}.csv`;
  link.click();
  URL.revokeObjectURL(url);
}
