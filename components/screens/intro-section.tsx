import { EditorGate } from '@/components/editor/gate';
import { SectionsView } from '@/components/modules/section-view';
import type { Locale } from '@/lib/contract/locale';
import type { Section } from '@/lib/contract/module';
import styles from './intro-section.module.css';

interface IntroSectionProps {
  locale: Locale;
  /** Null while there is none: then visitors see nothing, and editors can make it. */
  intro: Section | null;
  /** Under which name the section stands alone. */
  slug: string;
}

/** The stand-alone section that introduces a screen, which the editor takes over in place. */
export function IntroSection({ locale, intro, slug }: IntroSectionProps) {
  return (
    <div className={styles.intro}>
      <EditorGate
        role="intro"
        documentKey={{ content_type: 'section', object_id: intro?.object_id ?? null }}
        locale={locale}
        slug={slug}
      >
        {intro && <SectionsView sections={[intro]} locale={locale} />}
      </EditorGate>
    </div>
  );
}
