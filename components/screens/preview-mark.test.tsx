import { expect, it, vi } from 'vitest';
import { renderServer } from '@/tests/support/render-server';
import { PreviewMark } from './preview-mark';

vi.mock('next-intl/server', () => import('@/tests/support/server-translations'));

it('steps back in the frame of the editor’s preview, and stands everywhere else', async () => {
  const body = await renderServer(<PreviewMark locale="de" state="draft" path="/de/seite" />);
  const mark = body.querySelector('aside');
  const script = mark?.querySelector('script');
  if (!mark || !script) throw new Error('There is no mark.');
  const run = (frame: Element | null) => {
    mark.hidden = false;
    new Function('window', 'document', script.text)({ frameElement: frame }, { currentScript: script });
    return mark.hidden;
  };
  expect(run(null)).toBe(false);
  expect(run(document.createElement('iframe'))).toBe(true);
});
