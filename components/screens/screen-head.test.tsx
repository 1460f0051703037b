import { expect, it, vi } from 'vitest';
import { pageSchema } from '@/lib/contract/page';
import { renderServer } from '@/tests/support/render-server';
import { NewsScreen } from './news-screen';
import { NewsletterScreen } from './newsletter-screen';

vi.mock('next-intl/server', () => import('@/tests/support/server-translations'));
vi.mock('@/components/editor/gate', () => ({
  EditorGate: ({ isAboveList }: { isAboveList: boolean }) => isAboveList && <p>Above a list</p>,
}));

const page = { id: 1, content_type: 'page', title: 'Seite', urls: {}, is_online: true, modules: [] };
const content = { page: pageSchema.parse(page), intro: null, introSlug: '' };

it('makes room for a list only where one follows', async () => {
  const news = await renderServer(await NewsScreen({ locale: 'de', content, articles: [] }));
  expect(news).toHaveTextContent('Above a list');
  const newsletter = await renderServer(await NewsletterScreen({ locale: 'de', content, consent: '' }));
  expect(newsletter).not.toHaveTextContent('Above a list');
});
