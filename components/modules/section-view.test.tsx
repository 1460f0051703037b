import { render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { describe, expect, it } from 'vitest';
import type { Module, Section } from '@/lib/contract/module';
import { getMessages } from '@/lib/i18n/messages';
import { SectionsView, SectionView, type ModuleFrame } from './section-view';

function buildModule(overrides: Partial<Module>): Module {
  return {
    id: 1,
    model: 'headline',
    slug: null,
    parent: 100,
    content_type: 'page',
    object_id: 1,
    column: 0,
    order: 0,
    anchor: '',
    ...overrides,
  };
}

function buildSection(children: Module[], overrides: Partial<Section> = {}): Section {
  return {
    ...buildModule({ id: 100, parent: null }),
    model: 'container',
    layout: 1,
    columns: [
      { classes: 'col-8', children },
      { classes: 'col-4', children: [] },
    ],
    ...overrides,
  };
}

function renderSection(section: Section, props: { Frame?: ModuleFrame } = {}) {
  return render(
    <NextIntlClientProvider
      locale="de"
      timeZone="Europe/Berlin"
      messages={{ modules: getMessages('de').modules }}
    >
      <SectionView section={section} locale="de" {...props} />
    </NextIntlClientProvider>,
  );
}

describe('SectionView', () => {
  it('makes anchors ids, of sections, modules and items', () => {
    const { container } = renderSection(
      buildSection(
        [
          buildModule({ anchor: 'titel', content: 'Titel' }),
          buildModule({
            id: 2,
            model: 'faq',
            children: [buildModule({ id: 3, model: 'faqitem', anchor: 'hunde', content: 'Hunde?' })],
          }),
        ],
        { anchor: 'oben' },
      ),
    );
    for (const id of ['oben', 'titel', 'hunde']) expect(container.querySelector(`#${id}`)).not.toBeNull();
  });

  it('splits columns as the layout says', () => {
    const { container } = renderSection(buildSection([]));
    const widths = [...container.querySelectorAll('[data-width]')].map((column) =>
      column.getAttribute('data-width'),
    );
    expect(widths).toEqual(['8', '4']);
  });

  it('leaves out a kind that it does not know and shows the rest', () => {
    renderSection(
      buildSection([buildModule({ id: 5, model: 'carousel' }), buildModule({ id: 6, content: 'Da' })]),
    );
    expect(screen.getByRole('heading', { name: 'Da', level: 2 })).toBeVisible();
  });

  it('renders no element for an empty text', () => {
    const { container } = renderSection(
      buildSection([buildModule({ content: 'Da', preline: '', subline: '' })]),
    );
    expect(container.querySelectorAll('p')).toHaveLength(0);
  });

  it('puts the frame of the editor around modules and items alike', () => {
    const Frame: ModuleFrame = ({ module, children }) => (
      <div data-testid={`frame-${module.id}`}>{children}</div>
    );
    renderSection(
      buildSection([
        buildModule({
          id: 7,
          model: 'teaserlist',
          children: [buildModule({ id: 8, model: 'teaseritem', headline: 'Teaser' })],
        }),
      ]),
      { Frame },
    );
    expect(screen.getByTestId('frame-7')).toContainElement(screen.getByTestId('frame-8'));
  });

  it('takes palette colours only', () => {
    const { container, rerender } = renderSection(buildSection([], { color: 'pink' }));
    expect(container.querySelector('section')).toHaveAttribute('data-colour', 'pink');
    rerender(<SectionView section={buildSection([], { color: 'url(x)' })} locale="de" />);
    expect(container.querySelector('section')).not.toHaveAttribute('data-colour');
  });

  it('follows no address that could run script', () => {
    const { container } = renderSection(
      buildSection([
        buildModule({
          model: 'link',
          content: 'Hier',
          link: 'javascript:alert(1)',
          link_url: 'javascript:alert(1)',
        }),
      ]),
    );
    expect(container.querySelector('a')).toBeNull();
  });

  it('leaves alone what is the same object: a change of one module, or of an item, renders nothing beside it', () => {
    const rendered: number[] = [];
    const Frame: ModuleFrame = ({ module, children }) => {
      rendered.push(module.id);
      return children;
    };
    const headline = buildModule({ content: 'Titel' });
    const items = [3, 4].map((id) => buildModule({ id, model: 'faqitem', content: `Frage ${id}` }));
    const questions = buildModule({ id: 2, model: 'faq', children: items });
    const section = buildSection([headline, questions]);
    const view = (shown: Section) => (
      <NextIntlClientProvider
        locale="de"
        timeZone="Europe/Berlin"
        messages={{ modules: getMessages('de').modules }}
      >
        <SectionView section={shown} locale="de" Frame={Frame} />
      </NextIntlClientProvider>
    );
    const { rerender } = render(view(section));
    expect(rendered.toSorted()).toEqual([1, 2, 3, 4]);

    rendered.length = 0;
    rerender(view(buildSection([{ ...headline, content: 'Anderer Titel' }, questions])));
    expect(rendered).toEqual([1]);
    expect(screen.getByText('Anderer Titel')).toBeInTheDocument();

    rendered.length = 0;
    const [first, ...others] = items;
    const changed = { ...questions, children: [{ ...first, content: 'Andere Frage' } as Module, ...others] };
    rerender(view(buildSection([{ ...headline, content: 'Anderer Titel' }, changed])));
    expect(rendered).toEqual([1, 2, 3]);
    expect(screen.getByText('Andere Frage')).toBeInTheDocument();
  });
});

describe('SectionsView', () => {
  const pictures = (first: Partial<Module>) => {
    const image = { model: 'image', image_url: '/media/1.jpg' };
    const { container } = render(
      <NextIntlClientProvider
        locale="de"
        timeZone="Europe/Berlin"
        messages={{ modules: getMessages('de').modules }}
      >
        <SectionsView
          sections={[buildSection([buildModule(first), buildModule({ id: 2, ...image })])]}
          locale="de"
        />
      </NextIntlClientProvider>,
    );
    return [...container.querySelectorAll('img')].map((image) => image.getAttribute('loading'));
  };

  it('loads a picture at once that begins the page, and every other one lazily', () => {
    expect(pictures({ model: 'image', image_url: '/media/2.jpg' })).toEqual(['eager', 'lazy']);
    expect(pictures({ content: 'Titel' })).toEqual(['lazy']);
  });
});
