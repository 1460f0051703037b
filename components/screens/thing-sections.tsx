import { EditorGate } from '@/components/editor/gate';
import { SectionsView } from '@/components/modules/section-view';
import type { ContentType } from '@/lib/contract/identifier';
import type { Locale } from '@/lib/contract/locale';
import type { Section } from '@/lib/contract/module';

interface ThingSectionsProps {
  locale: Locale;
  contentType: ContentType;
  thing: { id: number; url: string; modules: readonly Section[] };
}

/** The sections of an article, event or artwork, editable in place. */
export function ThingSections({ locale, contentType, thing }: ThingSectionsProps) {
  return (
    <EditorGate
      documentKey={{ content_type: contentType, object_id: thing.id }}
      locale={locale}
      slug={thing.url.replace(/^\/(?:de|en)\/?/, '')}
    >
      <SectionsView sections={thing.modules} locale={locale} />
    </EditorGate>
  );
}
