import { useTranslations } from 'next-intl';
import { ItemList } from '../item-list';
import { readOption } from '../values';
import type { ViewProps } from '../view';
import { teaserlistDefinition } from './definition';
import { RowButtons } from './row-buttons';
import styles from './view.module.css';

export function TeaserlistView({ module, renderChildren, live }: ViewProps<'teaserlist'>) {
  const t = useTranslations('modules.teaserlist.view');
  const items = module.children ?? [];
  const isSlide = readOption(module, 'extra_class', teaserlistDefinition.fields.extra_class) === 'slide';
  const source = readOption(module, 'source', teaserlistDefinition.fields.source);
  if (source !== 'own') return live?.[source] ?? <p className={styles.live}>{t(source)}</p>;
  if (items.length === 0) return null;
  return (
    <div className={styles.container}>
      {isSlide ? (
        <div className={styles.slider}>
          {/* It scrolls, so it has to be reachable by keyboard. */}
          <div className={styles.window} role="group" aria-label={t('slider')} tabIndex={0}>
            <ItemList
              items={items}
              renderChildren={renderChildren}
              className={styles.slides}
              itemClassName={styles.slide}
              sizes="(min-width: 48em) 56vw, 78vw"
            />
          </div>
          {items.length > 1 && <RowButtons back={t('back')} on={t('on')} />}
        </div>
      ) : (
        <ItemList
          items={items}
          renderChildren={renderChildren}
          className={styles.grid}
          itemClassName={styles.item}
        />
      )}
    </div>
  );
}
