'use client';

import { useState } from 'react';
import { Admin, localStorageStore, Resource } from 'react-admin';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { adminDefinitions, administratorResources } from '@/lib/records/definitions';
import { buildAuthProvider } from './auth-provider';
import { buildDataProvider } from './data-provider';
import { Dashboard } from './dashboard';
import { buildI18nProvider } from './i18n/provider';
import { readInterfaceLocale } from './interface-locale';
import { AdminLayout } from './layout/admin-layout';
import { LoginPage } from './login-page';
import { NotFound } from './layout/not-found';
import { resourceScreens } from './resource-screens';
import { adminTheme } from './theme';

/**
 * The admin: react-admin over the contract, its lists and forms generated from the record definitions. It runs in the browser only
 * and is loaded by `app/admin`, so no visitor downloads any of it.
 */
export function AdminApp() {
  // A data router, because only that can hold back a navigation while a form has unsaved changes.
  const [router] = useState(() =>
    createBrowserRouter([{ path: '*', element: <AdminRoot /> }], { basename: '/admin' }),
  );
  return <RouterProvider router={router} />;
}

function AdminRoot() {
  const [providers] = useState(() => ({
    data: buildDataProvider(readInterfaceLocale),
    auth: buildAuthProvider(),
    i18n: buildI18nProvider(readInterfaceLocale()),
    store: localStorageStore('1', 'litfass-admin'),
  }));
  return (
    <Admin
      dataProvider={providers.data}
      authProvider={providers.auth}
      i18nProvider={providers.i18n}
      store={providers.store}
      dashboard={Dashboard}
      layout={AdminLayout}
      loginPage={LoginPage}
      catchAll={NotFound}
      theme={adminTheme}
      darkTheme={null}
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
      ]}
    </Admin>
  );
}
