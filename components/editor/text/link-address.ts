import { referenceSchema } from '@/lib/contract/identifier';
import { findTarget } from './pasted-html';

/**
 * Normalises a typed address: a path, an anchor, a reference, a web, mail or phone address; https:// is added if no protocol is given
 * (spec §5). Null if it is none of these.
 */
export function completeAddress(typed: string): string | null {
  const text = typed.trim();
  if (text.startsWith('//')) return null;
  if (/^[/#]\S*$/.test(text) || referenceSchema.safeParse(text).success) return text;
  if (/^(?:mailto|tel):\S+$/i.test(text)) return text;
  if (/^[^\s@/]+@[^\s@/]+\.[^\s@/]+$/.test(text)) return `mailto:${text}`;
  const address = /^https?:\/\//i.test(text) ? text : `https://${text}`;
  const url = URL.canParse(address) ? new URL(address) : null;
  return url?.hostname.includes('.') === true && !/\s/.test(text) ? findTarget(url.href) : null;
}
