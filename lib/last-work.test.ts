import { expect, it } from 'vitest';
import { doBeforeEnd, doLastWork } from './last-work.mjs';

it('waits for all that is to be done before the end, once, and for the rest where something fails', async () => {
  const done: string[] = [];
  let giveLeave = (): void => undefined;
  const leave = new Promise<void>((resolve) => (giveLeave = resolve));
  const finish = () => leave.then(() => void done.push('finished'));
  doBeforeEnd(() => Promise.reject(new Error('away')));
  doBeforeEnd(finish);
  doBeforeEnd(finish);
  const over = doLastWork().then(() => done.push('over'));
  giveLeave();
  await over;
  expect(done).toEqual(['finished', 'over']);
});
