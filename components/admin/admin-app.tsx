'use client';

import { QueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { CoreAdmin, CustomRoutes, localStorageStore, Resource } from 'ra-core';
import { createBrowserRouter, Route, RouterProvider } from 'react-router-dom';
import { watchErrors } from '@/lib/client/error-watch';
import { administratorResources } from '@/lib/contract/admin';
import { adminDefinitions } from '@/lib/records/definitions';
import { AdminWait } from './admin-wait';
import { buildAuthProvider } from './auth-provider';
import { buildDataProvider } from './data-provider';
import { Dashboard } from './dashboard';
import { buildI18nProvider } from './i18n/provider';
import { readInterfaceLocale } from './interface-locale';
import { ErrorScreen } from './layout/error-screen';
import { AdminLayout } from './layout/admin-layout';
import { LoginPage } from './login-page';
import { NotFound } from './layout/not-found';
import { resourceScreens } from './resource-screens';
import { retryRead } from './retry-read';
import { DeadLinkList } from './links/dead-link-list';
import { TranslationList } from './translations/translation-list';

/**
 * The admin: react-admin over the contract, with lists and forms generated from the record definitions. It runs in the browser only and
 * is loaded by `app/admin`, so visitors download none of it. All markup is ours: ra-core is react-admin without its look, so that editors
 * do not load its Material UI.
 */
export function AdminApp() {
  useEffect(watchErrors, []);
  // A data router, because only that can block a navigation while a form has unsaved changes.
  const [router] = useState(() =>
    createBrowserRouter([{ path: '*', element: <AdminRoot /> }], { basename: '/admin' }),
  );
  return <RouterProvider router={router} />;
}

function buildQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        retry: retryRead,
        refetchOnWindowFocus: false,
        networkMode: 'always',
      },
      // Without a network a save fails at once with a message, instead of waiting silently for the network.
      mutations: { networkMode: 'always' },
    },
  });
}

function AdminRoot() {
  const [providers] = useState(() => ({
    data: buildDataProvider(),
    auth: buildAuthProvider(),
    i18n: buildI18nProvider(readInterfaceLocale()),
    queries: buildQueryClient(),
    store: localStorageStore('1', 'litfass-admin'),
  }));
  return (
    <CoreAdmin
      dataProvider={providers.data}
      authProvider={providers.auth}
      i18nProvider={providers.i18n}
      store={providers.store}
      queryClient={providers.queries}
      dashboard={Dashboard}
      layout={AdminLayout}
      error={ErrorScreen}
      loginPage={LoginPage}
      loading={AdminWait}
      catchAll={NotFound}
      requireAuth
      disableTelemetry
    >
      {(role: string) => [
        ...Object.values(adminDefinitions)
          .filter(
            ({ resource }) => role === 'admin' || !administratorResources.some((name) => name === resource),
          )
          .map((definition) => (
            <Resource
              key={definition.resource}
              name={definition.resource}
              {...resourceScreens(definition)}
              recordRepresentation={definition.title}
            />
          )),
        <CustomRoutes key="lists">
          <Route path="/translations" element={<TranslationList />} />
          <Route path="/links" element={<DeadLinkList />} />
        </CustomRoutes>,
      ]}
    </CoreAdmin>
  );
}
