import { cleanup, render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { describe, expect, it } from 'vitest';
import type { Module, Section } from '@/lib/contract/module';
import { getMessages } from '@/lib/i18n/messages';
import { SectionsView, SectionView, type ModuleFrame } from './section-view';
import { textAt } from './values';
import type { AnyField } from './view';

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

function renderSection(section: Section, props: { Frame?: ModuleFrame; Field?: AnyField } = {}) {
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

  describe('a link whose target visitors cannot open', () => {
    const offline = { link: 'page:7', link_url: '' };
    const section = buildSection([
      buildModule({ id: 2, model: 'link', content: 'Zur Anfahrt', extra_class: 'button', ...offline }),
      buildModule({
        id: 3,
        model: 'fullteaser',
        headline: 'Werft',
        text: 'Am Fluss.',
        link_text: 'Zur Werft',
        ...offline,
      }),
      buildModule({
        id: 4,
        model: 'teaserlist',
        children: [
          buildModule({ id: 5, model: 'teaseritem', headline: 'Kran', link_text: 'Zum Kran', ...offline }),
        ],
      }),
    ]);

    it('leaves nothing to press, and of a teaser what it says', () => {
      const { container } = renderSection(section);
      for (const words of ['Zur Anfahrt', 'Zur Werft', 'Zum Kran'])
        expect(screen.queryByText(words)).not.toBeInTheDocument();
      expect(container.querySelector('[data-kind="link"]')).toBeEmptyDOMElement();
      for (const name of ['Werft', 'Kran']) expect(screen.getByRole('heading', { name })).toBeVisible();
    });

    it('keeps its words for editors', () => {
      const Field: AnyField = ({ module, name }) => <span>{textAt(module, name)}</span>;
      renderSection(section, { Field });
      for (const words of ['Zur Anfahrt', 'Zur Werft', 'Zum Kran'])
        expect(screen.getByText(words)).toBeVisible();
    });
  });

  describe('a picture without alternative text', () => {
    const picture = { image_url: '/media/1.jpg', image_alt: '' };
    const linkOf = (module: Partial<Module>, children: Partial<Module>[] = []) => {
      const items = children.map((child, index) => buildModule({ id: 20 + index, ...picture, ...child }));
      renderSection(buildSection([buildModule({ ...picture, ...module, children: items })]));
      return screen.getByRole('link');
    };

    it('leads where its editor wants, named by the words below it', () => {
      const link = linkOf({ model: 'image', description: 'Der Kran am Kai', link_url: '/de/kran' });
      expect(link).toHaveAttribute('href', '/de/kran');
      expect(link).toHaveAccessibleName('Der Kran am Kai');
    });

    it('is named by its title in a list, and by its target without any words', () => {
      const titled = { model: 'imageitem', title: 'Kran', description: 'Am Kai', link_url: '/de/kran' };
      expect(linkOf({ model: 'imagelist' }, [titled])).toHaveAccessibleName('Kran');
      cleanup();
      const bare = { model: 'image', link_url: 'https://example.org/kran' };
      expect(linkOf(bare)).toHaveAccessibleName('example.org/kran(öffnet in neuem Tab)');
    });

    it('keeps the link of a logo, named by its target', () => {
      const link = linkOf({ model: 'logolist' }, [{ model: 'logoitem', link_url: '/de/partner' }]);
      expect(link).toHaveAttribute('href', '/de/partner');
      expect(link).toHaveAccessibleName('/de/partner');
    });
  });

  it('has a switch to unfold long texts only', () => {
    const text = { model: 'text', show_more: true };
    renderSection(buildSection([buildModule({ ...text, content: '<p>Kurz.</p>' })]));
    expect(screen.queryByText('Mehr anzeigen')).not.toBeInTheDocument();
    renderSection(buildSection([buildModule({ ...text, content: '<p>Absatz.</p>'.repeat(20) })]));
    expect(screen.getByText('Mehr anzeigen').closest('details')).not.toHaveAttribute('data-narrow');
  });

  it('has it in narrow columns only, where a text is long there alone', () => {
    const content = `<p>${'Flusslauf '.repeat(40)}</p>`;
    renderSection(buildSection([buildModule({ model: 'text', show_more: true, content })]));
    expect(screen.getByText('Mehr anzeigen').closest('details')).toHaveAttribute('data-narrow');
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
