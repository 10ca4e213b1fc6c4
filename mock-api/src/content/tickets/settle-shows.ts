import { chatTicketsChanged, showDoor } from '@lounge/protocol/content/tickets';
import { publish } from '../../world/bus.ts';
import { nowIso } from '../../world/now-iso.ts';
import { statement, type Bind } from '../../world/statement.ts';
import { runInWorld, type World, type WorldParts } from '../../world/world.ts';
import { setPresence } from '../actors/index.ts';
import { giveBack } from './give-back.ts';
import { remindGuests } from './reminders.ts';
import { guestsToInvite, invite } from './invitations.ts';
import type { WatchedOf } from './ports.ts';
import { showById, ticketById, type ShowRow } from './statements.ts';

/** The shows that run, or whose door is open, and are not cancelled. */
const showsAround = statement((db, $: Bind<{ opens: string; now: string }>) =>
  db
    .selectFrom('camShow')
    .select(['id', 'actorId', 'startAt', 'isKept', 'isPrivate', 'beganAt'])
    .where('status', '=', 'ok')
    .where('startAt', '<=', $('opens'))
    .where('endAt', '>', $('now')),
);

/**
 * The shows that nobody began before their door closed. The performer may have come while the server was away: such a show is missed
 * where a guest has a ticket and could not come in.
 */
const missedShows = statement((db, $: Bind<{ closed: string }>) =>
  db
    .selectFrom('camShow')
    .select('id')
    .where('status', '=', 'ok')
    .where('beganAt', 'is', null)
    .where('startAt', '<=', $('closed'))
    .where((e) =>
      e.or([
        e('isKept', '=', 0),
        e.exists(
          e
            .selectFrom('camTicket')
            .select('camTicket.id')
            .whereRef('camTicket.showId', '=', 'camShow.id')
            .where('camTicket.endedAt', 'is', null),
        ),
      ]),
    ),
);

/** The tickets to cancelled shows that were not given back yet. */
const ticketsToGiveBack = statement((db) =>
  db
    .selectFrom('camTicket')
    .innerJoin('camShow', 'camShow.id', 'camTicket.showId')
    .select(['camTicket.id', 'camShow.actorId'])
    .where('camShow.status', '=', 'cancelled')
    .where('camTicket.endedAt', 'is', null),
);

const setBegan = statement((db, $: Bind<{ id: number; at: string }>) =>
  db
    .updateTable('camShow')
    .set({ beganAt: $('at') })
    .where('id', '=', $('id'))
    .where('beganAt', 'is', null)
    .returning('id'),
);

const setCancelled = statement((db, $: Bind<{ id: number }>) =>
  db
    .updateTable('camShow')
    .set({ status: 'cancelled' })
    .where('id', '=', $('id'))
    .where('status', '=', 'ok')
    .returning('id'),
);

const publishShow = ({ id, actorId }: Pick<ShowRow, 'id' | 'actorId'>, { bus }: Pick<World, 'bus'>) =>
  publish(bus, chatTicketsChanged, { everyone: true }, { showId: id, actorId });

/** Cancels a show that did not begin. Its tickets are given back by `giveTicketsBack`. Inside a change. */
export const cancelShow = async (id: number, world: World): Promise<void> => {
  const show = await showById.first(world.tx, { id });
  if (show === null || (await setCancelled.first(world.tx, { id })) === null) return;
  publishShow(show, world);
};

/**
 * The language of the amounts in the push of the balance; the guest is not here to say one, and the statement is in the reader's.
 * @assumed
 */
const refundLanguage = 'en';

/** Gives the tickets to cancelled shows back, each in a transaction of its own. */
export const giveTicketsBack = async (
  parts: WorldParts,
  watchedOf: WatchedOf,
  report: (cause: unknown) => void,
): Promise<void> => {
  for (const { id, actorId } of await ticketsToGiveBack.all(parts.database.reader)) {
    await runInWorld(parts, true, async (world) => {
      const ticket = await ticketById.first(world.tx, { id });
      if (ticket === null) return;
      await giveBack(ticket, actorId, await watchedOf(ticket, world), refundLanguage, world);
    }).catch(report);
  }
};

const inviteAll = async (id: number, world: World): Promise<void> => {
  const show = await showById.first(world.tx, { id });
  if (show === null) return;
  const guests = await guestsToInvite.all(world.tx, { actorId: show.actorId, showId: id });
  for (const { guestId } of guests) await invite(guestId, show, world);
};

/**
 * Begins due shows, invites to private ones when their door opens, cancels those that nobody began, and gives tickets to cancelled ones
 * back. Each has a transaction; a failure is reported and stops no other. A repeat does nothing.
 * @assumed The simulated performers come to their shows and stay, except to those that are not kept. Guests who pinned the performer are
 * invited.
 */
export const settleShows =
  (watchedOf: WatchedOf) =>
  async (parts: WorldParts, report: (cause: unknown) => void): Promise<void> => {
    const run = (change: (world: World) => Promise<void>) => runInWorld(parts, true, change).catch(report);
    const { reader } = parts.database;
    const at = (ms: number) => new Date(parts.clock.now() + ms).toISOString();
    const closed = at(-showDoor.closesAfterMs);
    for (const { id } of await missedShows.all(reader, { closed })) await run((world) => cancelShow(id, world));
    const now = nowIso(parts);
    for (const show of await showsAround.all(reader, { opens: at(showDoor.opensBeforeMs), now })) {
      if (show.isPrivate === 1) await run((world) => inviteAll(show.id, world));
      if (show.isKept === 0 || show.startAt > now) continue;
      await setPresence(parts, show.actorId, true).catch(report);
      if (show.beganAt !== null) continue;
      await run(async (world) => {
        if ((await setBegan.first(world.tx, { id: show.id, at: now })) === null) return;
        publishShow(show, world);
        await remindGuests(show.id, world);
      });
    }
    await giveTicketsBack(parts, watchedOf, report);
  };
