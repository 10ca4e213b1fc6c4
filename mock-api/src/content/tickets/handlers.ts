import {
  answerPrivateTicketShowInvitation,
  buyChatTicket,
  camShow,
  camShows,
  chatTicketsByModel,
  checkTicketCode,
  guestTickets,
  privateTicketShowInvitations,
  removeChatTicket,
} from '@lounge/protocol/content/tickets';
import { guestOf, handle, handleAfter, reject } from '../../dispatch/handler.ts';
import { codeKey, mayTry } from '../../foundation/vouchers/index.ts';
import { nowIso } from '../../world/now-iso.ts';
import type { Caller, WorldParts } from '../../world/world.ts';
import { buy, quote, type Tried } from './buy.ts';
import { remove } from './give-back.ts';
import { answerInvitation, mayKnow, openInvitations } from './invitations.ts';
import { showOf, showsOf } from './map-show.ts';
import { actorExists } from '../actors/statements.ts';
import { listedShows, pastShowsOfActor, showById, showsOfActor, showsWithTicket, type ShowRow } from './statements.ts';

const defaultPage = 30;

/** After every show. */
const endOfTime = '9999';

/** Counts the attempt of a call with a promo code. */
const attempted = async <I extends { promoCode?: string | undefined }>(
  input: I,
  caller: Caller,
  parts: WorldParts,
): Promise<Tried<I>> => {
  const { promoCode } = input;
  if (promoCode === undefined) return { input, isAllowed: true };
  return { input, isAllowed: await mayTry(guestOf(caller), codeKey(promoCode, 'promoCode'), parts) };
};

/** The handlers of this module's calls. */
export const ticketsHandlers = [
  handle(chatTicketsByModel, async ({ id, isOver }, caller, world) => {
    if ((await actorExists.first(world.tx, { id })) === null) reject('unknown', 'id');
    const known: ShowRow[] = [];
    const statement = isOver === true ? pastShowsOfActor : showsOfActor;
    for (const row of await statement.all(world.tx, { actorId: id, now: nowIso(world) }))
      if (await mayKnow(row, caller, world)) known.push(row);
    return showsOf(known, caller, world);
  }),
  handle(
    camShows,
    async ({ endDateFrom, startDateTo, first = defaultPage, order = 'start', internal }, caller, world) => {
      const from = endDateFrom ?? nowIso(world);
      const to = startDateTo ?? endOfTime;
      const isInternal = internal === undefined ? null : internal ? 1 : 0;
      const rows = await listedShows[order].all(world.tx, { from, to, internal: isInternal, first });
      return showsOf(rows, caller, world);
    },
  ),
  handle(camShow, async ({ id }, caller, world) => {
    const row = await showById.first(world.tx, { id });
    if (row === null || !(await mayKnow(row, caller, world))) return reject('unknown', 'id');
    return showOf(row, caller, world);
  }),
  handle(guestTickets, async (_, caller, world) => {
    const rows = await showsWithTicket.all(world.tx, { guestId: guestOf(caller), now: nowIso(world) });
    return showsOf(rows, caller, world);
  }),
  handleAfter(checkTicketCode, attempted, quote),
  handleAfter(buyChatTicket, attempted, buy),
  handle(removeChatTicket, remove),
  handle(privateTicketShowInvitations, (_, caller, world) => openInvitations(caller, world)),
  handle(answerPrivateTicketShowInvitation, answerInvitation),
];
