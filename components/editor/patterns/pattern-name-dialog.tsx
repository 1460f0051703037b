'use client';

import { useTranslations } from 'next-intl';
import { useId, useState, type FormEvent } from 'react';
import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/text-field';
import { RequestError } from '@/lib/client/request';
import { patternBounds } from '@/lib/contract/pattern';
import controls from '../controls.module.css';
import { EditorDialog } from '../dialogs/editor-dialog';
import { useAttempt } from '../use-attempt';

interface PatternNameDialogProps {
  title: string;
  description?: string;
  /** What saves it. */
  action: string;
  /** The name that it has. */
  name?: string;
  onClose: () => void;
  onSave: (name: string) => Promise<void>;
}

/** Asks for the name of a pattern, and says at the field if another one has it. */
export function PatternNameDialog({
  name: before = '',
  title,
  description,
  action,
  onClose,
  onSave,
}: PatternNameDialogProps) {
  const t = useTranslations('editor');
  const id = useId();
  const [name, setName] = useState(before);
  const [fault, setFault] = useState<string>();
  const { busy, attempt } = useAttempt();

  function refuse(reason: string): void {
    setFault(reason);
    document.getElementById(id)?.focus();
  }

  async function save(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (name.trim() === '') return refuse(t('fault.required'));
    setFault(undefined);
    await attempt(async () => {
      try {
        await onSave(name.trim());
      } catch (error) {
        const wrong = error instanceof RequestError ? error.fields.title : undefined;
        if (wrong === undefined) throw error;
        refuse(wrong);
      }
    });
  }

  return (
    <EditorDialog
      keep
      title={title}
      description={description}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('pattern.cancel')}</Button>
          <Button type="submit" form={`${id}-form`} variant="primary" busy={busy}>
            {action}
          </Button>
        </>
      }
    >
      <form id={`${id}-form`} className={controls.form} noValidate onSubmit={(event) => void save(event)}>
        <TextField
          id={id}
          label={t('pattern.name')}
          required
          value={name}
          maxLength={patternBounds.title}
          error={fault}
          onChange={(event) => {
            setName(event.target.value);
            // What was missing is there, and another name may be free.
            setFault(undefined);
          }}
        />
      </form>
    </EditorDialog>
  );
}
