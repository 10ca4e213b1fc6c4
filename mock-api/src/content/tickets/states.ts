import { s } from '@lounge/protocol';
import { camShowPlatformId } from '@lounge/protocol/content/tickets';
import { guestCaller } from '../../foundation/guest/index.ts';
import { storedInAllLanguages } from '../../world/by-language.ts';
import { nowIso } from '../../world/now-iso.ts';
import { event, state } from '../../world/state.ts';
import { replaceRow } from '../../world/row-statements.ts';
import { statement, type Bind } from '../../world/statement.ts';
import type { Row } from '../../world/tables.ts';
import { runInWorld, type WorldParts } from '../../world/world.ts';
import { buy } from './buy.ts';
import { answerInvitation, invite } from './invitations.ts';
import type { WatchedOf } from './ports.ts';
import { cancelShow, giveTicketsBack } from './settle-shows.ts';
import { showById, ticketKey } from './statements.ts';

const minuteMs = 60_000;
const minutesOfWeek = 7 * 24 * 60;

const flag = (value: boolean | undefined): number => (value === true ? 1 : 0);

const removeShow = statement((db, $: Bind<{ id: number }>) => db.deleteFrom('camShow').where('id', '=', $('id')));

const removeTickets = statement((db, $: Bind<{ id: number }>) =>
  db.deleteFrom('camTicket').where('showId', '=', $('id')),
);

const insertShow = statement(
  (
    db,
    $: Bind<{
      id: number;
      platformId: number;
      status: Row<'camShow'>['status'];
      actorId: number;
      title: Row<'camShow'>['title'];
      description: Row<'camShow'>['description'];
      info: Row<'camShow'>['postBuyInfo'];
      price: number;
      start: string;
      end: string;
      bonusCode: string | null;
      isFeatured: number;
      isAutoFeatured: number;
      isInternal: number;
      isPrivate: number;
      isKept: number;
    }>,
  ) =>
    db.insertInto('camShow').values({
      id: $('id'),
      platformId: $('platformId'),
      status: $('status'),
      actorId: $('actorId'),
      title: $('title'),
      description: $('description'),
      postBuyInfo: $('info'),
      price: $('price'),
      startAt: $('start'),
      endAt: $('end'),
      bonusCode: $('bonusCode'),
      isFeatured: $('isFeatured'),
      isAutoFeatured: $('isAutoFeatured'),
      isInternal: $('isInternal'),
      isPrivate: $('isPrivate'),
      isKept: $('isKept'),
      beganAt: null,
      pictureSeed: 'room-noor-show-1',
    }),
);

/** A ticket show of a performer. */
export const aShow = state('the performer has the ticket show {id}', {
  description:
    'The performer has this ticket show, for which nobody has a ticket; texts are the same in every language. It starts in so many minutes, or at an instant where that is given, and lasts so many minutes; the price is in hundredths of a coin, 0 is free.',
  params: s.object({
    id: s.entityId,
    actorId: s.entityId,
    title: s.optional(s.string),
    price: s.optional(s.count),
    start: s.optional(s.instant),
    minutesUntilStart: s.optional(s.count),
    minutes: s.optional(s.count),
    bonusCode: s.optional(s.boundedString(64)),
    platformId: s.optional(s.entityId),
    isCancelled: s.optional(s.boolean),
    isFeatured: s.optional(s.boolean),
    isAutoFeatured: s.optional(s.boolean),
    isInternal: s.optional(s.boolean),
    isPrivate: s.optional(s.boolean),
    isMissed: s.optional(s.boolean),
  }),
  ifLeftOut: {
    price: 8000,
    start: null,
    minutesUntilStart: minutesOfWeek,
    minutes: 45,
    bonusCode: null,
    platformId: camShowPlatformId,
  },
  setUp: ({ id, actorId, title = 'Piano by lamplight', price, minutes, ...rest }, world) => {
    const untilStart = rest.minutesUntilStart * minuteMs;
    const start = rest.start ?? new Date(world.clock.now() + untilStart).toISOString();
    return world.database.change(async (tx) => {
      await removeShow.all(tx, { id });
      await removeTickets.all(tx, { id });
      await insertShow.all(tx, {
        id,
        actorId,
        price,
        start,
        platformId: rest.platformId,
        status: rest.isCancelled === true ? 'cancelled' : 'ok',
        title: storedInAllLanguages(title),
        description: storedInAllLanguages('One lamp, one piano.'),
        info: storedInAllLanguages('Take headphones.'),
        end: new Date(Date.parse(start) + minutes * minuteMs).toISOString(),
        bonusCode: rest.bonusCode,
        isFeatured: flag(rest.isFeatured),
        isAutoFeatured: flag(rest.isAutoFeatured),
        isInternal: flag(rest.isInternal),
        isPrivate: flag(rest.isPrivate),
        isKept: flag(rest.isMissed !== true),
      });
    });
  },
});

