'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useId, useState, type FormEvent } from 'react';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { FocalPoint } from '@/components/ui/focal-point';
import { TextField } from '@/components/ui/text-field';
import { useAlerts } from '@/lib/client/alerts';
import { changeFile } from '@/lib/client/library';
import { useEditorStore } from '@/lib/client/editor-store';
import { locales } from '@/lib/contract/locale';
import type { MediaFile } from '@/lib/contract/media';
import controls from '../controls.module.css';
import { useEditing } from '../editing-context';
import { EditorDialog } from '../dialogs/editor-dialog';
import { refreshTargets } from '../session/sync-port';

/** Description and focal point of a picture, stored with the file for every place that shows it. */
export function PictureDetails({ file, onClose }: { file: MediaFile; onClose: () => void }) {
  const t = useTranslations('editor');
  const id = useId();
  const { session } = useEditing();
  const client = useQueryClient();
  const [alt, setAlt] = useState(file.alt);
  const [decorative, setDecorative] = useState(file.decorative);
  const [focal, setFocal] = useState({ x: file.focal_x, y: file.focal_y });
  const save = useMutation({
    mutationFn: () =>
      changeFile(session.locale, file.id, {
        alt,
        decorative,
        focal_x: focal.x,
        focal_y: focal.y,
        revision: file.revision,
      }),
    onSuccess: async () => {
      await Promise.all([
        client.invalidateQueries({ queryKey: ['file'] }),
        client.invalidateQueries({ queryKey: ['pictures'] }),
      ]);
      // Who has looked at it has decided what it needs.
      useEditorStore.setState(({ undescribed }) => ({
        undescribed: undescribed.filter((reference) => reference !== file.reference),
      }));
      useAlerts.getState().show({ tone: 'success', text: t('picture.detailsSaved') });
      onClose();
      // The page shows the picture as stored now.
      await refreshTargets(session).catch(() => undefined);
    },
    onError: (error) => session.report(error),
  });

  function apply(event: FormEvent): void {
    event.preventDefault();
    // For React, a dialog in a portal is inside the settings' form.
    event.stopPropagation();
    save.mutate();
  }

  return (
    <EditorDialog
      keep
      title={t('picture.details')}
      description={t('picture.detailsHint')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('settings.cancel')}</Button>
          <Button type="submit" form={id} variant="primary" busy={save.isPending}>
            {t('picture.save')}
          </Button>
        </>
      }
    >
      <form id={id} className={controls.form} onSubmit={apply} noValidate>
        {locales.map((locale) => (
          <TextField
            key={locale}
            label={t('picture.text', { language: t(`language.${locale}`) })}
            lang={locale}
            value={alt[locale] ?? ''}
            disabled={decorative}
            maxLength={400}
            onChange={(event) => setAlt({ ...alt, [locale]: event.target.value })}
          />
        ))}
        <Checkbox
          label={t('picture.decorative')}
          checked={decorative}
          onChange={(event) => setDecorative(event.target.checked)}
        />
        <FocalPoint
          url={file.thumbs.medium?.url ?? file.url}
          {...focal}
          label={t('picture.focal')}
          help={t('picture.focalHelp')}
          text={t('picture.focalValue', focal)}
          onChange={(x, y) => setFocal({ x, y })}
        />
      </form>
    </EditorDialog>
  );
}
