import { later } from './later';

// The menus of the editor: nobody needs one to write, so each is fetched when somebody comes near its button. The choice of blocks is none of
// them: whoever asks for it by a key types on at once, and no letter may be lost.

const prefetch = true;

export const BlockMenu = later(async () => (await import('./canvas/block-menu')).BlockMenu, { prefetch });
export const SectionMenu = later(async () => (await import('./canvas/section-menu')).SectionMenu, {
  prefetch,
});
export const MoreMenu = later(async () => (await import('./toolbar/more-menu')).MoreMenu, { prefetch });
export const PublishMenu = later(async () => (await import('./toolbar/publish-menu')).PublishMenu, {
  prefetch,
});
