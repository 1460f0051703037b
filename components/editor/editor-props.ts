import type { LiveLists } from '@/components/modules/view';
import type { EditableRole } from '@/lib/client/editables';
import type { ContentType } from '@/lib/contract/identifier';
import type { Locale } from '@/lib/contract/locale';

/** The document inside an editor. */
export interface EditorGateProps {
  /** The document that owns these sections. A stand-alone section that does not exist yet has no id. */
  documentKey: { content_type: ContentType; object_id: number | null };
  locale: Locale;
  /** Path of the page below the locale prefix, empty for the home page (spec §2); or the name of the stand-alone section. */
  slug: string;
  /** The role of the document on the page. */
  role?: EditableRole;
  /** Content of lists that the site fills itself, shown in the canvas as on the page. */
  live?: LiveLists;
  /** Whether a list that the site fills follows the sections: without any, the editor takes no room above it. */
  isAboveList?: boolean;
  /** Whether editing the page begins the section, in which nothing is yet: there is nothing else on it that could be meant. */
  begins?: boolean;
}

/** Props that the gate passes to the loaded editor. */
export interface EditorLayerProps extends EditorGateProps {
  /** Body of the `user` answer, or null if the session has ended. */
  account: unknown;
  /** Called with true once the canvas replaces the sections, with false when it is removed. */
  onCanvas: (shown: boolean) => void;
}
