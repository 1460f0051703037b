/** The settings of a site that has no map. */
export const map = { tiles: null, style: null, styleHost: null, ways: null, overview: null };

/** A picture of the media library as public screens get it. */
export const picture = {
  id: 3,
  url: '/media/0123/kai.jpg',
  text: 'Der Kai',
  copyright: 'Foto: Ada',
  width: 1500,
  height: 1000,
};
