'use client';

import { useQuery } from '@tanstack/react-query';
import { useResourceDefinitions, useTranslate } from 'ra-core';
import { Link } from 'react-router-dom';
import { call } from '@/lib/client/call';
import { readAdminPath } from '@/lib/contract/admin-paths';
import { hubSchema } from '@/lib/contract/hub';
import { formatWallClock } from '@/lib/i18n/formats';
import { ClockNote } from './clock-note';
import { resourceGroups } from './layout/resource-groups';
import { ScreenHead } from './layout/screen-head';
import { nameInSentence } from './resource-name';
import { FirstSteps } from './setup/first-steps';
import { withSession } from './sign-in-request';
import { useInterfaceLocale } from './use-interface-locale';
import styles from './dashboard.module.css';

/** The admin's first screen: every part with the number of its entries and a link to a new one, and the latest changes. */
export function Dashboard() {
  const translate = useTranslate();
  const locale = useInterfaceLocale();
  const resources = useResourceDefinitions();
  const { data } = useQuery({
    queryKey: ['hub', locale],
    queryFn: ({ signal }) =>
      withSession(() =>
        call('GET /{locale}/pageeditor-api/cms-hub', { params: { locale }, schema: hubSchema, signal }),
      ),
    retry: 1,
  });
  const names = [...resourceGroups.values()].flat().filter((name) => resources[name] !== undefined);

  return (
    <>
      <ScreenHead title={translate('admin.dashboard.title')} />
      <FirstSteps />
      <ClockNote locale={locale} />
      <ul className={styles.areas}>
        {names.map((name) => (
          <li key={name}>
            <Link to={`/${name}`}>{translate(`resources.${name}.name`, { smart_count: 2 })}</Link>
            <span data-tabular>{data?.counts[name]}</span>
            {resources[name]?.hasCreate === true && (
              <Link
                className={styles.create}
                to={`/${name}/create`}
                aria-label={translate('admin.list.create', {
                  name: nameInSentence(translate, name, locale),
                })}
              >
                <span aria-hidden="true">+</span>
              </Link>
            )}
          </li>
        ))}
      </ul>
      {data !== undefined && data.recent.length > 0 && (
        <section className={styles.recent} aria-labelledby="dashboard-recent">
          <h2 id="dashboard-recent">{translate('admin.dashboard.recent')}</h2>
          <ul>
            {data.recent.map((entry) => (
              <li key={entry.settings_url}>
                <Link to={`/${readAdminPath(entry.settings_url) ?? ''}`}>{entry.title}</Link>
                <time dateTime={entry.updated_at}>
                  {formatWallClock(entry.updated_at, locale, { dateStyle: 'medium', timeStyle: 'short' })}
                </time>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
