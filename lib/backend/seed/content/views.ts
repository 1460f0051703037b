import { shots, type Views } from './artwork-view';
import type { MediaContent, Name, Text } from './model';
import { islandViews } from './views-island';
import { quayViews } from './views-quay';
import { upstreamViews } from './views-upstream';

const views: Views = { ...quayViews, ...islandViews, ...upstreamViews };

/** The views of a work in display order. */
export function viewsOf(work: string): { image: Name; caption: Text }[] {
  return shots.flatMap((shot) => {
    const view = views[work]?.[shot];
    return view === undefined ? [] : [{ image: `@media:${work}-${shot}`, caption: view.caption }];
  });
}

/** The pictures themselves, rendered by scripts/demo/artworks. */
export const viewPictures: readonly MediaContent[] = Object.entries(views).flatMap(([work, each]) =>
  Object.entries(each).map(([shot, { alt, focalX }]) => ({
    file: `${work}-${shot}.jpg`,
    folder: 'artworks',
    alt,
    copyright: '',
    ...(focalX === undefined ? {} : { focalX }),
  })),
);
