import type { Field } from '@/lib/pagebuilder/fields';
import { Late } from './late';
import type { EditingSession } from './session/editing-session';
import type { LengthLimit } from './text/length-limit';
import { linkFinding } from './text/link-finding';

const loadCode = () => import('./paste-code');

/** What takes in what is pasted or dropped: the start of the editor needs none of it. Addresses become links as they come in. */
export const pasteCode = new Late(async () => {
  const [code] = await Promise.all([loadCode(), linkFinding.load().catch(() => null)]);
  return code;
});

export type PasteCode = NonNullable<typeof pasteCode.now>;

/** What somebody pastes or drops. */
export interface Pasted {
  html: string;
  text: string;
  files: readonly File[];
  /** Whether there is nothing at all, as where the browser may not tell. */
  isEmpty: boolean;
  /** Whether it came into an empty line of a text; somebody may have written on there since. */
  isInEmptyLine?: boolean;
}

/** Marks HTML from this editor that carries the blocks themselves. */
export const blocksAttribute = 'data-litfass-blocks';

/** Whether something of it could stand beside the texts; words alone have no place there, and nothing is loaded for them. */
export function mayBeBlocks({ html, files, isEmpty }: Pasted): boolean {
  return isEmpty || files.length > 0 || html.includes(blocksAttribute);
}

/** Says that nothing of what was pasted has come in, or only its letters. */
export function tellPasteFailed(session: EditingSession, isText: boolean): void {
  if (isText) session.tell('information', session.say('drop.onlyText'));
  else session.report(null);
}

/** The limit of a text's field, which is said if more is pasted. */
export function limitPasting(field: Field | undefined, session: EditingSession): LengthLimit | undefined {
  if (field?.kind !== 'text' && field?.kind !== 'rich_text') return undefined;
  return { most: field.max, onExceeded: (count) => tellTooLong(session, count, field.max) };
}

/** Says that a text would be longer than its field takes. */
export function tellTooLong(session: EditingSession, count: number, most: number): void {
  session.tell('error', session.say('alert.tooLongPasted', { count, most }));
}

/** Reads it while the event lasts: afterwards the browser tells nothing. */
export function readPasted(data: DataTransfer | null): Pasted {
  return {
    html: data?.getData('text/html') ?? '',
    text: data?.getData('text/plain') ?? '',
    files: [...(data?.files ?? [])],
    isEmpty: (data?.types.length ?? 0) === 0,
  };
}
