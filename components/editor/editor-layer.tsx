'use client';

import { NextIntlClientProvider } from 'next-intl';
import { useEffect, useId, useState } from 'react';
import { findActive, useEditables } from '@/lib/client/editables';
import { userSchema } from '@/lib/contract/user';
import { timeZone } from '@/lib/site';
import { loadClientMessages, type ClientMessages } from './client-messages';
import { EditOffer } from './edit-offer';
import type { EditorLayerProps } from './editor-props';
import { takeWish } from './use-edit-mode';
import { Workspace } from './workspace';

/** The editor of one document with everything around it; the gate loads it for editors only. */
export function EditorLayer({ account, role = 'main', begins = false, ...props }: EditorLayerProps) {
  const id = useId();
  const [messages, setMessages] = useState<ClientMessages | null>(null);
  const [user] = useState(() => userSchema.nullable().catch(null).parse(account));
  const isActive = useEditables((state) => findActive(state) === id);
  const { locale } = props;

  useEffect(() => {
    const { add, choose } = useEditables.getState();
    const remove = add({ id, role });
    if (begins || (role !== 'main' && takeWish(role))) choose(id);
    return remove;
  }, [id, role, begins]);

  useEffect(() => {
    let left = false;
    void loadClientMessages(locale).then((loaded) => {
      if (!left) setMessages(loaded);
    });
    return () => {
      left = true;
    };
  }, [locale]);

  if (messages === null) return null;
  return (
    <NextIntlClientProvider locale={locale} messages={messages} timeZone={timeZone}>
      {isActive ? (
        <Workspace {...props} id={id} role={role} user={user} />
      ) : (
        <EditOffer id={id} role={role} />
      )}
    </NextIntlClientProvider>
  );
}
