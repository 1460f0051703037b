import { Fragment, memo, type ComponentType, type ReactNode } from 'react';
import type { Locale } from '@/lib/contract/locale';
import { sectionLayouts, type Module, type Section } from '@/lib/contract/module';
import { findPlaced } from '@/lib/pagebuilder/placed';
import { paletteColours } from '@/lib/site';
import { headingsBefore, headingsWithin } from './heading-level';
import { PlainField } from './plain-field';
import { PlainFold } from './plain-fold';
import styles from './section-view.module.css';
import type { AnyField, AnyView, FoldComponent, LiveLists } from './view';
import { moduleViews } from './views';

/** Wraps one module or child item; the editor adds outline, name and handle. */
export type ModuleFrame = ComponentType<{ module: Module; children: ReactNode }>;

/** Wraps the columns of a section, inside its coloured field. */
export type SectionFrame = ComponentType<{ section: Section; children: ReactNode }>;

/** Wraps the modules of a column; they have to stay siblings in one flow, so that their spacing is kept. */
export type ColumnFrame = ComponentType<{ section: Section; column: number; children: ReactNode }>;

/** Shows the stand-alone section that a block refers to; the editor says beside it where it is edited. */
export type PlacedSection = ComponentType<
  Pick<SectionsViewProps, 'locale' | 'live'> & Place & { module: Module }
>;

export interface SectionsViewProps {
  sections: readonly Section[];
  locale: Locale;
  Field?: AnyField;
  Fold?: FoldComponent;
  Frame?: ModuleFrame;
  SectionFrame?: SectionFrame;
  ColumnFrame?: ColumnFrame;
  /** Shows a module of an unknown kind; visitors see nothing instead. */
  Unknown?: ComponentType<{ module: Module }>;
  /** Shows the stand-alone section that a block refers to. */
  Placed?: PlacedSection;
  live?: LiveLists;
  /** Id of a picture that is in sight when the page opens, and therefore not loaded lazily. */
  leadingPicture?: number | undefined;
}

/** Views by kind; the type of a module does not tell its kind. */
const views = moduleViews as Partial<Record<string, AnyView>>;

const Bare = ({ children }: { children: ReactNode }) => <Fragment>{children}</Fragment>;

/** Width of a column in twelfths: by the section's layout, else by the last number of its classes (`col-8`). */
function columnWidth(section: Section, column: number): number {
  const byLayout = sectionLayouts[section.layout]?.columns[column];
  const byClass = Number(/(\d+)\D*$/.exec(section.columns[column]?.classes ?? '')?.[1]);
  return byLayout ?? (byClass >= 1 && byClass <= 12 ? byClass : 12);
}

/** Whether a column begins with a headline for what stands below it. */
const isTitled = ({ children: [first, second] }: Section['columns'][number]): boolean =>
  first?.model === 'headline' && second !== undefined;

/** Sections of a document, from top to bottom: columns, modules, child items. Renders on the server and in the editor alike. */
export function SectionsView({ sections, ...rest }: SectionsViewProps) {
  const levels = headingsBefore(sections);
  const first = sections[0]?.columns[0]?.children[0];
  const leadingPicture = first?.model === 'image' ? first.id : undefined;
  return sections.map((section, index) => (
    <SectionView
      key={section.id}
      section={section}
      headingAbove={levels[index]}
      leadingPicture={leadingPicture}
      {...rest}
    />
  ));
}

type Surroundings = Omit<SectionsViewProps, 'sections'>;

/** The place of a module among the headings: the level of the last one before it. */
interface Place {
  headingAbove: number;
}

/**
 * One module or child item in its frame. Memoised, so that it is not rendered again while the module is the same object: typing costs the
 * same on any page. The inner function has another name, because its own name within it would refer to the version that is not memoised.
 */
const ModuleView = memo(function OneModule({
  module,
  sizes,
  headingAbove,
  ...surroundings
}: Surroundings & Place & { module: Module; sizes?: string | undefined }) {
  const {
    locale,
    Field = PlainField,
    Fold = PlainFold,
    Frame = Bare,
    Unknown,
    Placed = PlainPlaced,
    live,
  } = surroundings;
  const View = Object.hasOwn(views, module.model) ? views[module.model] : undefined;
  if (View === undefined) return Unknown ? <Unknown module={module} /> : null;
  return (
    <Frame module={module}>
      <View
        module={module}
        locale={locale}
        Field={Field}
        Fold={Fold}
        isEditable={Field !== PlainField}
        live={live}
        sizes={sizes}
        headingAbove={headingAbove}
        isLeading={module.id === surroundings.leadingPicture}
        renderPlaced={() => (
          <Placed module={module} locale={locale} headingAbove={headingAbove} {...(live && { live })} />
        )}
        renderChildren={(children, inner) =>
          children.map((child) => (
            <ModuleView
              key={child.id}
              module={child}
              sizes={inner}
              headingAbove={headingAbove}
              {...surroundings}
            />
          ))
        }
      />
    </Frame>
  );
});

/** The same with its place in a column. */
const PlacedModule = memo(function PlacedModule(props: Surroundings & Place & { module: Module }) {
  const { anchor, model } = props.module;
  return (
    <div id={anchor || undefined} className={styles.module} data-kind={model}>
      <ModuleView {...props} />
    </div>
  );
});

/** One section, memoised like its modules. A palette colour in `color` fills it from edge to edge. */
export const SectionView = memo(function SectionView({
  section,
  headingAbove = 2,
  SectionFrame = Bare,
  ColumnFrame = Bare,
  ...surroundings
}: Surroundings & Partial<Place> & { section: Section }) {
  const levels = headingsWithin(section, headingAbove);
  const colour = paletteColours.find((name) => name === section.color);
  return (
    <section
      id={section.anchor || undefined}
      className={styles.section}
      data-colour={colour}
      style={colour && { backgroundColor: `var(--color-${colour})` }}
    >
      <SectionFrame section={section}>
        <div className={styles.grid}>
          {section.columns.map((column, index) => (
            <div
              key={index}
              className={styles.column}
              data-width={columnWidth(section, index)}
              data-titled={isTitled(column) ? '' : undefined}
            >
              <ColumnFrame section={section} column={index}>
                {column.children.map((module) => (
                  <PlacedModule
                    key={module.id}
                    module={module}
                    headingAbove={levels.get(module) ?? headingAbove}
                    {...surroundings}
                  />
                ))}
              </ColumnFrame>
            </div>
          ))}
        </div>
      </SectionFrame>
    </section>
  );
});

/** A stand-alone section where a block refers to it, as visitors see it. Nothing if there is none. */
export const PlainPlaced: PlacedSection = ({ module, ...surroundings }) => {
  const section = findPlaced(module);
  return section && <SectionView section={section} {...surroundings} />;
};
