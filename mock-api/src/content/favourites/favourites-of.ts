import type { AnswerOf, Infer } from '@lounge/protocol';
import type { favouriteActor, getFavoriteActors } from '@lounge/protocol/content/favourites';
import { pictureOf } from '../../media/picture.ts';
import type { Row } from '../../world/tables.ts';
import type { Caller, World } from '../../world/world.ts';
import { alertTargets } from './online-alerts.ts';
import {
  actorsPinned,
  albumOfPicture,
  albumsThere,
  pinByKey,
  pinKey,
  pinnedActor,
  pinsOfGuest,
  positionOfPicture,
  videosThere,
  type PinnedActorRow,
} from './statements.ts';

type FavouriteActor = Infer<typeof favouriteActor>;

const toFavourite = (pin: Row<'pin'>, row: PinnedActorRow, { brand }: Caller): FavouriteActor => ({
  id: row.id,
  name: row.name,
  slug: row.slug,
  isOnline: row.isOnline === 1,
  portrait: pictureOf(brand, 'portrait', row.pictureSeed),
  pinnedAt: pin.pinnedAt,
  emailNotification: pin.email === 1,
  smsNotification: pin.sms === 1,
});

/** A performer whom the guest has pinned, or null. */
export const favouriteActorOf = async (
  guestId: number,
  id: number,
  caller: Caller,
  world: World,
): Promise<FavouriteActor | null> => {
  const pin = await pinByKey.first(world.tx, { key: pinKey(guestId, 'actor', id) });
  const row = await pinnedActor.first(world.tx, { id });
  return pin === null || row === null ? null : toFavourite(pin, row, caller);
};

/** The ids of pinned albums, videos, sedcards and pictures that are still there. */
const contentOf = async (pins: readonly Row<'pin'>[], { tx }: World) => {
  const albumIds = pins.flatMap(({ kind, subjectId: id }) =>
    kind === 'actor' ? [] : [kind === 'picture' ? albumOfPicture(id) : id],
  );
  const rows = albumIds.length === 0 ? [] : await albumsThere.all(tx, { ids: JSON.stringify([...new Set(albumIds)]) });
  const albums = new Map(rows.map((row) => [row.id, row]));
  const isThere = ({ kind, subjectId: id }: Row<'pin'>): boolean => {
    if (kind === 'picture') return (albums.get(albumOfPicture(id))?.pictureCount ?? 0) >= positionOfPicture(id);
    return albums.get(id)?.isSedcard === (kind === 'sedcards' ? 1 : 0);
  };
  const unknown = pins.flatMap(({ kind, subjectId: id }) => (kind === 'album' && !albums.has(id) ? [id] : []));
  const videos = unknown.length === 0 ? [] : await videosThere.all(tx, { ids: JSON.stringify(unknown) });
  const videoIds = new Set(videos.map(({ id }) => id));
  const ids = (wanted: string) => pins.flatMap((pin) => (pin.kind === wanted && isThere(pin) ? [pin.subjectId] : []));
  return {
    albumIds: ids('album'),
    videoIds: unknown.filter((id) => videoIds.has(id)),
    sedcardIds: ids('sedcards'),
    pictureIds: ids('picture'),
  };
};

/** All pins of a guest; what is gone is omitted. */
export const favouritesOf = async (
  guestId: number,
  caller: Caller,
  world: World,
): Promise<AnswerOf<typeof getFavoriteActors>> => {
  const pins = await pinsOfGuest.all(world.tx, { guestId });
  const rows = new Map((await actorsPinned.all(world.tx, { guestId })).map((row) => [row.id, row]));
  const actors = pins.flatMap((pin) => {
    const row = pin.kind === 'actor' ? rows.get(pin.subjectId) : undefined;
    return row === undefined ? [] : [toFavourite(pin, row, caller)];
  });
  const online = actors.filter(({ isOnline }) => isOnline).length;
  const { email, sms } = await alertTargets(guestId, world);
  const alerts = { email: email !== null, sms: sms !== null };
  return { alerts, actors, ...(await contentOf(pins, world)), online };
};
