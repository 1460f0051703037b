import { render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { expect, it } from 'vitest';
import type { Module } from '@/lib/contract/module';
import { getMessages } from '@/lib/i18n/messages';
import { timeZone } from '@/lib/site';
import { PlainField } from './plain-field';
import { PlainFold } from './plain-fold';
import { VideoView } from './video/view';
import { VideoitemView } from './videoitem/view';

const common = { slug: null, parent: null, content_type: null, object_id: null, column: 0, order: 0 };

/** Shows a video block whose film leads to a file, and which names one on a platform, too. */
function show(film: string, kind: 'video' | 'videoitem' = 'video', captions = '') {
  const fields = {
    title: 'An der Schleuse',
    film: 'media:8',
    film_url: film,
    captions_url: captions,
    image_url: '/media/1/lock.jpg',
  };
  const module: Module = { ...common, id: 7, model: kind, anchor: '', ...fields };
  const platform = { ...module, video_url: 'https://vimeo.com/76979871' };
  const rest = {
    ...{ locale: 'de' as const, Field: PlainField, Fold: PlainFold, isEditable: false, headingAbove: 2 },
    ...{
      live: undefined,
      sizes: undefined,
      isLeading: false,
      renderPlaced: () => null,
      renderChildren: () => [],
    },
  };
  return render(
    <NextIntlClientProvider locale="de" timeZone={timeZone} messages={{ modules: getMessages('de').modules }}>
      {kind === 'video' ? (
        <VideoView {...rest} module={{ ...platform, model: 'video' }} />
      ) : (
        <VideoitemView {...rest} module={{ ...platform, model: 'videoitem' }} />
      )}
    </NextIntlClientProvider>,
  ).container;
}

const player = (container: HTMLElement) => container.querySelector('video');

it.each(['video', 'videoitem'] as const)('a film of the media library is played by a %s', (kind) => {
  expect(player(show('/media/8/lock.MP4?v=2', kind))).toHaveAttribute('src', '/media/8/lock.MP4?v=2');
});

it('a film leads to its file in a browser that plays none, and has its picture for paper', () => {
  const container = show('/media/8/lock.mp4');
  expect(player(container)?.querySelector('a')).toHaveAttribute('href', '/media/8/lock.mp4');
  expect(player(container)?.querySelector('a')).toHaveTextContent('An der Schleuse');
  expect(container.querySelector('img')).toHaveAttribute('src', '/media/1/lock.jpg');
});

it.each(['/media/8/programme.pdf', '/media/8/song.mp3', '/media/8/lock?name=.mp4', ''])(
  'the film of the platform is shown instead of a file that is no film: %s',
  (file) => {
    expect(player(show(file))).toBeNull();
    expect(screen.getByRole('button')).toBeVisible();
  },
);

it('a film has captions in the language of the page, and none that are no captions', () => {
  const track = show('/media/8/lock.mp4', 'video', '/media/9/lock.vtt').querySelector('track');
  expect(track).toHaveAttribute('src', '/media/9/lock.vtt');
  expect(track).toHaveAttribute('kind', 'captions');
  expect(track).toHaveAttribute('srclang', 'de');
  expect(track).toHaveAttribute('label', 'Untertitel');
  for (const file of ['', '/media/9/lock.txt'])
    expect(show('/media/8/lock.mp4', 'video', file).querySelector('track')).toBeNull();
});
