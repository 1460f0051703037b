import { render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { describe, expect, it } from 'vitest';
import type { Module, Section } from '@/lib/contract/module';
import { getMessages } from '@/lib/i18n/messages';
import { SectionsView } from './section-view';

let last = 0;

const buildModule = (model: string, values: Partial<Module> = {}): Module => ({
  id: (last += 1),
  model,
  slug: null,
  parent: 1,
  content_type: 'page',
  object_id: 1,
  column: 0,
  order: 0,
  anchor: '',
  ...values,
});

const headline = (content: string, headline_level = 2) =>
  buildModule('headline', { content, headline_level });

const people = (name: string) =>
  buildModule('teaserlist', { children: [buildModule('teaseritem', { headline: name })] });

const section = (...children: Module[]): Section => ({
  ...buildModule('container'),
  model: 'container',
  layout: 0,
  columns: [{ classes: 'col-12', children }],
});

const show = (...sections: Section[]) =>
  render(
    <NextIntlClientProvider
      locale="de"
      timeZone="Europe/Berlin"
      messages={{ modules: getMessages('de').modules }}
    >
      <SectionsView sections={sections} locale="de" />
    </NextIntlClientProvider>,
  );

const levelOf = (name: string) => screen.getByRole('heading', { name }).tagName;

describe('the heading of an item', () => {
  it('is one below the title of the page where no headline stands before it', () => {
    show(section(people('Ilse')));
    expect(levelOf('Ilse')).toBe('H2');
  });

  it('is one below the last headline, of its own section or of one before', () => {
    show(
      section(headline('Wer plant'), people('Ilse')),
      section(people('Tarek')),
      section(headline('Am Ufer', 3), people('Jule')),
    );
    expect(['Ilse', 'Tarek', 'Jule'].map(levelOf)).toEqual(['H3', 'H3', 'H4']);
  });

  it('does not count a headline that is empty, nor one after it', () => {
    show(section(headline(''), people('Ilse'), headline('Danach')));
    expect(levelOf('Ilse')).toBe('H2');
  });

  it('is the fourth level at most, below the deepest headline too', () => {
    show(section(headline('Tief', 6), people('Ilse')));
    expect(levelOf('Ilse')).toBe('H4');
  });

  it('is below a full teaser as below a headline, in a list of videos too', () => {
    show(
      section(
        buildModule('fullteaser', { headline: 'Groß', text: 'Text' }),
        buildModule('videolist', { children: [buildModule('videoitem', { title: 'Film' })] }),
      ),
    );
    expect(levelOf('Film')).toBe('H3');
  });
});
