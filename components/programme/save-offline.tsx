import { useState } from 'react';
import { buttonClass } from '@/components/ui/button';
import type { Locale } from '@/lib/contract/locale';
import styles from './my-programme.module.css';
import type { ProgrammeStrings } from './programme-strings';

/** Longer lists are too much for a phone. */
const mostPages = 400;

interface SaveOfflineProps {
  locale: Locale;
  /** Screens that are saved beside those of events and artworks. */
  screens: readonly string[];
  strings: ProgrammeStrings;
}

/** Saves programme and artworks, with pictures and map, for offline use. */
export function SaveOffline({ locale, screens, strings }: SaveOfflineProps) {
  const [state, setState] = useState<{ done: number; total: number } | 'idle' | 'saved' | 'failed'>('idle');

  const save = async () => {
    setState({ done: 0, total: 1 });
    try {
      const { active } = await navigator.serviceWorker.ready;
      const pages = [...screens, ...(await listPages(locale))].slice(0, mostPages);
      const channel = new MessageChannel();
      channel.port1.onmessage = ({ data }: MessageEvent<Progress>) => {
        if (data.isFinished === true) setState(data.failed > 0 ? 'failed' : 'saved');
        else setState({ done: data.done, total: data.total });
      };
      // Its code passes through the service worker, which stores it.
      await import('@/components/map/town-map').catch(() => undefined);
      active?.postMessage({ type: 'save', pages, files: mapFiles }, [channel.port2]);
    } catch {
      setState('failed');
    }
  };

  const isRunning = typeof state === 'object';
  return (
    <section className={`${styles.save} ${styles.needsScript}`}>
      <h2>{strings.offline_title}</h2>
      <p>{strings.offline_text}</p>
      <button
        type="button"
        className={buttonClass({ shape: 'slant' })}
        aria-disabled={isRunning}
        onClick={() => !isRunning && void save()}
      >
        {strings.offline_save}
      </button>
      {isRunning && (
        <progress max={state.total} value={state.done} aria-label={strings.offline_save}>
          {state.done} / {state.total}
        </progress>
      )}
      <p role="status">
        {state === 'saved' ? strings.offline_saved : state === 'failed' ? strings.offline_failed : ''}
      </p>
    </section>
  );
}

interface Progress {
  done: number;
  total: number;
  failed: number;
  isFinished?: boolean;
}

const mapFiles = ['/map/faehrstadt.pmtiles', '/map/faehrstadt-ways.json', '/map/faehrstadt.svg'];

/** The pages of all events and artworks in a language. */
async function listPages(locale: Locale): Promise<string[]> {
  const found: string[] = [];
  for (const resource of ['productions/?page_size=1000', 'events/?date=2025-01-01&page_size=100']) {
    for (let page = 1; page <= 10; page += 1) {
      const answer = await fetch(`/api/${resource}&locale=${locale}&page=${page}`);
      if (!answer.ok) throw new Error(String(answer.status));
      const { results, next } = (await answer.json()) as { results: { url?: unknown }[]; next: unknown };
      found.push(
        ...results.flatMap(({ url }) => (typeof url === 'string' && url.startsWith('/') ? [url] : [])),
      );
      if (typeof next !== 'string') break;
    }
  }
  return found;
}
