import { albumComments, Gallery, GalleryLook, KnownTags } from '@lounge/stores/content/galleries';
import { defineModule } from '../../shared/define-module.ts';
import { openedStores } from '../../shared/opened-stores.ts';
import { isPhone } from '../../shared/viewport.ts';

/** The albums that were opened on this page. */
export const { of: galleriesOf, use: useGalleries } = defineModule({
  key: 'galleries',
  create: ({ context }) =>
    openedStores(
      (albumId) => new Gallery(albumId, context, undefined, isPhone),
      ({ data, preview }, albumId) => ({ [`album ${albumId}`]: data, [`look ${albumId}`]: preview }),
    ),
  listen: (galleries, pushSource) => galleries.listen(pushSource),
  snapshot: (galleries) => galleries,
});

/** The comments on the albums whose pages were opened. */
export const { use: useAlbumComments } = defineModule({
  key: 'albumComments',
  create: ({ context }) =>
    openedStores(
      (albumId) => albumComments(albumId, context),
      () => ({}),
    ),
  listen: (opened, pushSource) => opened.listen(pushSource),
});

/** The look into the album whose tile has the pointer or the focus. */
export const { use: useGalleryLook } = defineModule({
  key: 'galleryLook',
  create: ({ context }) => new GalleryLook(context),
});

/** The tags that buyers choose among. */
export const { use: useKnownTags } = defineModule({
  key: 'knownTags',
  create: ({ context }) => new KnownTags(context),
});
