import type { AnswerOf } from '@lounge/protocol';
import type { getPinnedPhotos } from '@lounge/protocol/content/galleries';
import { restrictionOf } from '../../foundation/wallet/restriction.ts';
import { guestOf } from '../../dispatch/handler.ts';
import { localized } from '../../wire/localized.ts';
import type { Row } from '../../world/tables.ts';
import type { Caller, World } from '../../world/world.ts';
import { actorExists } from '../actors/statements.ts';
import { albumOfPicture, pinsOfGuest, positionOfPicture } from '../favourites/statements.ts';
import { albumOf, marksOf, pictureAt, restrictedBy } from './map-album.ts';
import { albumById } from './statements.ts';

type Pinned = AnswerOf<typeof getPinnedPhotos>;
interface AlbumWithActor {
  readonly row: Row<'album'>;
  readonly actor: { readonly id: number; readonly name: string };
}

const findAlbum = async (albumId: number, { tx }: World): Promise<AlbumWithActor | null> => {
  const row = await albumById.first(tx, { id: albumId });
  const actor = row === null ? null : await actorExists.first(tx, { id: row.actorId });
  return row === null || actor === null ? null : { row, actor: { id: actor.id, name: actor.name } };
};

/** The albums and pictures that a guest pinned, the latest first; deleted ones are omitted. */
export const pinnedOf = async (caller: Caller, world: World): Promise<Pinned> => {
  const pins = await pinsOfGuest.all(world.tx, { guestId: guestOf(caller) });
  const marks = await marksOf(caller, world);
  const cache = new Map<number, AlbumWithActor | null>();
  const cachedAlbum = async (albumId: number): Promise<AlbumWithActor | null> => {
    if (!cache.has(albumId)) cache.set(albumId, await findAlbum(albumId, world));
    return cache.get(albumId) ?? null;
  };
  const photos: Pinned['photos'] = [];
  const albums: Pinned['albums'] = [];
  for (const { kind, subjectId: id } of pins) {
    if (kind === 'actor') continue;
    const album = await cachedAlbum(kind === 'picture' ? albumOfPicture(id) : id);
    if (album === null) continue;
    const { row, actor } = album;
    if (kind !== 'picture') {
      albums.push(albumOf(row, actor, caller, marks));
      continue;
    }
    const restriction = await restrictionOf(restrictedBy(row), marks.bought.has(row.id), caller, world);
    const found = pictureAt(row, positionOfPicture(id), restriction === null, caller, world);
    if (found === null) continue;
    const { id: pictureId, picture, isLocked } = found;
    const albumTitle = localized(row.title, caller);
    photos.push({ pictureId, albumId: row.id, albumTitle, actor, picture, isLocked });
  }
  return { photos, albums };
};
