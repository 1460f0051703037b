'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { Link } from 'react-router-dom';
import { readDeadLinks } from '@/lib/client/library';
import type { DeadLinkPlace } from '@/lib/contract/link';
import { formPath } from '../form-path';
import { ScreenHead } from '../layout/screen-head';
import { ListFailure } from '../list/list-failure';
import styles from '../list/list.module.css';
import { withSession } from '../sign-in-request';
import { useInterfaceLocale } from '../use-interface-locale';

/** The dead links to other sites that visitors meet, each with links to where it can be mended. */
export function DeadLinkList() {
  const translate = useTranslate();
  const locale = useInterfaceLocale();
  const { data, isError, refetch } = useQuery({
    queryKey: ['dead-links', locale],
    queryFn: ({ signal }) => withSession(() => readDeadLinks(locale, signal)),
    staleTime: 0,
  });
  const places = data?.places ?? [];
  const addresses = [...new Set(places.map(({ address }) => address))];
  return (
    <>
      <ScreenHead title={translate('admin.links.title')} />
      <p className={styles.lead}>{translate('admin.links.lead')}</p>
      {isError ? (
        <ListFailure onRetry={() => void refetch()} />
      ) : (
        <>
          <div className={styles.status}>
            <p role="status">
              {data === undefined
                ? translate('admin.list.loading')
                : translate('admin.links.total', { smart_count: addresses.length })}
            </p>
          </div>
          {data !== undefined && addresses.length === 0 && (
            <p className={styles.empty}>{translate('admin.links.none')}</p>
          )}
          {addresses.length > 0 && (
            <table
              className={`${styles.table} ${styles.unchecked}`}
              aria-label={translate('admin.links.title')}
            >
              <thead>
                <tr>
                  <th scope="col">{translate('admin.links.address')}</th>
                  <th scope="col">{translate('admin.links.places')}</th>
                </tr>
              </thead>
              <tbody>
                {addresses.map((address) => (
                  <tr key={address}>
                    <td className={styles.title}>
                      <a href={address} rel="noreferrer" target="_blank">
                        {address}
                      </a>
                    </td>
                    <td data-label={translate('admin.links.places')}>
                      <ul>
                        {places
                          .filter((place) => place.address === address)
                          .map((place) => (
                            <li key={`${place.id} ${place.is_on_page}`}>
                              <Place place={place} />
                            </li>
                          ))}
                      </ul>
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          )}
        </>
      )}
    </>
  );
}

/** The way to a record that has the link: to its page, opened for editing, or to its form. */
function Place({ place: { title, resource, is_on_page, url, settings_url } }: { place: DeadLinkPlace }) {
  const translate = useTranslate();
  const name = translate(`resources.${resource}.name`, { smart_count: 1 });
  return is_on_page && url !== '' ? (
    <a href={`${url}?edit`}>{translate('admin.links.on_page', { title, name })}</a>
  ) : (
    <Link to={formPath(settings_url)}>{translate('admin.links.in_form', { title, name })}</Link>
  );
}
