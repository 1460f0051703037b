import { describe, expectTypeOf, it } from 'vitest';
import type { Module } from '@/lib/contract/module';
import type { readText } from './values';
import type { FieldName, ModuleOf, TextName, ViewProps } from './view';

// Judged by the compiler: `npx tsc --noEmit` fails where one of these is not so.
describe('a name of a field', () => {
  it('is one of its kind: a misspelt one does not compile', () => {
    expectTypeOf<'headline'>().toExtend<TextName<'teaseritem'>>();
    expectTypeOf<'headlin'>().not.toExtend<TextName<'teaseritem'>>();
    expectTypeOf<'caption'>().not.toExtend<FieldName<'teaseritem'>>();
    expectTypeOf<Parameters<ViewProps<'teaseritem'>['Field']>[0]['name']>().toEqualTypeOf<
      'preline' | 'headline' | 'subline' | 'text' | 'link_text'
    >();
  });

  it('says what can be read there', () => {
    expectTypeOf<'image'>().not.toExtend<TextName<'teaseritem'>>();
    expectTypeOf<FieldName<'teaseritem', 'link'>>().toEqualTypeOf<'link'>();
    expectTypeOf<FieldName<'teaseritem', 'boolean'>>().toBeNever();
  });

  it('needs a module of which it is known what it is', () => {
    expectTypeOf<Module>().not.toExtend<Parameters<typeof readText>[0]>();
    expectTypeOf<ModuleOf<'text'>>().not.toExtend<ModuleOf<'teaseritem'>>();
  });
});
