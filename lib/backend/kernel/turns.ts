import { ProblemError } from './problem';

interface Waiting {
  places: number;
  begin: () => void;
}

interface Needs {
  /** How many of the places it takes. */
  places?: number;
  /** Milliseconds after which it waits no more. */
  patience?: number;
}

/** Lets so much work run at once as there are places, in order of arrival: what waits in front is overtaken by nothing that would fit already. */
export class Turns {
  private taken = 0;
  private readonly queue: Waiting[] = [];

  constructor(private readonly places: number) {}

  /** How many wait. */
  get waiting(): number {
    return this.queue.length;
  }

  /** Runs a piece of work when it is its turn. Throws `unavailable` if that takes longer than it has patience. */
  async run<Result>(work: () => Promise<Result>, { places = 1, patience }: Needs = {}): Promise<Result> {
    await this.enter(places, patience);
    try {
      return await work();
    } finally {
      this.taken -= places;
      this.beginNext();
    }
  }

  private enter(places: number, patience: number | undefined): Promise<void> {
    return new Promise((resolve, reject) => {
      const giveUp = () => {
        this.queue.splice(this.queue.indexOf(waiting), 1);
        reject(new ProblemError('unavailable'));
        this.beginNext();
      };
      const timer = patience === undefined ? undefined : setTimeout(giveUp, patience);
      const waiting: Waiting = {
        places,
        begin: () => {
          clearTimeout(timer);
          resolve();
        },
      };
      this.queue.push(waiting);
      this.beginNext();
    });
  }

  private beginNext(): void {
    for (let [next] = this.queue; next && this.taken + next.places <= this.places; [next] = this.queue) {
      this.queue.shift();
      this.taken += next.places;
      next.begin();
    }
  }
}
