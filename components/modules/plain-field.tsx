import { useTranslations } from 'next-intl';
import { tidyText } from '@/lib/pagebuilder/tidy-text';
import { findDefinition } from './kinds';
import { hasTimetable, withTimetables } from './timetable';
import { textAt } from './values';
import type { AnyFieldProps } from './view';

/** A text of a module as visitors read it; an empty one renders nothing. Rich text was sanitised when it was saved. */
export function PlainField({ module, name, as: Element, className }: AnyFieldProps) {
  const field = findDefinition(module.model)?.fields[name];
  const value = tidyText(field, textAt(module, name));
  if (value.trim() === '' || value === '<p></p>') return null;
  if (field?.kind === 'rich_text') {
    if (hasTimetable(value)) return <Timetables html={value} as={Element} className={className} />;
    return <Element className={className} dangerouslySetInnerHTML={{ __html: value }} />;
  }
  return <Element className={className}>{value}</Element>;
}

/** Few texts contain a timetable, and only those ask for its words: on a long page that is a third of the work. */
function Timetables({
  html,
  as: Element,
  className,
}: Pick<AnyFieldProps, 'as' | 'className'> & { html: string }) {
  const t = useTranslations('modules.text.view');
  const __html = withTimetables(html, { stop: t('stop'), times: t('times') });
  return <Element className={className} dangerouslySetInnerHTML={{ __html }} />;
}
