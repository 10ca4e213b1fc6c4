import type { AnswerOf, Infer } from '@lounge/protocol';
import type { favouriteActor, getFavoriteActors } from '@lounge/protocol/content/favourites';
import { pictureOf } from '../../media/picture.ts';
import type { Row } from '../../world/tables.ts';
import type { Caller, World } from '../../world/world.ts';
import { alertTargets } from './online-alerts.ts';
import { actorsPinned, pinByKey, pinKey, pinnedActor, pinsOfGuest, type PinnedActorRow } from './statements.ts';

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

/** All pins of a guest; deleted performers are omitted. */
export const favouritesOf = async (
  guestId: number,
  caller: Caller,
  world: World,
): Promise<AnswerOf<typeof getFavoriteActors>> => {
  const pins = await pinsOfGuest.all(world.tx, { guestId });
  const ids = (kind: string) => pins.filter((pin) => pin.kind === kind).map((pin) => pin.subjectId);
  const rows = new Map((await actorsPinned.all(world.tx, { guestId })).map((row) => [row.id, row]));
  const actors = pins.flatMap((pin) => {
    const row = pin.kind === 'actor' ? rows.get(pin.subjectId) : undefined;
    return row === undefined ? [] : [toFavourite(pin, row, caller)];
  });
  const online = actors.filter(({ isOnline }) => isOnline).length;
  const { email, sms } = await alertTargets(guestId, world);
  const alerts = { email: email !== null, sms: sms !== null };
  return { alerts, actors, albumIds: ids('album'), sedcardIds: ids('sedcards'), pictureIds: ids('picture'), online };
};
