import { expect, it } from 'vitest';
import { doBeforeEnd, doLastWork } from './last-work.mjs';

it('waits for all that is to be done before the end, once, and for the rest where something fails', async () => {
  const done: string[] = [];
  const finish = async () => {
    await new Promise((resolve) => setTimeout(resolve, 20));
    done.push('finished');
  };
  doBeforeEnd(() => Promise.reject(new Error('away')));
  doBeforeEnd(finish);
  doBeforeEnd(finish);
  await doLastWork();
  expect(done).toEqual(['finished']);
});
