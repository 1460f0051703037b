import { treeIds } from '@/lib/pagebuilder/locate';
import { serialize } from '@/lib/pagebuilder/serialize';
import { chanceOf, VirtualClock } from './clock';
import { buildModule, buildSection, repeatedIds } from '../trees';
import { SimulatedEditor, type World } from './editor';
import { Instance, pick } from './network';
import { ModelServer } from './server';
import { wordsOf } from './words';

/** Nothing may take longer to settle, in events. */
const longestQuiet = 60_000;

/** What has happened in a simulation. */
export interface Result {
  operations: number;
  undone: number;
  skipped: number;
  decisions: number;
}

/**
 * Three to eight people build one page over a bad network and on two instances, some of them are killed and come back; then all is quiet. Throws what
 * is wrong then, with the seed that shows it again: all have to have the tree that the server has, nobody's word may be gone that nobody has taken
 * away, every undo has to have done what it says.
 */
export async function simulateTree(seed: number, steps: number): Promise<Result> {
  const clock = new VirtualClock();
  clock.install();
  try {
    return await run(clock, seed, steps);
  } catch (error) {
    const sentence = error instanceof Error ? error.message : String(error);
    throw new Error(`Seed ${seed}, ${steps} steps: ${sentence}`, { cause: error });
  } finally {
    clock.restore();
  }
}

function firstPage() {
  const text = (id: number, de: string, en: string) =>
    buildModule({ id, kind: 'text', values: { content: { de: `<p>${de}</p>`, en: `<p>${en}</p>` } } });
  return {
    sections: [
      buildSection({
        id: 1,
        columns: [[text(2, 'Der alte Kran', 'The old crane'), text(3, 'am Hafen', 'harbour')]],
      }),
      buildSection({ id: 4, columns: [[text(5, 'Noch ein Text', 'Another')]] }),
    ],
  };
}

async function run(clock: VirtualClock, seed: number, steps: number): Promise<Result> {
  const chance = chanceOf(seed);
  const server = new ModelServer(firstPage());
  const editors: SimulatedEditor[] = [];
  const news = () => {
    for (const editor of editors) editor.hear();
  };
  const instances = [new Instance(), new Instance()];
  const world: World = { clock, server, chance, instances, isStormy: true, news };
  const count = 3 + Math.floor(chance() * 6);
  for (let number = 0; number < count; number += 1) editors.push(new SimulatedEditor(number, world));
  const check = new LogCheck(server, editors);

  for (let step = 0; step < steps; step += 1) {
    const editor = pick(editors, chance);
    const luck = chance();
    if (luck < 0.02) editor.restart();
    else if (luck < 0.03) editor.goOffline(chance() * 20_000);
    else if (luck < 0.04) pick(instances, chance).kill();
    else if (luck < 0.06) editor.reconnect();
    else if (luck < 0.12) editor.decide();
    else editor.act();
    const until = clock.now + chance() * 900;
    clock.wait(until - clock.now, () => undefined);
    while (clock.now < until && (await clock.step())) check.run();
  }

  world.isStormy = false;
  for (const editor of editors) editor.goOffline(0);
  for (let event = 0; ; event += 1) {
    if (event > longestQuiet) throw new Error('It never becomes quiet.');
    for (const editor of editors) editor.decide();
    if (!(await clock.step())) {
      if (editors.every(({ copy }) => copy?.revision === server.revision && isQuiet(copy))) break;
      // Whoever has not heard of the last change hears of it.
      for (const editor of editors) editor.reconnect();
    }
    check.run();
  }
  checkEnd(server, editors);
  const sum = (of: (editor: SimulatedEditor) => number) =>
    editors.reduce((total, editor) => total + of(editor), 0);
  return {
    operations: server.log.length,
    undone: sum(({ undone }) => undone),
    skipped: sum(({ skipped }) => skipped),
    decisions: sum(({ decisions }) => decisions),
  };
}

function isQuiet({ pending, conflicts, orphans }: NonNullable<SimulatedEditor['copy']>): boolean {
  return pending.length === 0 && conflicts.length === 0 && orphans.length === 0;
}

/** No entry of the log takes away a word that its author has not taken away, seeing it; every key is there once. */
class LogCheck {
  private checked = 0;
  private readonly keys = new Set<string>();

  constructor(
    private readonly server: ModelServer,
    private readonly editors: readonly SimulatedEditor[],
  ) {}

  run(): void {
    for (const { user, before, after, key, operation } of this.server.log.slice(this.checked)) {
      if (key !== null && this.keys.has(key)) throw new Error(`${key} has had two effects.`);
      if (key !== null) this.keys.add(key);
      const author = this.editors.find(({ name }) => name === user);
      const present = wordsOf(after);
      const lost = [...wordsOf(before).keys()].find(
        (word) => !present.has(word) && author?.removed.has(word) !== true,
      );
      if (lost !== undefined)
        throw new Error(`${user} has overwritten “${lost}” unseen, by ${JSON.stringify(operation)}.`);
    }
    this.checked = this.server.log.length;
  }
}

function checkEnd(server: ModelServer, editors: readonly SimulatedEditor[]): void {
  if (repeatedIds(server.tree).length > 0) throw new Error(`The tree has ${treeIds(server.tree).join(' ')}.`);
  const tree = serialize(server.tree);
  const logged = new Set(server.log.map(({ key }) => key));
  for (const { acknowledged, name } of editors) {
    const absent = [...acknowledged].find((key) => !logged.has(key));
    if (absent !== undefined) throw new Error(`${absent} of ${name} was acknowledged and is not in the log.`);
  }
  for (const { copy, name } of editors) {
    if (serialize(copy?.acknowledged) !== tree) throw new Error(`${name} has another tree than the server.`);
    if (serialize(copy?.shown) !== tree) throw new Error(`${name} sees another page than the server has.`);
  }
  const gone = new Set(editors.flatMap(({ removed }) => [...removed]));
  const present = wordsOf(server.tree);
  for (const { written, name } of editors) {
    const lost = [...written].find((word) => !present.has(word) && !gone.has(word));
    if (lost !== undefined) throw new Error(`“${lost}” of ${name} is gone, and nobody took it away.`);
  }
}
