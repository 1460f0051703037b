import { useTranslations } from 'next-intl';
import prose from '@/components/ui/prose.module.css';
import type { ViewProps } from '../view';
import { readFlag, readText } from '../values';
import { isLong } from './is-long';
import styles from './view.module.css';

export function TextView({ module, Field }: ViewProps<'text'>) {
  const text = readText(module, 'content');
  return (
    <div className={styles.text} data-tight={readFlag(module, 'add_additional_space') || undefined}>
      <Field module={module} name="content" as="div" className={`${prose.prose} ${styles.content}`} />
      {readFlag(module, 'show_more') && isLong(text, 'narrow') ? (
        <MoreSwitch isForNarrow={!isLong(text, 'wide')} />
      ) : null}
    </div>
  );
}

/**
 * Holds no text itself: while it is closed, the text before it is cut (view.module.css), so that it works without script. Few texts have one,
 * and only those ask for its words: on a long page that is a third of the work.
 */
function MoreSwitch({ isForNarrow }: { isForNarrow: boolean }) {
  const t = useTranslations('modules.text.view');
  return (
    <details className={styles.fold} data-narrow={isForNarrow || undefined}>
      <summary className={styles.switch}>
        <span className={styles.more}>{t('show_more')}</span>
        <span className={styles.less}>{t('show_less')}</span>
      </summary>
    </details>
  );
}
