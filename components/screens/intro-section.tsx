import { EditorGate } from '@/components/editor/gate';
import { SectionsView } from '@/components/modules/section-view';
import { classNames } from '@/components/ui/class-names';
import type { Locale } from '@/lib/contract/locale';
import type { Section } from '@/lib/contract/module';
import styles from './intro-section.module.css';

interface IntroSectionProps {
  locale: Locale;
  /** Null while there is none: visitors then see nothing, and editors can create it. */
  intro: Section | null;
  /** Slug of the stand-alone section. */
  slug: string;
  /** Whether it stands beside something else, and has only the room that it is given. */
  isBeside?: boolean;
}

/** The stand-alone section that introduces a screen, editable in place. */
export function IntroSection({ locale, intro, slug, isBeside = false }: IntroSectionProps) {
  const areNotes =
    intro !== null &&
    intro.columns.length > 1 &&
    intro.columns.every(({ children: [first] }) => first?.model === 'headline');
  return (
    <div className={classNames(styles.intro, isBeside && styles.beside, areNotes && styles.notes)}>
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
