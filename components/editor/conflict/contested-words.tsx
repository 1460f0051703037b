'use client';

import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { findDefinition } from '@/components/modules/kinds';
import { hasFeature, useEditorStore } from '@/lib/client/editor-store';
import { fileQuery, linkQuery } from '@/lib/client/queries';
import { isReference } from '@/lib/pagebuilder/links';
import { useEditing } from '../editing-context';
import { findSmallest } from '../pictures/find-smallest';
import styles from './conflict-note.module.css';

interface ContestedWordsProps {
  model: string;
  name: string;
  value: unknown;
  /** The value as text. */
  children: ReactNode;
}

/** One side of a conflict as a person knows it: a picture is seen, a page is called by its title, all else are words. */
export function ContestedWords({ model, name, value, children }: ContestedWordsProps) {
  const kind = findDefinition(model)?.fields[name]?.kind;
  if (typeof value !== 'string' || !isReference(value)) return children;
  if (kind === 'image') return <ContestedPicture reference={value} />;
  return kind === 'link' ? <ContestedTarget reference={value} /> : children;
}

function ContestedPicture({ reference }: { reference: string }) {
  const { session } = useEditing();
  const hasMedia = useEditorStore((state) => hasFeature(state.user, 'media'));
  const { data: file } = useQuery({ ...fileQuery(session.locale, reference), enabled: hasMedia });
  if (!file) return reference;
  return (
    <span className={styles.picture}>
      <img src={findSmallest(file)} alt="" />
      {file.filename}
    </span>
  );
}

function ContestedTarget({ reference }: { reference: string }) {
  const { session } = useEditing();
  const hasLinks = useEditorStore((state) => hasFeature(state.user, 'links'));
  const { data: target } = useQuery({ ...linkQuery(session.locale, reference), enabled: hasLinks });
  return target?.title ?? reference;
}
