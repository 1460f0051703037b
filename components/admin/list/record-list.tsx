'use client';

import { ListBase, useListContext, useTranslate } from 'ra-core';
import { Link } from 'react-router-dom';
import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react';
import { buttonClass } from '@/components/ui/button';
import type { RecordDefinition } from '@/lib/pagebuilder/fields';
import { ScreenHead } from '../layout/screen-head';
import { nameInSentence } from '../resource-name';
import { useInterfaceLocale } from '../use-interface-locale';
import { BulkActions } from './bulk-actions';
import { ListFailure } from './list-failure';
import { ListFilters } from './list-filters';
import { ListPages } from './list-pages';
import { RecordTable } from './record-table';
import styles from './list.module.css';

interface RecordListProps {
  definition: RecordDefinition;
  canCreate?: boolean;
  /** Further actions beside the title. */
  actions?: ReactNode;
}

/** The list of a resource, generated from its definition: search, filters, sorting, pages, bulk actions. */
export function RecordList({ definition, canCreate = true, actions }: RecordListProps) {
  const [first = 'id'] = definition.sort;
  const translate = useTranslate();
  const locale = useInterfaceLocale();
  const { resource } = definition;
  return (
    <ListBase
      resource={resource}
      perPage={25}
      // The list says so itself (`ListFailure`), in the reader's language.
      queryOptions={{ onError: () => undefined }}
      sort={{ field: first.replace(/^-/, ''), order: first.startsWith('-') ? 'DESC' : 'ASC' }}
    >
      <ScreenHead title={translate(`resources.${resource}.name`, { smart_count: 2 })}>
        {actions}
        {canCreate && (
          <Link className={buttonClass({ variant: 'primary' })} to={`/${resource}/create`}>
            {translate('admin.list.create', {
              name: nameInSentence(translate, resource, locale),
            })}
          </Link>
        )}
      </ScreenHead>
      <ListFilters definition={definition} />
      <SelectionInSight />
      <ListBody definition={definition} />
    </ListBase>
  );
}

/**
 * Limits the selection to visible entries: react-admin keeps it over reloads, filters and pages, and a deletion would then include
 * entries that nobody sees.
 */
function SelectionInSight() {
  const { filterValues, page, perPage, onUnselectItems } = useListContext();
  const shown = JSON.stringify([filterValues, page, perPage]);
  const unselect = useEffectEvent(() => onUnselectItems());
  useEffect(() => unselect(), [shown]);
  return null;
}

function ListBody({ definition }: { definition: RecordDefinition }) {
  const translate = useTranslate();
  const status = useRef<HTMLParagraphElement>(null);
  const { data, total, error, isPending, isFetching, refetch, filterValues } = useListContext();
  if (error !== undefined && error !== null) return <ListFailure onRetry={() => void refetch()} />;
  const isEmpty = !isPending && (data?.length ?? 0) === 0;
  return (
    <div aria-busy={isFetching}>
      <div className={styles.status}>
        <p ref={status} role="status" tabIndex={-1}>
          {isPending
            ? translate('admin.list.loading')
            : translate('admin.list.total', { smart_count: total ?? 0 })}
        </p>
        <BulkActions definition={definition} onFocusLost={() => status.current?.focus()} />
      </div>
      {isEmpty && (
        <p className={styles.empty}>
          {translate(
            Object.keys(filterValues as object).length > 0 ? 'admin.list.no_match' : 'admin.list.empty',
          )}
        </p>
      )}
      {!isPending && !isEmpty && <RecordTable definition={definition} />}
      <ListPages />
    </div>
  );
}
