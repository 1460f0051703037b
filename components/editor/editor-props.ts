import type { LiveLists } from '@/components/modules/view';
import type { EditableRole } from '@/lib/client/editables';
import type { ContentType } from '@/lib/contract/identifier';
import type { Locale } from '@/lib/contract/locale';

/** The document that an editor stands around. */
export interface EditorGateProps {
  /** The document that owns these sections. A stand-alone section that does not exist yet has no id. */
  documentKey: { content_type: ContentType; object_id: number | null };
  locale: Locale;
  /** Path of the page below the locale prefix, empty for the home page (spec §2); or the name of the stand-alone section. */
  slug: string;
  /** What the document is for the page. */
  role?: EditableRole;
  /** What calendar and news put into it: it stands in the canvas as it does on the page. */
  live?: LiveLists;
}

/** What the gate tells the editor that it has loaded. */
export interface EditorLayerProps extends EditorGateProps {
  /** Body of the `user` answer, or null when the session has ended. */
  account: unknown;
  /** Called with true once the canvas stands in the place of the sections, with false when it leaves. */
  onCanvas: (shown: boolean) => void;
}
