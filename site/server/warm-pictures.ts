import { brands, type Brand } from '@lounge/locale';
import type { Seeds } from '@lounge/mock-api';
import type { PictureService } from '@lounge/mock-api/server';

const requestsOf = (seeds: Seeds, brand: Brand) => [
  ...seeds.performers.map(({ pictureSeed }) => ({ brand, kind: 'portrait' as const, seed: pictureSeed, width: 320 })),
  ...seeds.performers.map(({ bannerSeed }) => ({ brand, kind: 'banner' as const, seed: bannerSeed, width: 1280 })),
  ...seeds.videos
    .slice(0, 60)
    .map(({ previewSeed }) => ({ brand, kind: 'still' as const, seed: previewSeed, width: 320 })),
];

/** Draws pictures of the start page ahead of requests, one after the other. Returns a function that stops it. */
export const warmPictures = (pictureService: PictureService, seeds: Seeds): (() => void) => {
  let isStopped = false;
  const all = brands.flatMap((brand) => requestsOf(seeds, brand));
  const work = async (): Promise<void> => {
    for (const request of all) {
      if (isStopped) return;
      await pictureService.get(request).catch(() => 'unknown');
    }
  };
  void work();
  return () => {
    isStopped = true;
  };
};
