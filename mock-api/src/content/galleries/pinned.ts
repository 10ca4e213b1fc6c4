import type { AnswerOf } from '@lounge/protocol';
import type { getPinnedPhotos } from '@lounge/protocol/content/galleries';
import { adultRating, isOldEnough, restrictionWith } from '../../foundation/wallet/restriction.ts';
import { guestOf } from '../../dispatch/handler.ts';
import { toJson } from '../../world/json.ts';
import { localized } from '../../wire/localized.ts';
import type { Row } from '../../world/tables.ts';
import type { Caller, World } from '../../world/world.ts';
import { albumOfPicture, pinsOfGuest, positionOfPicture } from '../favourites/statements.ts';
import { albumOf, marksOf, pictureAt, restrictedBy } from './map-album.ts';
import { albumsAmong } from './statements.ts';

type Pinned = AnswerOf<typeof getPinnedPhotos>;

/** The album of a pin of an album or a picture. */
const albumOfPin = ({ kind, subjectId: id }: Pick<Row<'pin'>, 'kind' | 'subjectId'>): number =>
  kind === 'picture' ? albumOfPicture(id) : id;

/** The albums and pictures that a guest pinned, the latest first; deleted ones are omitted. */
export const pinnedOf = async (caller: Caller, world: World): Promise<Pinned> => {
  const all = await pinsOfGuest.all(world.tx, { guestId: guestOf(caller) });
  const pins = all.filter(({ kind }) => kind !== 'actor');
  const ids = [...new Set(pins.map(albumOfPin))];
  const [found, marks, isAdult] = await Promise.all([
    albumsAmong.all(world.tx, { ids: toJson(ids) }),
    marksOf(ids, caller, world),
    isOldEnough(guestOf(caller), adultRating, world),
  ]);
  const rows = new Map(found.map((row) => [row.id, row]));
  const photos: Pinned['photos'] = [];
  const albums: Pinned['albums'] = [];
  for (const pin of pins) {
    const { kind, subjectId: id } = pin;
    const row = rows.get(albumOfPin(pin));
    if (row === undefined) continue;
    const actor = { id: row.actorId, name: row.actorName };
    if (kind !== 'picture') {
      albums.push(albumOf(row, actor, caller, marks));
      continue;
    }
    const restriction = restrictionWith(restrictedBy(row), row.id, marks, isAdult);
    const shown = pictureAt(row, positionOfPicture(id), restriction === null, caller, world);
    if (shown === null) continue;
    const { id: pictureId, picture, isLocked } = shown;
    const albumTitle = localized(row.title, caller);
    photos.push({ pictureId, albumId: row.id, albumTitle, actor, picture, isLocked });
  }
  return { photos, albums };
};
