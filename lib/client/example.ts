import type { z } from 'zod';
import { create } from 'zustand';
import type { Locale } from '@/lib/contract/locale';
import { exampleSchema } from '@/lib/contract/site-status';
import { call as callContract } from './call';

export type Example = z.infer<typeof exampleSchema>;

interface ExampleState {
  /** `idle` until it is asked for the first time. */
  state: 'idle' | 'loading' | 'loaded' | 'failed';
  /** The last answer; it stays while a new one is on its way, and after a failure. */
  example: Example | null;
  /** Asks for the example in a language and stores the answer. It never throws: a failure is kept as a state, and reported. */
  load: (locale: Locale) => Promise<void>;
}

let lastCall = 0;

/** The example call of spec §7: its answer is stored, a failure goes to error reporting. Of several calls the last one counts. */
export const useExample = create<ExampleState>((set) => ({
  state: 'idle',
  example: null,
  load: async (locale) => {
    const call = ++lastCall;
    set({ state: 'loading' });
    try {
      const example = await callContract('GET /{locale}/api/example', {
        params: { locale },
        schema: exampleSchema,
      });
      if (call === lastCall) set({ state: 'loaded', example });
    } catch (error) {
      reportError(error);
      if (call === lastCall) set({ state: 'failed' });
    }
  },
}));
