'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { Checkbox } from '@/components/ui/checkbox';
import { firstRecordsQuery } from '@/lib/client/records';
import { adminPath } from '@/lib/contract/admin-paths';
import controls from '../controls.module.css';
import styles from './page-panel.module.css';
import type { PageFormState } from './use-page-form';

/** Whether a page is in menu and footer. A manually arranged navigation that contains it is edited there. */
export function MenuSwitches({ id, form }: { id: number; form: PageFormState }) {
  const t = useTranslations('editor.pagePanel');
  const { data: navigation = [] } = useQuery(firstRecordsQuery('navigation'));
  if (navigation.some((record) => holds(record, `page:${id}`))) {
    return (
      <p className={controls.hint}>
        {t('listed')}{' '}
        <a className={styles.more} href={adminPath('navigation')}>
          {t('navigation')}
        </a>
      </p>
    );
  }
  return (
    <>
      {(['in_menu', 'in_footer'] as const).map((name) => (
        <Checkbox
          key={name}
          label={t(`fields.${name}`)}
          checked={form.values[name] === true}
          onChange={(event) => form.change(name, event.target.checked)}
        />
      ))}
    </>
  );
}

/** Whether a value or anything inside of it is a reference. */
function holds(value: unknown, reference: string): boolean {
  if (typeof value !== 'object' || value === null) return value === reference;
  return Object.values(value).some((each) => holds(each, reference));
}
