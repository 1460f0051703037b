'use client';

import { useTranslate } from 'ra-core';
import { FocalPoint as FocalPointControl } from '@/components/ui/focal-point';
import type { MediaFile } from '@/lib/contract/media';
import { useFormField } from '../form/use-form-field';
import { tileUrl } from './media-api';

/** The focal point of a file, as two values of its form. */
export function FocalPoint({ file }: { file: MediaFile }) {
  const translate = useTranslate();
  const x = useFormField<number>('focal_x');
  const y = useFormField<number>('focal_y');
  const url = file.thumbs.medium?.url ?? tileUrl(file);
  if (url === null) return null;
  const place = { x: x.value ?? 50, y: y.value ?? 50 };
  return (
    <FocalPointControl
      url={url}
      {...place}
      label={translate('admin.media.focal')}
      help={translate('admin.media.focal_help')}
      text={translate('admin.media.focal_value', place)}
      onChange={(left, top) => {
        x.onChange(left);
        y.onChange(top);
      }}
    />
  );
}
