import { describe, expect, it, vi } from 'vitest';
import { toNewsletterPage, withNewsletterPage } from './newsletter-page';

describe('the page for a step of the newsletter', () => {
  it('stands in the language of the step, which its address names, and is never kept', () => {
    const answer = toNewsletterPage('de', { confirm: 'to ken' });
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toBe('/de/newsletter?confirm=to+ken');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(toNewsletterPage('en', { state: 'failed' }).headers.get('location')).toBe(
      '/en/newsletter?state=failed',
    );
  });
});

describe('who is answered with a page', () => {
  const post = (address: string, type: string) =>
    new Request(`http://localhost${address}`, {
      method: 'POST',
      body: 'x',
      headers: { 'Content-Type': type },
    });
  const form = 'application/x-www-form-urlencoded; charset=utf-8';

  async function ask(request: Request, answer: Response): Promise<Response> {
    const handle = vi.fn(async () => answer);
    const given = await withNewsletterPage(handle)(request, 'context');
    expect(handle).toHaveBeenCalledWith(request, 'context');
    return given;
  }

  it('is a browser that sends a form', async () => {
    const done = await ask(post('/api/newsletter/?locale=en', form), Response.json({ state: 'pending' }));
    expect(done.headers.get('location')).toBe('/en/newsletter?state=pending');
    const failed = await ask(post('/api/newsletter/?locale=en', form), Response.json({}, { status: 400 }));
    expect(failed.headers.get('location')).toBe('/en/newsletter?state=failed');
  });

  it('is no script and no mail provider', async () => {
    const answer = Response.json({ state: 'unsubscribed' });
    expect(await ask(post('/api/newsletter/unsubscribe/?token=t', form), answer)).toBe(answer);
    expect(await ask(post('/api/newsletter/', 'application/json'), answer)).toBe(answer);
  });
});
