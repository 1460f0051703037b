'use client';

import type { Editor } from '@tiptap/core';
import { useTranslations } from 'next-intl';
import { useId, useState, type FormEvent } from 'react';
import { Checkbox } from '@/components/ui/checkbox';
import { Button } from '@/components/ui/button';
import controls from '../controls.module.css';
import { EditorDialog } from '../dialogs/editor-dialog';
import { completeAddress } from './link-address';
import { LinkPicker } from './link-picker';

/** Sets, changes or removes the link of the selected text (spec §3: rich-text editor). */
export function TextLinkDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const t = useTranslations('editor.link');
  const id = useId();
  const attributes = editor.getAttributes('link');
  const before = typeof attributes.href === 'string' ? attributes.href : '';
  const [address, setAddress] = useState(before);
  const [title, setTitle] = useState<string>();
  const [newWindow, setNewWindow] = useState(attributes.target === '_blank');
  const [invalid, setInvalid] = useState(false);

  function apply(event: FormEvent): void {
    event.preventDefault();
    // For React, a dialog in a portal is inside the page's form.
    event.stopPropagation();
    const href = completeAddress(address);
    if (href === null) {
      setInvalid(true);
      return;
    }
    const link = { href, target: newWindow ? '_blank' : null, rel: newWindow ? 'noopener noreferrer' : null };
    const chain = editor.chain().focus().extendMarkRange('link');
    if (editor.state.selection.empty && before === '') {
      chain
        .insertContent({ type: 'text', text: title ?? address, marks: [{ type: 'link', attrs: link }] })
        .run();
    } else {
      chain.setLink(link).run();
    }
    onClose();
  }

  return (
    <EditorDialog
      title={t('title')}
      onClose={onClose}
      actions={
        <>
          {before !== '' && (
            <Button
              onClick={() => {
                editor.chain().focus().extendMarkRange('link').unsetLink().run();
                onClose();
              }}
            >
              {t('remove')}
            </Button>
          )}
          <Button type="submit" form={id} variant="primary">
            {t('apply')}
          </Button>
        </>
      }
    >
      <form id={id} className={controls.form} onSubmit={apply} noValidate>
        <LinkPicker
          label={t('target')}
          value={address}
          fault={invalid ? t('invalid') : undefined}
          // Rich text contains addresses; the server stores those of this site as references.
          onChange={(choice) => {
            setAddress(choice.url);
            setTitle(choice.title);
            setInvalid(false);
          }}
        />
        <Checkbox
          label={t('newWindow')}
          checked={newWindow}
          onChange={(event) => setNewWindow(event.target.checked)}
        />
      </form>
    </EditorDialog>
  );
}
