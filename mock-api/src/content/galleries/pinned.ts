import type { AnswerOf } from '@lounge/protocol';
import type { getPinnedPhotos } from '@lounge/protocol/content/galleries';
import { restrictionOf } from '../../foundation/wallet/index.ts';
import { guestOf } from '../../dispatch/handler.ts';
import { localized } from '../../wire/localized.ts';
import type { Row } from '../../world/tables.ts';
import type { Caller, World } from '../../world/world.ts';
import { actorExists } from '../actors/statements.ts';
import { albumOfPicture, pinsOfGuest, placeOfPicture } from '../favourites/statements.ts';
import { albumOf, marksOf, pictureAt, restrictedBy } from './map-album.ts';
import { albumById } from './statements.ts';

type Pinned = AnswerOf<typeof getPinnedPhotos>;
interface Found {
  readonly row: Row<'album'>;
  readonly actor: { readonly id: number; readonly name: string };
}

const found = async (albumId: number, { tx }: World): Promise<Found | null> => {
  const row = await albumById.first(tx, { id: albumId });
  const actor = row === null ? null : await actorExists.first(tx, { id: row.actor_id });
  return row === null || actor === null ? null : { row, actor: { id: actor.id, name: actor.name } };
};

/** What the guest pinned of albums, the latest first; what is gone is left out. */
export const pinnedOf = async (caller: Caller, world: World): Promise<Pinned> => {
  const pins = await pinsOfGuest.all(world.tx, { guestId: guestOf(caller) });
  const marks = await marksOf(caller, world);
  const known = new Map<number, Found | null>();
  const once = async (albumId: number): Promise<Found | null> => {
    if (!known.has(albumId)) known.set(albumId, await found(albumId, world));
    return known.get(albumId) ?? null;
  };
  const photos: Pinned['photos'] = [];
  const albums: Pinned['albums'] = [];
  for (const { kind, subject_id: id } of pins) {
    if (kind === 'actor') continue;
    const album = await once(kind === 'picture' ? albumOfPicture(id) : id);
    if (album === null) continue;
    const { row, actor } = album;
    if (kind !== 'picture') {
      albums.push(albumOf(row, actor, caller, marks));
      continue;
    }
    const restriction = await restrictionOf(restrictedBy(row), marks.bought.has(row.id), caller, world);
    const shown = pictureAt(row, placeOfPicture(id), restriction === null, caller, world);
    const albumTitle = localized(row.title, caller);
    if (shown !== null) photos.push({ pictureId: id, albumId: row.id, albumTitle, actor, ...shown });
  }
  return { photos, albums };
};
