import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createPictureService, picturesDirectory, type PictureService } from '@lounge/mock-api/server';

/** Whose picture is shown for all performers and videos without a committed one. */
export const standInSeed = 'somebody';

// On a clean clone hundreds would be drawn while pages wait for them, and some refused while the queue is full.
/** Pictures for flows, examples and tiny benches: the committed ones, and one drawing of each kind in the place of all others. */
export const standInPictures = (cacheDir: string): PictureService => {
  const service = createPictureService({ committedDir: picturesDirectory, cacheDir });
  return {
    ...service,
    get: (request, mayDraw) => {
      const { brand, kind } = request;
      const isCommitted = existsSync(join(picturesDirectory, brand, kind, request.seed));
      return service.get(isCommitted ? request : { ...request, seed: standInSeed }, mayDraw);
    },
  };
};
