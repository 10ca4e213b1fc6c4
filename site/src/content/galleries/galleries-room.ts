import { Gallery } from '@lounge/stores/content/galleries';
import type { Stores } from '../../app/compose.ts';
import { openedStores, type OpenedStores } from '../../app/opened-stores.ts';

/** The albums that were opened. */
export const galleriesRoom = ({ room }: Stores): OpenedStores<Gallery> =>
  room('galleries', (caller) =>
    openedStores(
      (albumId) => new Gallery(albumId, caller, () => crypto.randomUUID()),
      ({ data }, albumId) => ({ [`album ${albumId}`]: data }),
    ),
  );
