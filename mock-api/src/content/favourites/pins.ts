import type { Infer, PayloadOf } from '@lounge/protocol';
import type { favouriteEvents, favouriteKind } from '@lounge/protocol/content/favourites';
import { guestOf, reject } from '../../dispatch/handler.ts';
import { allowSms } from '../../foundation/guest/index.ts';
import { raise } from '../../world/events.ts';
import { nowIso } from '../../world/now-iso.ts';
import type { Caller, World } from '../../world/world.ts';
import { pinRemoved } from './events.ts';
import { favouriteActorOf } from './favourites-of.ts';
import {
  albumOfPicture,
  albumToPin,
  countPin,
  deletePin,
  insertPin,
  pinKey,
  pinnedActor,
  positionOfPicture,
  setNotification,
  videosThere,
} from './statements.ts';

type Kind = Infer<typeof favouriteKind>;
type Event = PayloadOf<typeof favouriteEvents>;

/** The pinned content, and the field of the command with its id. */
export interface Subject {
  readonly kind: Kind;
  readonly id: number;
  readonly field: string;
}

const exists = async ({ kind, id }: Subject, { tx }: World): Promise<boolean> => {
  if (kind === 'actor') return (await pinnedActor.first(tx, { id })) !== null;
  const albumId = kind === 'picture' ? albumOfPicture(id) : id;
  const album = await albumToPin.first(tx, { id: albumId });
  // No message pins videos: a pinned video is a pin of an album with its id.
  if (album === null) return kind === 'album' && (await videosThere.first(tx, { ids: `[${id}]` })) !== null;
  if (kind === 'picture') return positionOfPicture(id) >= 1 && positionOfPicture(id) <= album.pictureCount;
  return (album.isSedcard === 1) === (kind === 'sedcards');
};

const eventOf = async ({ kind, id }: Subject, pinned: boolean, caller: Caller, world: World): Promise<Event> => {
  const guestId = guestOf(caller);
  const actor = kind === 'actor' && pinned ? await favouriteActorOf(guestId, id, caller, world) : null;
  return { kind, id, pinned, actor };
};

/** Pins content and returns the event; an existing pin does not change. */
export const pin = async (subject: Subject, caller: Caller, world: World): Promise<Event> => {
  if (!(await exists(subject, world))) reject('unknown', subject.field);
  const { kind, id } = subject;
  const guestId = guestOf(caller);
  const pinnedAt = nowIso(world);
  const key = pinKey(guestId, kind, id);
  const isNew = await insertPin.first(world.tx, { key, guestId, kind, subjectId: id, pinnedAt });
  if (isNew !== null && kind === 'actor') await countPin.all(world.tx, { id, by: 1 });
  return eventOf(subject, true, caller, world);
};

/** Removes a pin and returns the event; pins of deleted content can be removed too. */
export const unpin = async (subject: Subject, caller: Caller, world: World): Promise<Event> => {
  const { kind, id } = subject;
  const guestId = guestOf(caller);
  const deleted = await deletePin.first(world.tx, { key: pinKey(guestId, kind, id) });
  if (deleted === null && !(await exists(subject, world))) reject('unknown', subject.field);
  if (deleted !== null && kind === 'actor') await countPin.all(world.tx, { id, by: -1 });
  if (deleted !== null && kind !== 'actor') raise(world, pinRemoved, { guestId, kind, id, at: nowIso(world) });
  return eventOf(subject, false, caller, world);
};

/** Sets whether a guest is notified by e-mail or SMS when a pinned performer comes online. */
export const notify = async (
  by: 'email' | 'sms',
  { actorId, enabled }: { actorId: number; enabled: boolean },
  caller: Caller,
  world: World,
): Promise<Event> => {
  const guestId = guestOf(caller);
  const key = pinKey(guestId, 'actor', actorId);
  const updated = await setNotification[by].first(world.tx, {
    key,
    enabled: enabled ? 1 : 0,
    language: caller.language,
    brand: caller.brand,
  });
  if (updated === null) reject('unknown', 'actorId');
  if (by === 'sms' && enabled) await allowSms(guestId, world.tx);
  return eventOf({ kind: 'actor', id: actorId, field: 'actorId' }, true, caller, world);
};
