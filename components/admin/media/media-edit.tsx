'use client';

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useRecordContext, useTranslate } from 'ra-core';
import { useNavigate } from 'react-router-dom';
import { z } from 'zod';
import { Button } from '@/components/ui/button';
import { canCrop } from '@/components/ui/crop-shapes';
import { call } from '@/lib/client/call';
import { usageSchema } from '@/lib/contract/admin';
import { mediaFileSchema, type MediaFile } from '@/lib/contract/media';
import { adminDefinitions } from '@/lib/records/definitions';
import { Usages } from '../delete-dialog';
import { RecordEdit } from '../form/record-edit';
import { withSession } from '../sign-in-request';
import { useInterfaceLocale } from '../use-interface-locale';
import { CropDialog } from './crop-dialog';
import { FocalPoint } from './focal-point';
import { FolderInput } from './folder-input';
import { formatSize } from '@/lib/i18n/format-size';
import { MediaReplace } from './media-replace';
import { MediaTile } from './media-thumb';
import styles from './media.module.css';

const usedSchema = z.looseObject({ used_by: z.array(usageSchema) });

/** A file of the library: its texts, its focal point, where it is used, and its replacement by another file. */
export function MediaEdit() {
  return (
    <RecordEdit
      definition={adminDefinitions.media}
      without={['folder', 'focal_x', 'focal_y']}
      extras={{ content: <FileFacts />, crop: <FileFocus /> }}
    />
  );
}

function useFile(): MediaFile | null {
  const parsed = mediaFileSchema.safeParse(useRecordContext());
  return parsed.success ? parsed.data : null;
}

function FileFocus() {
  const file = useFile();
  if (file === null || file.width === null) return null;
  return (
    <>
      <FocalPoint file={file} />
      <FileCrop file={file} />
    </>
  );
}

/** A button to save a part of the picture as a new file. A drawing or an animated picture cannot be cropped. */
function FileCrop({ file }: { file: MediaFile }) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const [isOpen, setOpen] = useState(false);
  if (!canCrop(file)) return null;
  return (
    <div className={styles.cropping}>
      <p>{translate('admin.media.crop_lead')}</p>
      <Button onClick={() => setOpen(true)}>{translate('admin.media.crop_open')}</Button>
      {isOpen && (
        <CropDialog
          file={file}
          onClose={() => setOpen(false)}
          onDone={(made) => {
            setOpen(false);
            void navigate(`/media/${made.id}`);
          }}
        />
      )}
    </div>
  );
}

function FileFacts() {
  const translate = useTranslate();
  const locale = useInterfaceLocale();
  const file = useFile();
  if (file === null) return null;
  return (
    <div className={styles.facts}>
      <FolderInput />
      <span className={styles.huge}>
        <MediaTile file={file} />
      </span>
      <p data-tabular>
        {file.type} · {formatSize(file.size, locale)}
        {file.width !== null && file.height !== null && (
          <> · {translate('admin.media.pixels', { width: file.width, height: file.height })}</>
        )}
      </p>
      <p>
        <a href={file.url} target="_blank" rel="noreferrer">
          {translate('admin.media.download')}
        </a>
      </p>
      <MediaReplace file={file} />
      <FileUsages id={file.id} />
    </div>
  );
}

/** The places that show a file or link to it. */
function FileUsages({ id }: { id: number }) {
  const translate = useTranslate();
  const locale = useInterfaceLocale();
  const { data } = useQuery({
    queryKey: ['media', 'usage', id, locale],
    queryFn: ({ signal }) =>
      withSession(() =>
        call('GET /{locale}/pageeditor-api/media/{id}/usage', {
          params: { locale, id },
          schema: usedSchema,
          signal,
        }),
      ),
  });
  if (data === undefined) return null;
  return (
    <section aria-labelledby="media-usages">
      <h3 id="media-usages">{translate('admin.media.used')}</h3>
      {data.used_by.length === 0 ? (
        <p>{translate('admin.media.unused')}</p>
      ) : (
        <Usages usages={data.used_by} />
      )}
    </section>
  );
}
