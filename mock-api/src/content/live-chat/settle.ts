import {
  adminExit,
  chatLimitsMs,
  clientExit,
  hostExit,
  limitExit,
  liveShowStarted,
} from '@lounge/protocol/content/live-chat';
import { isBarredFromSpending } from '../../dispatch/locked-out.ts';
import { runInWorld, type World, type WorldParts } from '../../world/world.ts';
import { isBlockedBetween } from '../messenger/index.ts';
import { mayEnter, performersInShow } from '../tickets/index.ts';
import {
  blockedChats,
  chatByKey,
  lockedInChats,
  openChats,
  performersInChats,
  performerToCall,
  type CalledPerformer,
  type ChatRow,
} from './chat-statements.ts';
import { bookNow, endAndPublish, isUnbooked } from './meter.ts';
import { privacyOf } from './stage.ts';
import { isInShow, isOver } from './terms.ts';

/** Whether an instant is at least this long ago; the future is not. */
const isPast = (at: string | null, ms: number, { clock }: Pick<World, 'clock'>): boolean =>
  at !== null && clock.now() - Date.parse(at) >= ms;

/**
 * Why a chat is over by itself; null if it goes on. Deadlines are in rows, so any process can find them.
 * @spec error:exit-100-108, state:chat-connection
 */
const exitOf = (row: ChatRow, isOnline: boolean, world: Pick<World, 'clock'>): number | null => {
  if (!isOnline) return row.status === 'ringing' ? clientExit.startOffline : hostExit.logout;
  if (row.status === 'ringing') return isPast(row.startedAt, chatLimitsMs.ring, world) ? clientExit.startTimeout : null;
  if (row.firstPictureAt === null)
    return isPast(row.answeredAt, chatLimitsMs.firstPicture, world) ? clientExit.startTimeout : null;
  if (isOver(row, world)) return row.kind === 'textChat' ? limitExit.textTimeLimit : limitExit.timeLimit;
  if (isPast(row.beatAt, chatLimitsMs.beat, world)) return clientExit.disconnect;
  return isPast(row.movedAt, chatLimitsMs.standing, world) ? clientExit.timeout : null;
};

/** A voyeur has nothing to watch once the performer is alone. */
const exitOfVoyeur = async (row: ChatRow, world: Pick<World, 'tx' | 'clock'>): Promise<number | null> =>
  row.kind === 'voyeurChat' && !(await privacyOf(row.actorId, world)).isPrivate ? hostExit.stopSending : null;

/** A chat with the control of a toy has nothing to control once the toy is lost. */
const exitOfToy = ({ kind }: ChatRow, isToyConnected: boolean): number | null =>
  kind === 'toyControl' && !isToyConnected ? hostExit.deviceFail : null;

/** A show that began ends all chats with its performer. @spec error:exit-908 */
const exitOfShow = ({ kind }: ChatRow, isShowOn: boolean): number | null =>
  kind !== 'ticketShow' && isShowOn ? liveShowStarted : null;

/** Nobody stays in a show that was cancelled, or without the ticket, as both give back what was paid. */
const exitOfTicket = async (
  { kind, guestId, showId }: ChatRow,
  world: Pick<World, 'tx' | 'clock'>,
): Promise<number | null> => {
  if (kind !== 'ticketShow') return null;
  const entry = await mayEnter(world, guestId, showId ?? 0);
  return entry.ok || entry.reason === 'tooLate' || entry.reason === 'notYet' ? null : hostExit.stopSending;
};

/** The facts about a chat's performer and guest that a settlement reads. */
interface Performing {
  readonly performer: CalledPerformer | null | undefined;
  readonly isShowOn: boolean;
  readonly isLocked: boolean;
  /** Whether the performer has blocked the guest. */
  readonly isBlocked: boolean;
}

/** Why a chat is over now; null if it goes on. */
const exitNow = async (
  row: ChatRow,
  { performer, isShowOn, isLocked, isBlocked }: Performing,
  world: Pick<World, 'tx' | 'clock'>,
): Promise<number | null> =>
  (isLocked ? adminExit.adminKick : null) ??
  (isBlocked ? hostExit.kick : null) ??
  exitOf(row, performer?.isOnline === 1, world) ??
  exitOfToy(row, performer?.isToy === 1) ??
  (await exitOfVoyeur(row, world)) ??
  (await exitOfTicket(row, world)) ??
  exitOfShow(row, isShowOn);

const settle = async (key: string, world: World): Promise<void> => {
  const row = await chatByKey.first(world.tx, { key });
  if (row === null || row.status === 'ended') return;
  const performer = await performerToCall.first(world.tx, { id: row.actorId });
  const isLocked = await isBarredFromSpending(world.tx, row.guestId);
  const isShowOn = await isInShow(row.actorId, world);
  const isBlocked = await isBlockedBetween(row.actorId, { guestId: row.guestId }, world);
  const exitCode = await exitNow(row, { performer, isShowOn, isLocked, isBlocked }, world);
  if (exitCode !== null) await endAndPublish(key, exitCode, world);
  else if (isUnbooked(row, world)) await bookNow(row, world);
};

/**
 * Ends the chats whose time is over, and books those whose page is silent. Each has a transaction of its own; one that fails is reported
 * and stops no other. Due about once a second, in any process.
 */
export const settleChats = async (parts: WorldParts, report: (cause: unknown) => void): Promise<void> => {
  const { clock, database } = parts;
  const world = { tx: database.reader, clock };
  // Performers are read once for all chats, as this runs every second.
  const performers = new Map((await performersInChats.all(world.tx)).map((each) => [each.id, each]));
  const locked = new Set((await lockedInChats.all(world.tx)).map(({ id }) => id));
  const blocked = new Set((await blockedChats.all(world.tx)).map(({ key }) => key));
  const inShow = await performersInShow(world);
  for (const row of await openChats.all(world.tx)) {
    const performing = {
      performer: performers.get(row.actorId),
      isShowOn: inShow.has(row.actorId),
      isLocked: locked.has(row.guestId),
      isBlocked: blocked.has(row.key),
    };
    // What is read of one chat may fail, too.
    try {
      if (!isUnbooked(row, world) && (await exitNow(row, performing, world)) === null) continue;
      await runInWorld(parts, true, (world) => settle(row.key, world));
    } catch (cause) {
      report(cause);
    }
  }
};
