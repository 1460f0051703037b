'use client';

import { useId, useState } from 'react';
import { useTranslate } from 'ra-core';
import { useNavigate } from 'react-router-dom';
import hidden from '@/components/ui/visually-hidden.module.css';
import { linkDetail } from '@/lib/client/link-detail';
import { referenceSchema } from '@/lib/contract/identifier';
import { findReferenceResource } from '@/lib/records/definitions';
import { Combobox } from '../form/combobox';
import { useLinks } from '../form/link-input';
import { useInterfaceLocale } from '../use-interface-locale';
import styles from './quick-find.module.css';

/** Finds the form of a page, article, event, artwork, directory or file from anywhere, by a part of its name. */
export function QuickFind() {
  const translate = useTranslate();
  const locale = useInterfaceLocale();
  const navigate = useNavigate();
  const id = useId();
  const [query, setQuery] = useState('');
  const found = useLinks(locale, query === '' ? null : query);

  return (
    <div className={styles.find}>
      <label htmlFor={id} className={hidden.hidden}>
        {translate('admin.navigation.find')}
      </label>
      <Combobox
        id={id}
        placeholder={translate('admin.navigation.find')}
        choices={found.links.map((choice) => ({
          value: choice.reference,
          title: choice.title,
          detail: linkDetail(
            choice,
            locale,
            translate(`admin.picker.kinds.${choice.kind}`, { _: choice.kind }),
          ),
        }))}
        emptyText={query === '' ? translate('admin.navigation.find_hint') : undefined}
        isLoading={found.isLoading}
        onMore={found.onMore}
        onSearch={setQuery}
        onChoose={({ value }) => {
          const path = formPath(value);
          if (path !== null) void navigate(path);
        }}
      />
    </div>
  );
}

/** The admin's form for a reference such as `page:12`. */
function formPath(reference: string): string | null {
  if (!referenceSchema.safeParse(reference).success) return null;
  const [kind = '', id] = reference.split(':');
  const resource = findReferenceResource(kind);
  return resource === null || id === undefined ? null : `/${resource}/${id}`;
}
