import type { Note } from '@/lib/contract/note';

/** The text of a note in parts: mentions, and what is between them. */
export function splitMentions({ text, mentions }: Pick<Note, 'text' | 'mentions'>): {
  text: string;
  isMention: boolean;
}[] {
  // Longer names first, since one may begin with another.
  const names = mentions.map(({ name }) => `@${name}`).toSorted((one, other) => other.length - one.length);
  const parts: { text: string; isMention: boolean }[] = [];
  let plain = '';
  for (let index = 0; index < text.length;) {
    const found = names.find((name) => name.length > 1 && text.startsWith(name, index));
    if (found === undefined) {
      plain += text.charAt(index);
      index += 1;
      continue;
    }
    if (plain !== '') parts.push({ text: plain, isMention: false });
    parts.push({ text: found, isMention: true });
    plain = '';
    index += found.length;
  }
  return plain === '' ? parts : [...parts, { text: plain, isMention: false }];
}
