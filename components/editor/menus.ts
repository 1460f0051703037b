import { later } from './dialogs/later';

// The menus of the editor: nobody needs one to write, so each is fetched when somebody comes near its button. The choice of blocks is none of
// them: whoever asks for it by a key types on at once, and no letter may be lost.

const isAhead = true;

export const BlockMenu = later(async () => (await import('./canvas/block-menu')).BlockMenu, { isAhead });
export const SectionMenu = later(async () => (await import('./canvas/section-menu')).SectionMenu, {
  isAhead,
});
export const MoreMenu = later(async () => (await import('./toolbar/more-menu')).MoreMenu, { isAhead });
export const PublishMenu = later(async () => (await import('./toolbar/publish-menu')).PublishMenu, {
  isAhead,
});
