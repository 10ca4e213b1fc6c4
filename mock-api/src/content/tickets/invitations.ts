import type { AnswerOf } from '@lounge/protocol';
import {
  camShowStatus,
  privateTicketShowInvitation,
  showDoor,
  type answerPrivateTicketShowInvitation,
  type privateTicketShowInvitations,
} from '@lounge/protocol/content/tickets';
import { guestOf } from '../../dispatch/handler.ts';
import { pictureOf } from '../../media/picture.ts';
import { publish } from '../../world/bus.ts';
import { nowIso } from '../../world/now-iso.ts';
import { statement, type Bind } from '../../world/statement.ts';
import type { Row } from '../../world/tables.ts';
import type { Caller, World } from '../../world/world.ts';
import { showOf, ticketOf } from './map-show.ts';
import { showById, type ShowRow } from './statements.ts';

type InvitationRow = Row<'showInvitation'>;

const invitationKey = (guestId: number, showId: number): string => `${guestId} ${showId}`;

const invitationByKey = statement((db, $: Bind<{ key: string }>) =>
  db.selectFrom('showInvitation').selectAll().where('key', '=', $('key')),
);

/** The invitations of a guest, the latest first. */
const invitationsOf = statement((db, $: Bind<{ guestId: number }>) =>
  db.selectFrom('showInvitation').selectAll().where('guestId', '=', $('guestId')).orderBy('at', 'desc').orderBy('key'),
);

const putInvitation = statement((db, $: Bind<InvitationRow>) =>
  db.replaceInto('showInvitation').values({
    key: $('key'),
    guestId: $('guestId'),
    showId: $('showId'),
    actorId: $('actorId'),
    answer: $('answer'),
    at: $('at'),
  }),
);

/** Guests who pinned a performer and were not invited to a show of hers yet. */
export const guestsToInvite = statement((db, $: Bind<{ actorId: number; showId: number }>) =>
  db
    .selectFrom('pin')
    .select('guestId')
    .where('kind', '=', 'actor')
    .where('subjectId', '=', $('actorId'))
    .where('guestId', 'not in', (e) =>
      e.selectFrom('showInvitation').select('showInvitation.guestId').where('showId', '=', $('showId')),
    ),
);

/** When an invitation can no longer be accepted: nobody is let in any more. */
const untilOf = ({ startAt: start, endAt: end }: ShowRow): string => {
  const closes = new Date(Date.parse(start) + showDoor.closesAfterMs).toISOString();
  return closes < end ? closes : end;
};

const isOpen = (show: ShowRow, now: string): boolean => show.status === camShowStatus && untilOf(show) > now;

/** The picture of an invitation: an avatar, in the width of a small tile. */
const pictureUrlOf = (show: ShowRow, brand: Caller['brand']): string =>
  `${pictureOf(brand, 'avatar', show.actorSeed).url}/w160.webp`;

/**
 * Invites a guest to a private show, once. Inside a change. Returns whether the guest was invited now.
 * @assumed The picture of the push is of one brand: a push does not know on which one the guest is.
 */
export const invite = async (guestId: number, show: ShowRow, world: World): Promise<boolean> => {
  const key = invitationKey(guestId, show.id);
  if ((await invitationByKey.first(world.tx, { key })) !== null) return false;
  const at = nowIso(world);
  const row = { key, guestId, showId: show.id, actorId: show.actorId, answer: 'none' as const, at };
  await putInvitation.all(world.tx, row);
  const payload = { actorName: show.actorName, pictureUrl: pictureUrlOf(show, 'velvet'), actorId: show.actorId };
  publish(world.bus, privateTicketShowInvitation, { guestId }, payload);
  return true;
};

/** Whether a visitor may know a private show: an accepted invitation, or a ticket. Others may be known by everybody. */
export const mayKnow = async (
  show: ShowRow,
  caller: Pick<Caller, 'guestId'>,
  world: Pick<World, 'tx'>,
): Promise<boolean> => {
  if (show.isPrivate === 0) return true;
  if (caller.guestId === null) return false;
  const key = invitationKey(caller.guestId, show.id);
  if ((await invitationByKey.first(world.tx, { key }))?.answer === 'accepted') return true;
  return (await ticketOf(show, caller, world)) !== null;
};

/** The invitations that a guest can still answer. */
export const openInvitations = async (
  caller: Caller,
  world: World,
): Promise<AnswerOf<typeof privateTicketShowInvitations>> => {
  const open: AnswerOf<typeof privateTicketShowInvitations> = [];
  for (const row of await invitationsOf.all(world.tx, { guestId: guestOf(caller) })) {
    const show = row.answer === 'none' ? await showById.first(world.tx, { id: row.showId }) : null;
    if (show === null || !isOpen(show, nowIso(world))) continue;
    open.push({
      actorName: show.actorName,
      pictureUrl: pictureUrlOf(show, caller.brand),
      actorId: show.actorId,
      until: untilOf(show),
      show: await showOf(show, caller, world),
    });
  }
  return open;
};

type Answer = AnswerOf<typeof answerPrivateTicketShowInvitation>;

const failed = (errorCode: Answer['errorCode']): Answer => ({ success: false, errorCode, show: null });

/**
 * Accepts or declines the latest invitation of a performer. An answer that is repeated changes nothing; another one is rejected, except
 * that a declined invitation can still be accepted.
 * @spec state:private-ticket-show-invitation
 */
export const answerInvitation = async (
  { actorId, isAccepted }: { actorId: number; isAccepted: boolean },
  caller: Caller,
  world: World,
): Promise<Answer> => {
  const rows = await invitationsOf.all(world.tx, { guestId: guestOf(caller) });
  const row = rows.find((each) => each.actorId === actorId);
  const show = row === undefined ? null : await showById.first(world.tx, { id: row.showId });
  if (row === undefined || show === null) return failed('unknownInvitation');
  if (show.status !== camShowStatus) return failed('cancelled');
  if (!isOpen(show, nowIso(world))) return failed('over');
  const answer = isAccepted ? 'accepted' : 'declined';
  if (row.answer === 'accepted' && !isAccepted) return failed('alreadyAnswered');
  await putInvitation.all(world.tx, { ...row, answer });
  return { success: true, errorCode: null, show: isAccepted ? await showOf(show, caller, world) : null };
};
