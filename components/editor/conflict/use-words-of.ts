import { useTranslations } from 'next-intl';
import { findDefinition } from '@/components/modules/kinds';
import { isLocale } from '@/lib/contract/locale';
import { textOfHtml } from '@/lib/pagebuilder/field-values';
import { useLabels } from '../use-labels';

/** Makes the value of a field plain text, for comparing: as it is called in the settings, not as it is stored. */
export function useWordsOf(): (model: string, name: string, value: unknown) => string {
  const t = useTranslations('editor');
  const labels = useLabels();
  return (model, name, value) => {
    if (name === 'locales') {
      const only = Array.isArray(value) ? value.filter(isLocale) : [];
      return only.length === 1
        ? only.map((locale) => t('block.oneLanguage', { language: t(`language.${locale}`) })).join('')
        : t('block.bothLanguages');
    }
    if (name === 'color') return labels.option('container', 'color', typeof value === 'string' ? value : '');
    const field = findDefinition(model)?.fields[name];
    if (field?.kind === 'boolean') return t(value === true ? 'conflict.yes' : 'conflict.no');
    if (field?.kind === 'select' && (typeof value === 'string' || typeof value === 'number'))
      return labels.option(model, name, value);
    if (typeof value !== 'string') return value == null ? '' : JSON.stringify(value);
    return field?.kind === 'rich_text' ? textOfHtml(value) : value;
  };
}
