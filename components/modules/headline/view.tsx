import { fitWord } from '@/components/ui/fit-word';
import type { ViewProps } from '../view';
import { readOption, readText } from '../values';
import { headlineDefinition } from './definition';
import styles from './view.module.css';

const { headline_level: levelField, extra_class: widthField } = headlineDefinition.fields;

export function HeadlineView({ module, Field }: ViewProps<'headline'>) {
  const level = readOption(module, 'headline_level', levelField);
  const content = readText(module, 'content');
  return (
    <hgroup
      style={fitWord(content)}
      className={styles.headline}
      data-level={level}
      data-width={readOption(module, 'extra_class', widthField)}
      data-numeral={/^\d/.test(content) || undefined}
    >
      <Field module={module} name="preline" as="p" className={styles.preline} />
      <Field module={module} name="content" as={`h${level}`} className={styles.content} />
      <Field module={module} name="subline" as="p" className={styles.subline} />
    </hgroup>
  );
}
