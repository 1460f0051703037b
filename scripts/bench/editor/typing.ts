import type { Page } from '@playwright/test';

export interface Typing {
  /** Milliseconds from each key to the painted letter. */
  paints: number[];
  /** Milliseconds of script per key. */
  script: number;
}

/** Slows a page's processor down by a factor. */
export async function slowDown(page: Page, factor: number): Promise<void> {
  const protocol = await page.context().newCDPSession(page);
  await protocol.send('Emulation.setCPUThrottlingRate', { rate: factor });
}

/** Types letters into the focused element, one every 60 ms like a fast typist. */
export async function measureTyping(page: Page, keys: number): Promise<Typing> {
  await page.evaluate(() => {
    const times: number[] = [];
    Object.assign(window, { benchPaints: times });
    addEventListener(
      'keydown',
      ({ timeStamp }) =>
        requestAnimationFrame(
          () =>
            // After the frame was handed over, and before anything else.
            void scheduler.postTask(() => times.push(performance.now() - timeStamp), {
              priority: 'user-blocking',
            }),
        ),
      { capture: true },
    );
  });
  const protocol = await page.context().newCDPSession(page);
  await protocol.send('Performance.enable');
  const scriptSeconds = async (): Promise<number> => {
    const { metrics } = await protocol.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? Number.NaN;
  };
  const before = await scriptSeconds();
  for (let index = 0; index < keys; index += 1) {
    await page.keyboard.press('abcdefgh '[index % 9] ?? 'a');
    await page.waitForTimeout(60);
  }
  const script = ((await scriptSeconds()) - before) * 1000;
  const paints = await page.evaluate(() => (window as unknown as { benchPaints: number[] }).benchPaints);
  return { paints, script: script / keys };
}
