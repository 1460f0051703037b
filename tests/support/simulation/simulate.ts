import { chanceOf, VirtualClock } from './clock';
import { SimulatedEditor, wordsOf, type World } from './editor';
import { ModelServer } from './server';

/** Nothing may take longer to settle, in events. */
const longestQuiet = 20_000;

/**
 * Three to eight people write in the same few texts over a bad network, some of them are killed and come back; then all is quiet. Throws what is
 * wrong then, with the seed that shows it again: all have to see what the server has, nobody's word may be gone that nobody has taken away, and
 * every word that the server has acknowledged has to be in its log. Answers what has happened.
 */
export async function simulate(seed: number, steps: number): Promise<{ writes: number; decisions: number }> {
  const clock = new VirtualClock();
  clock.install();
  try {
    return await run(clock, seed, steps);
  } catch (error) {
    throw new Error(
      `Seed ${seed}, ${steps} steps: ${error instanceof Error ? error.message : String(error)}`,
      {
        cause: error,
      },
    );
  } finally {
    clock.restore();
  }
}

async function run(clock: VirtualClock, seed: number, steps: number) {
  const chance = chanceOf(seed);
  const server = new ModelServer([
    '<p>Der alte Kran am Hafen</p><p>Zwei Zeilen Text</p>',
    '<p>Noch ein Text</p>',
  ]);
  const editors: SimulatedEditor[] = [];
  const news = () => {
    for (const editor of editors) if (chance() > 0.2) editor.hear();
  };
  const world: World = { clock, server, chance, isStormy: true, news };
  const count = 3 + Math.floor(chance() * 6);
  for (let number = 0; number < count; number += 1) editors.push(new SimulatedEditor(number, world));
  let decisions = 0;
  const decide = (editor: SimulatedEditor): void => {
    decisions += editor.conflicts.size;
    editor.decide();
  };

  for (let step = 0; step < steps; step += 1) {
    const editor = editors[Math.floor(chance() * count)];
    if (editor === undefined) continue;
    const luck = chance();
    if (luck < 0.02) editor.restart();
    else if (luck < 0.1) decide(editor);
    else editor.act();
    const until = clock.now + chance() * 1200;
    clock.wait(until - clock.now, () => undefined);
    while (clock.now < until && (await clock.step())) checkLog(server, editors);
  }

  world.isStormy = false;
  for (let event = 0; event < longestQuiet; event += 1) {
    for (const editor of editors) decide(editor);
    if (!(await clock.step())) break;
    checkLog(server, editors);
  }
  // Whoever has not heard of the last change hears of it.
  for (const editor of editors) editor.hear();
  while (await clock.step()) checkLog(server, editors);
  checkEnd(server, editors);
  return { writes: server.log.length, decisions };
}

let checked: { server: ModelServer; entries: number } | null = null;

/** No change takes away a word that its author has not taken away, seeing it. */
function checkLog(server: ModelServer, editors: readonly SimulatedEditor[]): void {
  const from = checked?.server === server ? checked.entries : 0;
  for (const { editor, before, after } of server.log.slice(from)) {
    const kept = new Set(wordsOf(after));
    const lost = wordsOf(before).find(
      (word) => !kept.has(word) && editors[editor]?.removed.has(word) === false,
    );
    if (lost !== undefined)
      throw new Error(`Editor ${editor} overwrote “${lost}” unseen: ${before} → ${after}`);
  }
  checked = { server, entries: server.log.length };
}

function checkEnd(server: ModelServer, editors: readonly SimulatedEditor[]): void {
  const gone = new Set(editors.flatMap(({ removed }) => [...removed]));
  for (const editor of editors) {
    if (!editor.isQuiet) throw new Error(`Editor ${editor.number} has something that was never saved.`);
    for (const id of server.ids) {
      const expected = String(server.read(id).content);
      if (editor.textOf(id) !== expected)
        throw new Error(`Editor ${editor.number} sees ${editor.textOf(id)} instead of ${expected}`);
    }
  }
  const present = new Set(server.ids.flatMap((id) => wordsOf(String(server.read(id).content))));
  for (const { written, number } of editors) {
    const lost = [...written].find((word) => !present.has(word) && !gone.has(word));
    if (lost !== undefined)
      throw new Error(`“${lost}” of editor ${number} is gone, and nobody took it away.`);
  }
}
