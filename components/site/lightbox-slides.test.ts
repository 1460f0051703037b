// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { findSlideLink, readSlide, slideLinks } from './lightbox-slides';

describe('the slides of a page', () => {
  beforeEach(() => {
    document.body.innerHTML = `
      <main>
        <header data-hero-image>
          <a id="bild-0" data-lightbox href="/media/1/fluss.jpg"><img alt="Der Fluss"></a><p data-caption>Foto: Ada</p>
        </header>
        <figure>
          <a id="bild-7" data-lightbox href="/media/7/pegel.jpg">
            <img alt="Der Pegel" width="1500" height="1000" srcset="/a.jpg 300w, /b.jpg 600w">
          </a>
          <p data-caption>Pegel</p><figcaption><span data-caption> Am Kai </span><small data-caption></small></figcaption>
        </figure>
        <a data-lightbox id="bild-8" href="/media/8/kran.jpg"><img alt=""></a>
        <a href="/de">Start</a>
      </main>
      <footer><a data-lightbox id="bild-9" href="/x.jpg"></a></footer>`;
  });

  it('are the pictures of its content, with sizes, text and caption', () => {
    const [opening, first, second, ...more] = slideLinks(document).map(readSlide);
    expect(more).toEqual([]);
    expect(opening).toMatchObject({ alt: 'Der Fluss', description: 'Foto: Ada' });
    expect(first).toMatchObject({
      alt: 'Der Pegel',
      width: 1500,
      height: 1000,
      description: 'Pegel · Am Kai',
      srcSet: [
        { src: '/a.jpg', width: 300, height: 200 },
        { src: '/b.jpg', width: 600, height: 400 },
        { width: 1500, height: 1000 },
      ],
    });
    expect(first?.src).toMatch(/\/media\/7\/pegel\.jpg$/);
    expect(second).toEqual({ src: expect.stringMatching(/kran\.jpg$/) as string, alt: '' });
  });

  it('show a picture once that opens the page and stands below again, with its caption', () => {
    document.querySelector('main')?.insertAdjacentHTML(
      'beforeend',
      `<figure>
        <a id="bild-5" data-lightbox href="/media/1/fluss.jpg"><img alt="Der Fluss"></a>
        <figcaption data-caption>Vom Steg aus</figcaption>
      </figure>`,
    );
    const links = slideLinks(document);
    expect(links.map(({ id }) => id)).toEqual(['bild-7', 'bild-8', 'bild-5']);
    expect(links.map(readSlide).at(-1)).toMatchObject({ description: 'Vom Steg aus' });
  });

  it.each([
    ['#bild-7', 'bild-7'],
    ['#bild-0', 'bild-0'],
    ['#bild-99', undefined],
    ['#page-2', undefined],
    ['#bild-7,*', undefined],
    ['', undefined],
  ])('%s leads to %s', (hash, id) => {
    expect(findSlideLink(hash)?.id).toBe(id);
  });
});
