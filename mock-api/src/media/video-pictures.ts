/** How many pictures a video has besides its first one. @assumed */
const furtherPictures = 3;

/** The seeds of the pictures of a video, by the seed of the first one: `x`, `x-2`, `x-3`, `x-4`. */
export const picturesOfVideo = (first: string): readonly string[] => [
  first,
  ...Array.from({ length: furtherPictures }, (_, at) => `${first}-${at + 2}`),
];

/** The seed of the first picture of the video that a further one would belong to; other seeds stay. */
export const firstPictureOf = (seed: string): string => {
  const first = seed.replace(/-\d+$/, '');
  return picturesOfVideo(first).includes(seed, 1) ? first : seed;
};
