import { Gallery } from '@lounge/stores/content/galleries';
import type { Stores } from '../../app/compose.ts';
import { openedStores, type OpenedStores } from '../../app/opened-stores.ts';

/** The albums that were opened. */
export const galleriesStores = ({ module }: Stores): OpenedStores<Gallery> =>
  module('galleries', (context) =>
    openedStores(
      (albumId) => new Gallery(albumId, context),
      ({ data }, albumId) => ({ [`album ${albumId}`]: data }),
    ),
  );
