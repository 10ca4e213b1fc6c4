/** How many pictures a tile shows one after the other, and how many the slider of the player has. @assumed */
const [onTile, onSlider] = [4, 10];

const picturesFrom = (first: string, count: number): readonly string[] =>
  Array.from({ length: count }, (_, at) => (at === 0 ? first : `${first}-${at + 1}`));

/** The seeds of the pictures of a video's tile, by the seed of the first one: `x`, `x-2`, `x-3`, `x-4`. */
export const picturesOfVideo = (first: string): readonly string[] => picturesFrom(first, onTile);

/** The seeds of the pictures on the slider of the player, evenly over the video: those of the tile, and further ones. */
export const sliderPicturesOf = (first: string): readonly string[] => picturesFrom(first, onSlider);

/** The seed of the first picture of the video that a further one would belong to; other seeds stay. */
export const firstPictureOf = (seed: string): string => {
  const first = seed.replace(/-\d+$/, '');
  return sliderPicturesOf(first).includes(seed, 1) ? first : seed;
};
