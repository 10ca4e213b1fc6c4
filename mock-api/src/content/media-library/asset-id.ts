import { pinKey } from '../favourites/statements.ts';
import { purchaseKey } from '../../foundation/wallet/index.ts';
import type { Row } from '../../world/tables.ts';

/** The subject of something in the library. */
export type AssetKind = Row<'archivedMedia'>['kind'];

/** A subject by its kind and id. */
export interface Asset {
  readonly kind: AssetKind;
  readonly contentId: number;
}

/** The id of an item on the wire. */
export const assetIdOf = ({ kind, contentId }: Asset): string => `${kind}-${contentId}`;

const assetId = /^(video|album|picture|clip|audio|post)-([1-9]\d{0,9})$/;

/** The subject that an id names, or null. */
export const assetOf = (id: string): Asset | null => {
  const [, kind, digits] = assetId.exec(id) ?? [];
  const contentId = Number(digits);
  // Databases have no larger integer.
  if (kind === undefined || contentId > 2_147_483_647) return null;
  return { kind: kind as AssetKind, contentId };
};

/** The kind of the purchase of a subject; null for what is not sold. */
const soldAs = { video: 'video', album: 'album', post: 'feedPost', picture: null, clip: null, audio: null } as const;

const ownedKey = (guestId: number, { kind, contentId }: Asset): string => {
  const sold = soldAs[kind];
  return sold === null ? '' : purchaseKey(guestId, sold, contentId);
};

/** The keys under which a subject can be the guest's: as a purchase, and as a pin. A pinned video is a pin of an album with its id. */
export const keysOf = (guestId: number, { kind, contentId }: Asset) => ({
  archive: `${guestId} ${kind} ${contentId}`,
  owned: ownedKey(guestId, { kind, contentId }),
  pin: kind === 'video' || kind === 'album' ? pinKey(guestId, 'album', contentId) : pinKey(guestId, kind, contentId),
  sedcards: kind === 'album' ? pinKey(guestId, 'sedcards', contentId) : '',
});
