import { notificationTypes } from '@lounge/protocol/content/notifications';
import { camShowStatus } from '@lounge/protocol/content/tickets';
import { relatedTypes, relationTypes } from '@lounge/protocol/foundation/guest';
import { openReminders, relationKey, setReminded } from '../../foundation/guest/index.ts';
import type { KnownOfGuests } from '../../foundation/guest/ports.ts';
import { raise } from '../../world/events.ts';
import { nowIso } from '../../world/now-iso.ts';
import type { World } from '../../world/world.ts';
import { notify } from '../notifications/index.ts';
import { reminderDue } from './events.ts';
import { mayKnow } from './invitations.ts';
import { everyLanguage } from './map-show.ts';
import { showById } from './statements.ts';

/** Whether a guest can be reminded of a show: until it begins; null for one that the guest may not know. */
export const canBeReminded: KnownOfGuests['canBeReminded'] = async (showId, guestId, world) => {
  const show = await showById.first(world.tx, { id: showId });
  if (show === null || !(await mayKnow(show, { guestId }, world))) return null;
  return show.status === camShowStatus && show.startAt > nowIso(world);
};

/** Lets the guests be told who wanted to be reminded of a show, in a change for each, as they may be many. */
export const remindGuests = async (showId: number, world: World): Promise<void> => {
  for (const { guestId } of await openReminders.all(world.tx, { showId }))
    raise(world, reminderDue, { showId, guestId });
};

/** Tells one guest that a show began, once. */
export const remindGuest = async (showId: number, guestId: number, world: World): Promise<void> => {
  const show = await showById.first(world.tx, { id: showId });
  const { reminder: relationTypeId } = relationTypes;
  const key = relationKey({
    subjectId: guestId,
    relationTypeId,
    objectTypeId: relatedTypes.ticketShow,
    objectId: showId,
  });
  if (show === null || (await setReminded.first(world.tx, { key, at: nowIso(world) })) === null) return;
  const about = { id: showId, title: everyLanguage(show.title), refunded: null };
  await notify(guestId, { type: notificationTypes.showBegan, actorId: show.actorId, show: about }, world);
};
