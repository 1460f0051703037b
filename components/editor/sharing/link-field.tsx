'use client';

import { useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/text-field';
import type { Locale } from '@/lib/contract/locale';
import styles from './link-field.module.css';

/** An address with a button that copies it. Without a clipboard it is selected instead. */
export function LinkField({ locale, url }: { locale: Locale; url: string }) {
  const t = useTranslations('editor');
  const row = useRef<HTMLDivElement>(null);
  const [isCopied, setCopied] = useState(false);

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(url);
      setCopied(true);
    } catch {
      row.current?.querySelector('input')?.select();
    }
  }

  const name = t('share.link', { language: t(`language.${locale}`) });
  return (
    <div ref={row} className={styles.row}>
      <TextField label={name} value={url} readOnly onFocus={(event) => event.target.select()} />
      <Button
        aria-label={`${t(isCopied ? 'share.copied' : 'share.copy')}: ${name}`}
        onClick={() => void copy()}
      >
        {t(isCopied ? 'share.copied' : 'share.copy')}
      </Button>
    </div>
  );
}
