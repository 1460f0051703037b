'use client';

import { useTranslate } from 'ra-core';
import { Link } from 'react-router-dom';
import { buttonClass } from '@/components/ui/button';
import { ScreenHead } from './screen-head';

/** For addresses below /admin that do not exist. */
export function NotFound() {
  const translate = useTranslate();
  return (
    <>
      <ScreenHead title={translate('ra.page.not_found')} />
      <p>{translate('ra.message.not_found')}</p>
      <Link className={buttonClass({ variant: 'primary' })} to="/">
        {translate('admin.error.home')}
      </Link>
    </>
  );
}
