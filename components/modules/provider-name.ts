import { readText } from './values';
import type { ModuleOf } from './view';

/** The platforms' own spelling of their names. */
const names: Record<string, string> = {
  issuu: 'Issuu',
  yumpu: 'Yumpu',
  calameo: 'Calaméo',
  instagram: 'Instagram',
  x: 'X',
  facebook: 'Facebook',
  tiktok: 'TikTok',
};

/** The platform chosen by an editor (`media_type`); undefined if the address tells it. */
export function namedProvider(module: ModuleOf<'viewer' | 'socialmedia'>): string | undefined {
  const type = readText(module, 'media_type');
  return Object.hasOwn(names, type) ? names[type] : undefined;
}
