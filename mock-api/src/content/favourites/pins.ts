import type { Infer } from '@lounge/protocol';
import { favouriteEvents, type favouriteKind } from '@lounge/protocol/content/favourites';
import { guestOf, reject } from '../../dispatch/handler.ts';
import { publish } from '../../world/bus.ts';
import { nowIso } from '../../world/now-iso.ts';
import type { Caller, World } from '../../world/world.ts';
import { favouriteActorOf } from './favourites-of.ts';
import {
  albumOfPicture,
  albumToPin,
  countPin,
  deletePin,
  insertPin,
  pinKey,
  pinnedActor,
  placeOfPicture,
  setNotification,
} from './statements.ts';

type Kind = Infer<typeof favouriteKind>;

/** What is pinned, and the field of the command that names it. */
export interface Subject {
  readonly kind: Kind;
  readonly id: number;
  readonly field: string;
}

const exists = async ({ kind, id }: Subject, { tx }: World): Promise<boolean> => {
  if (kind === 'actor') return (await pinnedActor.first(tx, { id })) !== null;
  const albumId = kind === 'picture' ? albumOfPicture(id) : id;
  const album = await albumToPin.first(tx, { id: albumId });
  if (album === null) return false;
  if (kind === 'picture') return placeOfPicture(id) >= 1 && placeOfPicture(id) <= album.picture_count;
  return (album.is_sedcard === 1) === (kind === 'sedcards');
};

const tell = async ({ kind, id }: Subject, pinned: boolean, caller: Caller, world: World): Promise<void> => {
  const guestId = guestOf(caller);
  const actor = kind === 'actor' && pinned ? await favouriteActorOf(guestId, id, caller, world) : null;
  publish(world.bus, favouriteEvents, { guestId }, { kind, id, pinned, actor });
};

/** Pins something and tells all pages of the guest; a pin that is there stays as it is and is told again. */
export const pin = async (subject: Subject, caller: Caller, world: World): Promise<void> => {
  if (!(await exists(subject, world))) reject('unknown', subject.field);
  const { kind, id } = subject;
  const guestId = guestOf(caller);
  const at = nowIso(world);
  const isNew = await insertPin.first(world.tx, { key: pinKey(guestId, kind, id), guestId, kind, id, at });
  if (isNew !== null && kind === 'actor') await countPin.all(world.tx, { id, by: 1 });
  await tell(subject, true, caller, world);
};

/** Takes a pin away and tells all pages of the guest; what is gone can still be unpinned by whoever pinned it. */
export const unpin = async (subject: Subject, caller: Caller, world: World): Promise<void> => {
  const { kind, id } = subject;
  const gone = await deletePin.first(world.tx, { key: pinKey(guestOf(caller), kind, id) });
  if (gone === null && !(await exists(subject, world))) reject('unknown', subject.field);
  if (gone !== null && kind === 'actor') await countPin.all(world.tx, { id, by: -1 });
  await tell(subject, false, caller, world);
};

/** Says how a guest is told that a pinned performer came online. */
export const notify = async (
  by: 'email' | 'sms',
  { actorId, enabled }: { actorId: number; enabled: boolean },
  caller: Caller,
  world: World,
): Promise<void> => {
  const key = pinKey(guestOf(caller), 'actor', actorId);
  const set = await setNotification[by].first(world.tx, { key, enabled: enabled ? 1 : 0 });
  if (set === null) reject('unknown', 'actorId');
  await tell({ kind: 'actor', id: actorId, field: 'actorId' }, true, caller, world);
};
