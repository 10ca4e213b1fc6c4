import { PinnedPhotos } from '@lounge/stores/content/galleries';
import { defineModule } from '../../shared/define-module.ts';
import { restorables } from '../../shared/snapshots.ts';

/** The guest's pinned albums and pictures, for the guest's own page. */
export const { of: pinnedPicturesOf, use: usePinnedPictures } = defineModule({
  key: 'pinned pictures',
  create: ({ context }) => new PinnedPhotos(context),
  snapshot: ({ data }) => restorables({ 'pinned pictures': data }),
});
