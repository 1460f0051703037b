'use client';

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslate } from 'ra-core';
import { Link, useSearchParams } from 'react-router-dom';
import { locales } from '@/lib/contract/locale';
import { outstandingQuerySchema, type Outstanding } from '@/lib/contract/translation';
import { recordResources } from '@/lib/records/definitions';
import { formPath } from '../form-path';
import { ScreenHead } from '../layout/screen-head';
import { FilterSelect } from '../list/filter-select';
import { ListFailure } from '../list/list-failure';
import styles from '../list/list.module.css';
import { PageNavigation } from '../list/page-navigation';
import { useInterfaceLocale } from '../use-interface-locale';
import { outstandingQuery, pageSize, type Wanted } from './outstanding-api';

/** Everything on the site that is missing in a language or older than its original, each with a link to where it can be mended. */
export function TranslationList() {
  const translate = useTranslate();
  const locale = useInterfaceLocale();
  const [search, setSearch] = useSearchParams();
  const wanted = readWanted(search);
  const { data, isError, isFetching, refetch } = useQuery({
    ...outstandingQuery(locale, wanted),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

  function set(name: string, value: string): void {
    const next = new URLSearchParams(search);
    if (name !== 'page') next.delete('page');
    if (value === '') next.delete(name);
    else next.set(name, value);
    setSearch(next);
  }

  const count = data?.count ?? 0;
  return (
    <>
      <ScreenHead title={translate('admin.translations.title')} />
      <p className={styles.lead}>{translate('admin.translations.lead')}</p>
      <div role="search" className={styles.filters}>
        <Choice name="resource" value={wanted.resource} onChoose={set}>
          {recordResources.map((resource) => (
            <option key={resource} value={resource}>
              {translate('admin.translations.option', {
                name: translate(`resources.${resource}.name`, { smart_count: 2 }),
                count: data?.counts[resource] ?? 0,
              })}
            </option>
          ))}
        </Choice>
        <Choice name="state" value={wanted.state} onChoose={set}>
          {(['missing', 'outdated'] as const).map((state) => (
            <option key={state} value={state}>
              {translate(`admin.translations.${state}`)}
            </option>
          ))}
        </Choice>
        <Choice name="language" value={wanted.language} onChoose={set}>
          {locales.map((each) => (
            <option key={each} value={each}>
              {translate(`admin.languages.${each}`)}
            </option>
          ))}
        </Choice>
      </div>
      {isError ? (
        <ListFailure onRetry={() => void refetch()} />
      ) : (
        <div aria-busy={isFetching}>
          <div className={styles.status}>
            <p role="status">
              {data === undefined
                ? translate('admin.list.loading')
                : [
                    translate('admin.translations.total', { smart_count: count }),
                    ...(data.pending > 0
                      ? [translate('admin.translations.pending', { smart_count: data.pending })]
                      : []),
                  ].join(' · ')}
            </p>
          </div>
          {data?.count === 0 && data.pending === 0 && (
            <p className={styles.empty}>{translate('admin.translations.done')}</p>
          )}
          {count > 0 && <OutstandingTable entries={data?.results ?? []} />}
          {count > pageSize && (
            <PageNavigation
              page={wanted.page}
              pageSize={pageSize}
              total={count}
              onTurn={(page) => set('page', String(page))}
            />
          )}
        </div>
      )}
    </>
  );
}

/** The filters of the address, without unknown ones. */
function readWanted(search: URLSearchParams): Wanted {
  const { language, state, resource, page } = outstandingQuerySchema.shape;
  const read = (name: string) => search.get(name) ?? undefined;
  const known = {
    language: language.safeParse(read('language')).data,
    state: state.safeParse(read('state')).data,
    resource: resource.safeParse(read('resource')).data,
  };
  return {
    ...(known.language ? { language: known.language } : {}),
    ...(known.state ? { state: known.state } : {}),
    ...(known.resource ? { resource: known.resource } : {}),
    page: page.safeParse(read('page')).data ?? 1,
  };
}

interface ChoiceProps {
  name: 'resource' | 'state' | 'language';
  value: string | undefined;
  onChoose: (name: string, value: string) => void;
  children: ReactNode;
}

function Choice({ name, value = '', onChoose, children }: ChoiceProps) {
  const translate = useTranslate();
  return (
    <FilterSelect
      label={translate(`admin.translations.${name}`)}
      value={value}
      onChange={(chosen) => onChoose(name, chosen)}
    >
      <option value="">{translate('admin.list.any')}</option>
      {children}
    </FilterSelect>
  );
}

function OutstandingTable({ entries }: { entries: readonly Outstanding[] }) {
  const translate = useTranslate();
  const heads = ['entry', 'resource', 'language', 'todo'] as const;
  return (
    <table
      className={`${styles.table} ${styles.unchecked}`}
      aria-label={translate('admin.translations.title')}
    >
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {translate(`admin.translations.${head}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {entries.map((entry) => (
          <tr key={`${entry.id} ${entry.language}`}>
            <td className={styles.title}>
              <Link to={formPath(entry.settings_url)}>{entry.title}</Link>
            </td>
            <td data-label={translate('admin.translations.resource')}>
              {translate(`resources.${entry.resource}.name`, { smart_count: 1 })}
            </td>
            <td data-label={translate('admin.translations.language')}>
              {translate(`admin.languages.${entry.language}`)}
            </td>
            <td data-label={translate('admin.translations.todo')}>
              <Tasks entry={entry} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The tasks, each with a link: to the form, or to both languages side by side on the page. */
function Tasks({ entry }: { entry: Outstanding }) {
  const translate = useTranslate();
  const { title, language, fields, texts, outdated, url } = entry;
  const about = `${title}, ${translate(`admin.languages.${language}`)}`;
  const say = (task: 'fields' | 'texts' | 'blocks', count: number) =>
    count === 0 ? null : translate(`admin.translations.${task}`, { smart_count: count });
  const onPage = [say('texts', texts), say('blocks', outdated)].filter((part) => part !== null).join(', ');
  const inForm = say('fields', fields);
  return (
    <ul>
      {inForm !== null && (
        <li>
          <Link to={formPath(entry.settings_url)} aria-label={`${inForm}: ${about}`}>
            {inForm}
          </Link>
        </li>
      )}
      {onPage !== '' && (
        <li>
          {url === '' ? (
            onPage
          ) : (
            <a href={`${url}?edit=translation`} aria-label={`${onPage}: ${about}`}>
              {onPage}
            </a>
          )}
        </li>
      )}
    </ul>
  );
}
