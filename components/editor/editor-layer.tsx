'use client';

import { QueryClientProvider } from '@tanstack/react-query';
import { NextIntlClientProvider } from 'next-intl';
import { useEffect, useState } from 'react';
import { createEditorQueryClient } from '@/lib/client/queries';
import { userSchema } from '@/lib/contract/user';
import { formats } from '@/lib/i18n/formats';
import { timeZone } from '@/lib/site';
import { loadClientMessages, type ClientMessages } from './client-messages';
import type { EditorLayerProps } from './gate';
import { Workspace } from './workspace';

/** The editor with all that it needs around it; loaded by the gate for editors only. */
export function EditorLayer({ account, ...props }: EditorLayerProps) {
  const [queryClient] = useState(createEditorQueryClient);
  const [messages, setMessages] = useState<ClientMessages | null>(null);
  const [user] = useState(() => userSchema.nullable().catch(null).parse(account));
  const { locale } = props;

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
    <QueryClientProvider client={queryClient}>
      <NextIntlClientProvider locale={locale} messages={messages} formats={formats} timeZone={timeZone}>
        <Workspace {...props} user={user} />
      </NextIntlClientProvider>
    </QueryClientProvider>
  );
}
