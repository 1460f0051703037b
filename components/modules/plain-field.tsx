import type { ElementType } from 'react';
import type { Module } from '@/lib/contract/module';
import type { Fields } from '@/lib/pagebuilder/fields';
import { moduleDefinitions } from './definitions';
import { readText } from './values';

interface PlainFieldProps {
  module: Module;
  name: string;
  as: ElementType;
  className?: string;
}

const definitions: Record<string, { fields: Fields } | undefined> = moduleDefinitions;

/** A text of a module as visitors read it. An empty one renders nothing. Rich text was sanitised where it came in. */
export function PlainField({ module, name, as: Element, className }: PlainFieldProps) {
  const value = readText(module, name);
  if (value.trim() === '' || value === '<p></p>') return null;
  if (definitions[module.model]?.fields[name]?.kind === 'rich_text') {
    return <Element className={className} dangerouslySetInnerHTML={{ __html: value }} />;
  }
  return <Element className={className}>{value}</Element>;
}
