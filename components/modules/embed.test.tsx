import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NextIntlClientProvider } from 'next-intl';
import { describe, expect, it } from 'vitest';
import { isAllowedEmbed, type EmbedFamily } from '@/lib/pagebuilder/embeds';
import { getMessages } from '@/lib/i18n/messages';
import { consent } from '@/lib/site';
import { Embed } from './embed';
import { findPlayer } from './embed-player';
import { ViewerView } from './viewer/view';

const players: [EmbedFamily, string, string][] = [
  [
    'video',
    'https://www.youtube.com/watch?v=aqz-KE-bpKQ&t=10',
    'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1&rel=0',
  ],
  [
    'video',
    'https://www.youtube.com/embed/aqz-KE-bpKQ',
    'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1&rel=0',
  ],
  [
    'video_list',
    'https://youtu.be/aqz-KE-bpKQ',
    'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1&rel=0',
  ],
  ['video', 'https://vimeo.com/76979871', 'https://player.vimeo.com/video/76979871?autoplay=1&dnt=1'],
  [
    'video',
    'https://vimeo.com/76979871/0a1b2c3d4e',
    'https://player.vimeo.com/video/76979871?h=0a1b2c3d4e&autoplay=1&dnt=1',
  ],
  [
    'video',
    'https://player.vimeo.com/video/76979871?h=0a1b2c3d4e&title=0',
    'https://player.vimeo.com/video/76979871?h=0a1b2c3d4e&autoplay=1&dnt=1',
  ],
  [
    'video',
    'https://vimeo.com/channels/staffpicks/76979871?h=x%26y',
    'https://player.vimeo.com/video/76979871?autoplay=1&dnt=1',
  ],
  [
    'audio',
    'https://open.spotify.com/intl-de/track/4rOoJ6Egrf8K2IrywzwOMk',
    'https://open.spotify.com/embed/track/4rOoJ6Egrf8K2IrywzwOMk',
  ],
  [
    'audio',
    'https://soundcloud.com/stromauf/fluss',
    'https://w.soundcloud.com/player/?url=https%3A%2F%2Fsoundcloud.com%2Fstromauf%2Ffluss&visual=false',
  ],
  [
    'audio',
    'https://podcasts.apple.com/de/podcast/a/id12?i=34',
    'https://embed.podcasts.apple.com/de/podcast/a/id12?i=34',
  ],
  [
    'audio',
    'https://stromauf.podigee.io/3-schleuse',
    'https://stromauf.podigee.io/3-schleuse/embed?context=external',
  ],
  [
    'viewer',
    'https://issuu.com/stromauf/docs/programm',
    'https://e.issuu.com/embed.html?u=stromauf&d=programm',
  ],
  [
    'viewer',
    'https://www.yumpu.com/de/document/view/123/programm',
    'https://www.yumpu.com/de/document/fullscreen/123',
  ],
  ['viewer', 'https://www.calameo.com/read/00012345', 'https://v.calameo.com/?bkcode=00012345'],
  ['social', 'https://www.instagram.com/p/CxYz/?utm=1', 'https://www.instagram.com/p/CxYz/embed'],
  [
    'social',
    'https://x.com/stromauf/status/123',
    'https://platform.twitter.com/embed/Tweet.html?id=123&dnt=true',
  ],
  [
    'social',
    'https://www.facebook.com/stromauf/posts/1',
    'https://www.facebook.com/plugins/post.php?href=https%3A%2F%2Fwww.facebook.com%2Fstromauf%2Fposts%2F1',
  ],
  ['social', 'https://www.tiktok.com/@stromauf/video/72', 'https://www.tiktok.com/embed/v2/72'],
];

describe('findPlayer', () => {
  it.each(players)('finds the %s player of %s', (family, address, source) => {
    expect(findPlayer(address, family)?.source).toBe(source);
  });

  // The content security policy allows frames of these hosts.
  it.each(players)('stays on a host of the family: %s %s', (family, address) => {
    expect(isAllowedEmbed(findPlayer(address, family)?.source ?? '', family)).toBe(true);
  });

  it('refuses foreign hosts and other families', () => {
    expect(findPlayer('https://example.org/watch?v=1', 'video')).toBeNull();
    expect(findPlayer('https://vimeo.com/1', 'audio')).toBeNull();
    expect(findPlayer('', 'video')).toBeNull();
  });

  it('offers no player where the address names no film', () => {
    expect(findPlayer('https://www.youtube.com/@stromauf', 'video')?.source).toBeNull();
  });
});

describe('Embed', () => {
  it('asks nothing of the third party before the click', async () => {
    const { container } = render(
      <NextIntlClientProvider
        locale="de"
        timeZone="Europe/Berlin"
        messages={{ modules: getMessages('de').modules }}
      >
        <Embed
          address="https://youtu.be/aqz-KE-bpKQ"
          family="video_list"
          title="An der Schleuse"
          field="video_url"
        />
      </NextIntlClientProvider>,
    );
    expect(container.querySelector('iframe')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: /YouTube/ }));
    const frame = screen.getByTitle('An der Schleuse – YouTube');
    expect(frame).toHaveAttribute('src', expect.stringContaining('youtube-nocookie.com'));
    expect(frame).toHaveAttribute('sandbox');
    expect(frame).toHaveFocus();
  });

  it('shows what has no poster at once to a visitor who has allowed external media', () => {
    document.cookie = `${consent.cookie}=required`;
    const { container } = render(
      <NextIntlClientProvider
        locale="de"
        timeZone="Europe/Berlin"
        messages={{ modules: getMessages('de').modules }}
      >
        <Embed address="https://issuu.com/stromauf/docs/programm" family="viewer" field="embed" />
      </NextIntlClientProvider>,
    );
    expect(container.querySelector('iframe')).toBeNull();
    act(() => {
      document.cookie = `${consent.cookie}=required.external`;
      document.dispatchEvent(new CustomEvent(consent.event));
    });
    expect(container.querySelector('iframe')).not.toBeNull();
    expect(document.activeElement).toBe(document.body);
    document.cookie = `${consent.cookie}=; Max-Age=0`;
  });
});

it.each([
  ['issuu', 'Issuu'],
  ['auto', 'Calaméo'],
])('names the platform that an editor has chosen (%s), else that of the address', (media_type, name) => {
  const module = {
    id: 1,
    model: 'viewer' as const,
    slug: null,
    content_type: null,
    object_id: null,
    anchor: '',
    parent: 2,
    column: 0,
    order: 0,
    embed: 'https://www.calameo.com/read/00012345',
    media_type,
  };
  render(
    <NextIntlClientProvider locale="de" messages={getMessages('de')} timeZone="Europe/Berlin">
      <ViewerView
        locale="de"
        headingAbove={1}
        isEditable={false}
        module={module}
        Field={() => null}
        Fold={() => null}
        renderPlaced={() => null}
        renderChildren={() => []}
      />
    </NextIntlClientProvider>,
  );
  expect(screen.getByRole('button', { name: `${name} laden` })).toBeVisible();
  expect(screen.getByRole('link', { name: `Bei ${name} öffnen(öffnet in neuem Tab)` })).toBeVisible();
});
