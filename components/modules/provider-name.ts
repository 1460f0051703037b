import { readText } from './values';
import type { ModuleOf } from './view';

/** How the platforms write themselves, in any language. */
const names: Record<string, string> = {
  issuu: 'Issuu',
  yumpu: 'Yumpu',
  calameo: 'Calaméo',
  instagram: 'Instagram',
  x: 'X',
  facebook: 'Facebook',
  tiktok: 'TikTok',
};

/** The platform that an editor has named (`media_type`); undefined where the address tells it. */
export function namedProvider(module: ModuleOf<'viewer' | 'socialmedia'>): string | undefined {
  const type = readText(module, 'media_type');
  return Object.hasOwn(names, type) ? names[type] : undefined;
}
