import { Gallery } from '@lounge/stores/content/galleries';
import { defineModule } from '../../shared/define-module.ts';
import { openedStores } from '../../shared/opened-stores.ts';

/** The albums that were opened on this page. */
export const { of: galleriesOf, use: useGalleries } = defineModule({
  key: 'galleries',
  create: ({ context }) =>
    openedStores(
      (albumId) => new Gallery(albumId, context),
      ({ data }, albumId) => ({ [`album ${albumId}`]: data }),
    ),
  listen: (galleries, pushSource) => galleries.listen(pushSource),
  snapshot: (galleries) => galleries,
});
