import { useEffect, useRef, useState } from 'react';
import { useNotify, useTranslate, type TranslateFunction } from 'ra-core';
import { RequestError } from '@/lib/client/request';
import { maximumUploadBytes, type MediaFile } from '@/lib/contract/media';
import { describeError } from '../describe-error';
import { useInterfaceLocale } from '../use-interface-locale';
import { useUnloadGuard } from '../use-unload-guard';
import { inParallel } from './in-parallel';
import { uploadFile } from './media-api';

export interface Upload {
  key: number;
  file: File;
  /** From 0 to 1. */
  share: number;
  /** Its result; undefined while it is waiting or in progress. */
  outcome?: 'done' | 'known' | 'failed';
  /** Why it failed, as a sentence. */
  reason?: string;
  /** Whether sending the same file again may succeed. */
  isPassing?: boolean;
}

/** Number of simultaneous uploads. */
const atOnce = 3;

let lastKey = 0;

interface Uploads {
  /** The uploads of the last batch, and earlier ones that are in progress or have failed, each with a row. */
  uploads: readonly Upload[];
  /** Uploads files, a few at a time; returns those that succeeded, in order. */
  send: (files: readonly File[], onUploaded?: (file: MediaFile) => void) => Promise<MediaFile[]>;
  /** Sends a failed file again; returns it if it was stored. */
  sendAgain: (upload: Upload) => Promise<MediaFile | null>;
}

/**
 * Uploads to the media library, each with its progress. While one is in progress, the page asks before it is left. What fails after the
 * rows are gone, as with a dialog that was closed, is said in a message.
 */
export function useUploads(folder?: string): Uploads {
  const translate = useTranslate();
  const locale = useInterfaceLocale();
  const notify = useNotify();
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const isShown = useRef(true);
  useUnloadGuard(uploads.some(({ outcome }) => outcome === undefined));

  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);

  function report(key: number, change: Partial<Upload>) {
    setUploads((all) => all.map((each) => (each.key === key ? { ...each, ...change } : each)));
  }

  async function sendOne(key: number, file: File): Promise<MediaFile | null> {
    try {
      if (file.size === 0) throw new RequestError('invalid', 400, translate('admin.media.no_bytes'));
      if (file.size > maximumUploadBytes) throw new RequestError('too_large', 413, '');
      const uploaded = await uploadFile({
        path: `/${locale}/pageeditor-api/media`,
        file,
        folder,
        onProgress: (share) => report(key, { share }),
      });
      report(key, { share: 1, outcome: uploaded.duplicate ? 'known' : 'done' });
      return uploaded;
    } catch (error) {
      const isPassing = error instanceof RequestError && error.isPassing;
      const reason = describeUpload(error, translate);
      if (isShown.current) report(key, { outcome: 'failed', reason, isPassing });
      else notify('admin.media.failed', { type: 'error', messageArgs: { name: file.name, reason } });
      return null;
    }
  }

  return {
    uploads,
    async sendAgain({ key, file }) {
      report(key, { share: 0, outcome: undefined, reason: undefined });
      return sendOne(key, file);
    },
    async send(files, onUploaded) {
      const started = files.map((file) => ({ key: (lastKey += 1), file }));
      const fresh = started.map(({ key, file }) => ({ key, file, share: 0 }));
      setUploads((all) => [
        ...fresh,
        ...all.filter(({ outcome }) => outcome === undefined || outcome === 'failed'),
      ]);
      const sent = await inParallel(started, atOnce, async ({ key, file }) => {
        const uploaded = await sendOne(key, file);
        if (uploaded !== null) onUploaded?.(uploaded);
        return uploaded;
      });
      return sent.filter((file) => file !== null);
    },
  };
}

function describeUpload(error: unknown, translate: TranslateFunction): string {
  if (error instanceof RequestError) {
    if (error.isPassing) return translate('admin.error.not_now');
    if (error.status === 413) return translate('admin.media.too_large');
    if (error.status === 415) return translate('admin.media.bad_type');
    if (error.status === 507) return translate('admin.media.full');
  }
  return describeError(error, translate);
}
