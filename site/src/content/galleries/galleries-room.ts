import { Gallery } from '@lounge/stores/content/galleries';
import type { Stores } from '../../app/compose.ts';
import { newKey } from '../../app/new-key.ts';
import { openedStores, type OpenedStores } from '../../app/opened-stores.ts';

/** The albums that were opened. */
export const galleriesRoom = ({ room }: Stores): OpenedStores<Gallery> =>
  room('galleries', (caller) =>
    openedStores(
      (albumId) => new Gallery(albumId, caller, newKey),
      ({ data }, albumId) => ({ [`album ${albumId}`]: data }),
    ),
  );
