'use client';

import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useEditorStore } from '@/lib/client/editor-store';
import { fileQuery } from '@/lib/client/queries';
import { useEditing } from '../editing-context';
import { PictureDetails } from './picture-details';

/** The description of a picture, from the block that shows it. */
export function DescribeDialog({ reference }: { reference: string }) {
  const { session } = useEditing();
  const { data: file, error } = useQuery(fileQuery(session.locale, reference));
  useEffect(() => {
    if (error === null) return;
    session.report(error);
    close();
  }, [session, error]);
  return file && <PictureDetails file={file} onClose={close} />;
}

function close(): void {
  useEditorStore.setState({ describing: null });
}
