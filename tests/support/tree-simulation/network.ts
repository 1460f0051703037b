import type { VirtualClock } from './clock';

/** One of the processes that answer; what was on its way to it or from it is lost when it dies. */
export class Instance {
  generation = 0;

  kill(): void {
    this.generation += 1;
  }
}

/** What happens by chance in a simulation, and to whom. */
export interface Weather {
  clock: VirtualClock;
  chance: () => number;
  /** Whether the network does its worst. */
  isStormy: boolean;
}

export function delay({ chance, isStormy }: Weather): number {
  return 5 + chance() * (isStormy ? 1500 : 50);
}

/** The same data, as it comes out of a cable. */
export function overCable<Data>(data: Data): Data {
  return JSON.parse(JSON.stringify(data)) as Data;
}

/** A call over a network that delays, loses questions and answers, repeats, and overtakes itself. */
export function callOver<Answer>(weather: Weather, instance: Instance, work: () => Answer): Promise<Answer> {
  const { clock, chance } = weather;
  return new Promise((resolve, reject) => {
    const lost = () => reject(new Error('lost'));
    const luck = weather.isStormy ? chance() : 1;
    const { generation } = instance;
    if (luck < 0.1) {
      clock.wait(delay(weather), lost);
      return;
    }
    // A proxy asks again, much later.
    if (luck < 0.2) clock.wait(delay(weather) * 6, () => void work());
    clock.wait(delay(weather), () => {
      if (generation !== instance.generation) {
        lost();
        return;
      }
      const answer = overCable(work());
      clock.wait(delay(weather), () => {
        if ((luck > 0.2 && luck < 0.3) || generation !== instance.generation) lost();
        else resolve(answer);
      });
    });
  });
}

export function pick<Item>(items: readonly Item[], chance: () => number): Item {
  const item = items[Math.floor(chance() * items.length)];
  if (item === undefined) throw new Error('There is nothing to choose from.');
  return item;
}