const removeAllShows = statement((db) => db.deleteFrom('camShow'));

/** There are no shows; states for shows follow it. */
export const noShows = state('there are no ticket shows', {
  description: 'There are no ticket shows but those of later states.',
  params: s.empty,
  setUp: (_, world) => world.database.change((tx) => removeAllShows.all(tx)),
});

/** No show has an id. */
export const noShow = state('no ticket show has the id {id}', {
  description: 'No ticket show has this id.',
  params: s.object({ id: s.entityId }),
  setUp: ({ id }, world) => world.database.change((tx) => removeShow.all(tx, { id })),
});

const putTicket = replaceRow('camTicket', {
  creationType: 'manual',
  price: 0,
  transferKey: null,
  voucherId: null,
  promoCode: null,
  endedAt: null,
});

/** A guest has a ticket with an id. */
export const guestHasTicket = state('the guest has the ticket {ticketId}', {
  description:
    'The guest was given this ticket to the show; nothing was paid. Perhaps the guest entered the show with it.',
  params: s.object({
    ticketId: s.entityId,
    guestId: s.entityId,
    showId: s.entityId,
    hasEntered: s.optional(s.boolean),
  }),
  setUp: ({ ticketId: id, guestId, showId, hasEntered }, world) => {
    const at = nowIso(world);
    const enteredAt = hasEntered === true ? at : null;
    return world.database.change((tx) =>
      putTicket.all(tx, { id, key: ticketKey(guestId, showId), guestId, showId, boughtAt: at, enteredAt }),
    );
  },
});

const removeTicket = statement((db, $: Bind<{ id: number }>) => db.deleteFrom('camTicket').where('id', '=', $('id')));

/** No ticket has an id. */
export const noTicket = state('no ticket has the id {id}', {
  description: 'No ticket to a show has this id.',
  params: s.object({ id: s.entityId }),
  setUp: ({ id }, world) => world.database.change((tx) => removeTicket.all(tx, { id })),
});

const invited = s.object({ guestId: s.entityId, showId: s.entityId, isAccepted: s.optional(s.boolean) });

const inviteTo = (guestId: number, showId: number, parts: WorldParts) =>
  runInWorld(parts, true, async (world) => {
    const show = await showById.first(world.tx, { id: showId });
    if (show === null) throw new Error(`There is no show ${showId}.`);
    await invite(guestId, show, world);
    return show;
  });

/** A guest is invited to a private show. */
export const guestIsInvited = state('the guest is invited to the private show {showId}', {
  description:
    'The performer has invited the guest to this existing private show; the guest has not answered, or has accepted.',
  params: invited,
  setUp: async ({ guestId, showId, isAccepted }, parts) => {
    const { actorId } = await inviteTo(guestId, showId, parts);
    if (isAccepted !== true) return;
    await runInWorld(parts, true, async (world) =>
      answerInvitation({ actorId, isAccepted }, await guestCaller(guestId, null, world), world),
    );
  },
});

/** A performer invites a guest while the guest's pages are open. */
export const performerInvites = event('the performer invites the guest to the private show {showId}', {
  description: 'The performer of this existing private show invites the guest to it.',
  params: s.object({ guestId: s.entityId, showId: s.entityId }),
  setUp: ({ guestId, showId }, parts) => inviteTo(guestId, showId, parts),
});

/** A guest buys a ticket on another device. */
export const guestBuysTicket = event('the guest buys a ticket to the show {showId}', {
  description: 'The guest buys a ticket to this existing show elsewhere, for coins.',
  params: s.object({ guestId: s.entityId, showId: s.entityId }),
  setUp: async ({ guestId, showId: id }, parts) => {
    const show = await showById.first(parts.database.reader, { id });
    if (show === null) throw new Error(`There is no show ${id}.`);
    const key = `state ${id} ${nowIso(parts)}`;
    const input = { id, modelId: show.actorId, start: show.startAt };
    const { errorCode } = await runInWorld(parts, true, async (world) =>
      buy({ input, isAllowed: true }, await guestCaller(guestId, key, world), world),
    );
    if (errorCode !== null) throw new Error(`The ticket was not bought: ${errorCode}.`);
  },
});

/** A show is cancelled: the state, for what is known of who watched it. */
export const showCancellation = (watchedOf: WatchedOf) =>
  event('the ticket show {id} is cancelled', {
    description: 'This existing show is cancelled, and everybody gets back what was paid.',
    params: s.object({ id: s.entityId }),
    setUp: async ({ id }, parts) => {
      await runInWorld(parts, true, (world) => cancelShow(id, world));
      await giveTicketsBack(parts, watchedOf, (cause) => {
        throw cause;
      });
    },
  });

/** The states of this module. */
export const ticketStates = [
  aShow,
  noShows,
  noShow,
  guestHasTicket,
  noTicket,
  guestIsInvited,
  performerInvites,
  guestBuysTicket,
];
