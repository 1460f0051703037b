import { expect, it, vi } from 'vitest';
import { dragLibrary } from './drag-library';
import { prepareDragging, whenDragging } from './dragging';

it('registers what waits once somebody comes near a handle, and nothing that has gone by then', async () => {
  const end = vi.fn();
  const stays = vi.fn(() => end);
  const goes = vi.fn(() => end);
  const stop = whenDragging(stays);
  whenDragging(goes)();
  expect(stays).not.toHaveBeenCalled();

  prepareDragging();
  await vi.waitFor(() => expect(stays).toHaveBeenCalledExactlyOnceWith(dragLibrary));
  expect(goes).not.toHaveBeenCalled();
  expect(end).not.toHaveBeenCalled();
  stop();
  expect(end).toHaveBeenCalledOnce();
});

it('registers at once what comes later', () => {
  const register = vi.fn(() => () => undefined);
  whenDragging(register);
  expect(register).toHaveBeenCalledExactlyOnceWith(dragLibrary);
});
