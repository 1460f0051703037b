import { render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';

const reads = vi.hoisted(() => ({ isEditor: vi.fn(), hasSection: vi.fn(), previewSection: vi.fn() }));
vi.mock('@/lib/content/reads', () => reads);
vi.mock('next/headers', () => ({ headers: async () => new Headers() }));
vi.mock('next/navigation', () => ({
  notFound: () => {
    throw new Error('not found');
  },
  redirect: vi.fn(),
}));
const gate = vi.hoisted(() => vi.fn());
vi.mock('@/components/editor/gate', () => ({
  EditorGate: (props: unknown) => {
    gate(props);
    return null;
  },
}));

const { default: SectionPage } = await import('@/app/cms-hub/sections/[locale]/[slug]/page');

beforeEach(() => {
  reads.isEditor.mockResolvedValue(true);
  reads.previewSection.mockResolvedValue(null);
});

const open = () => SectionPage({ params: Promise.resolve({ locale: 'de', slug: 'tickets' }) });

it('a section that was just created can be filled, though nothing is in it yet', async () => {
  reads.hasSection.mockResolvedValue(true);
  render(await open());
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('tickets');
  expect(reads.hasSection).toHaveBeenCalledWith('tickets');
  // Without a further press: there is nothing else on this page.
  expect(gate).toHaveBeenLastCalledWith(expect.objectContaining({ begins: true }));
});

it('there is no page of a section that does not exist: opening it would make one', async () => {
  reads.hasSection.mockResolvedValue(false);
  await expect(open()).rejects.toThrow('not found');
});
