'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useTranslations } from 'next-intl';
import { useId, type FormEvent } from 'react';
import { FormProvider, useForm, type FieldValues } from 'react-hook-form';
import type { z } from 'zod';
import { Button } from '@/components/ui/button';
import { useEditorStore } from '@/lib/client/editor-store';
import type { Module } from '@/lib/contract/module';
import type { Field } from '@/lib/pagebuilder/fields';
import { wireSchema } from '@/lib/pagebuilder/schema';
import controls from '../controls.module.css';
import { useEditing } from '../editing-context';
import { EditorDialog } from './editor-dialog';
import { pictureField, placePictures, takesSeveral } from '../pictures/place-pictures';
import { listFields } from '../session/module-rules';
import { SettingControl } from './setting-control';
import { useLabels } from '../use-labels';

const anchorField: Field = { kind: 'slug', from: '' };

/** The fields with a control here: all except rich text, which is written on the page. */
function listSettings(model: string): [string, Field][] {
  return listFields(model).filter(([, field]) => field.kind !== 'rich_text');
}

/** Settings of a block or section, made from the fields of its definition. */
export function SettingsDialog({ module }: { module: Module }) {
  const t = useTranslations('editor.settings');
  const labels = useLabels();
  const editing = useEditing();
  const { session, arrangement } = editing;
  const wanted = useEditorStore((state) => state.settingsField);
  const id = useId();
  const settings = listSettings(module.model);
  const fields = Object.fromEntries([...settings, ['anchor', anchorField]]);
  const names = Object.keys(fields);
  const form = useForm<FieldValues>({
    defaultValues: Object.fromEntries(names.map((name) => [name, module[name]])),
    // Required values may be missing: the block then stays in the browser, marked as unsaved.
    resolver: zodResolver(
      wireSchema(withoutRequired(fields), 'update') as unknown as z.ZodType<FieldValues, FieldValues>,
    ),
  });

  function close(): void {
    useEditorStore.setState({
      settings: null,
      settingsField: null,
      focus: { id: module.id, field: false },
      fresh: null,
    });
  }

  function take(values: FieldValues): void {
    // Asked for and not rendered: what was chosen just now counts.
    const changes = Object.fromEntries(
      Object.entries(values).filter(([name]) => name in fields && form.getFieldState(name).isDirty),
    );
    if (Object.keys(changes).length > 0) session.change(module.id, changes);
    close();
  }

  function apply(event: FormEvent): void {
    event.stopPropagation();
    void form.handleSubmit(take)(event);
  }

  /** Several pictures need no further word: what was set is applied, and they stand on the page. */
  function applyWith(references: string[]): void {
    void form.handleSubmit((values) => {
      take(values);
      const made = placePictures(module.id, references, editing);
      if (made !== null) arrangement.lead(made);
    })();
  }
  // Subscribes to the state that `take` asks for.
  void form.formState.dirtyFields;

  return (
    <EditorDialog
      keep
      title={t('title', { kind: labels.kind(module.model) })}
      onClose={close}
      actions={
        <>
          <Button onClick={close}>{t('cancel')}</Button>
          <Button type="submit" form={id} variant="primary">
            {t('apply')}
          </Button>
        </>
      }
    >
      <FormProvider {...form}>
        <form id={id} className={controls.form} onSubmit={apply} noValidate>
          {settings.map(([name, field]) => (
            <div key={name} data-first-focus={name === wanted || undefined}>
              <SettingControl
                name={name}
                field={field}
                label={labels.field(module.model, name)}
                model={module.model}
                wanted={name === wanted}
                // Whoever came from the picture on the page wanted another one, and sees it there.
                onReplaced={name === wanted ? () => void form.handleSubmit(take)() : undefined}
                onPictures={name === pictureField && takesSeveral(module.id, editing) ? applyWith : undefined}
              />
            </div>
          ))}
          <SettingControl
            name="anchor"
            field={anchorField}
            label={t('anchor')}
            hint={t('anchorHint')}
            model={module.model}
          />
        </form>
      </FormProvider>
    </EditorDialog>
  );
}

function withoutRequired(fields: Record<string, Field>): Record<string, Field> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, { ...field, required: false }]),
  );
}
