import { getTranslations } from 'next-intl/server';
import type { DownloadFile } from '@/lib/contract/download';
import type { Locale } from '@/lib/contract/locale';
import { formatSize } from '@/lib/i18n/format-size';
import { fileType } from './file-type';

/** What somebody must know before loading a file: its kind, its measures if it is a picture made of pixels, and how large it is. */
export async function fileFacts(file: DownloadFile, locale: Locale): Promise<string> {
  const t = await getTranslations({ locale, namespace: 'site.press' });
  const type = fileType(file);
  const { width, height } = file.image_obj ?? {};
  // As numbers they would be written with a sign between thousands.
  const pixels =
    width === undefined || height === undefined || type === 'SVG'
      ? ''
      : t('pixels', { width: String(width), height: String(height) });
  const size = file.size === 0 ? '' : formatSize(file.size, locale);
  return [type, pixels, size].filter((fact) => fact !== '').join(' · ');
}

/** Of which kinds the files of a directory are, and how large they are together, as far as each says so. */
export function kindsAndSize(files: readonly DownloadFile[], locale: Locale): string {
  const types = [...new Set(files.map(fileType))];
  const size = files.reduce((sum, file) => sum + file.size, 0);
  const isKnown = files.length > 0 && files.every((file) => file.size > 0);
  return [types.join(', '), isKnown && formatSize(size, locale)].filter(Boolean).join(' · ');
}

/** The same after how many they are. */
export async function directoryFacts(files: readonly DownloadFile[], locale: Locale): Promise<string> {
  const t = await getTranslations({ locale, namespace: 'site.press' });
  return [t('files', { count: files.length }), kindsAndSize(files, locale)].filter(Boolean).join(' · ');
}
