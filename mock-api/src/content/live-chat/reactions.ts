import { liveReaction, liveReactionAdd } from '@lounge/protocol/content/live-chat';
import { handle, reject } from '../../dispatch/handler.ts';
import { randomHex } from '../../world/random-hex.ts';
import { statement, type Bind } from '../../world/statement.ts';
import type { Caller, World } from '../../world/world.ts';
import { isBlockedBetween } from '../messenger/index.ts';
import { openChatOf, performerToCall } from './chat-statements.ts';
import { isPreviewer } from './preview.ts';
import { publishToViewers } from './viewers.ts';

/** The shortest time between two reactions of a visitor, in milliseconds. @assumed */
const minGapMs = 300;
const maxBlockMs = 60_000;

const attemptByKey = statement((db, $: Bind<{ key: string }>) =>
  db.selectFrom('attempt').select('until').where('key', '=', $('key')),
);

const putAttempt = statement((db, $: Bind<{ key: string; until: string }>) =>
  db.replaceInto('attempt').values({ key: $('key'), count: 1, until: $('until') }),
);

const nameOf = statement((db, $: Bind<{ id: number }>) =>
  db.selectFrom('guest').select('name').where('id', '=', $('id')),
);

/** Blocks a visitor's reactions until an instant, in milliseconds since 1970. */
export const blockReactions = (
  { guestId, visitor }: Pick<Caller, 'guestId' | 'visitor'>,
  until: number,
  { tx }: Pick<World, 'tx'>,
): Promise<unknown> => putAttempt.all(tx, { key: keyOf({ guestId, visitor }), until: new Date(until).toISOString() });

const keyOf = ({ guestId, visitor }: { guestId: number | null; visitor?: string | undefined }): string =>
  `reaction ${guestId ?? visitor ?? ''}`;

/** Rejects a visitor's next reaction before the gap is over. */
const checkRate = async ({ guestId, visitor }: Caller, world: World): Promise<void> => {
  const who = { guestId, ...(visitor === undefined ? {} : { visitor }) };
  const until = Date.parse((await attemptByKey.first(world.tx, { key: keyOf(who) }))?.until ?? '');
  const now = world.clock.now();
  // An instant far off is of a clock that was set.
  if (until > now && until <= now + maxBlockMs) reject('tooMany');
  await blockReactions(who, now + minGapMs, world);
};

/** Rejects whom the performer has blocked, and who does not watch her: in a chat, a free chat, a show or a preview. */
const checkViewer = async (caller: Caller, actorId: number, world: World): Promise<void> => {
  const { guestId } = caller;
  if (guestId !== null) {
    if (await isBlockedBetween(actorId, caller, world)) reject('locked', 'referenceId');
    const chat = await openChatOf.first(world.tx, { guestId });
    if (chat?.status === 'running' && chat.actorId === actorId) return;
  }
  if (!(await isPreviewer(caller, actorId, world))) reject('notPossible', 'referenceId');
};

/**
 * The handlers of live reactions.
 * @spec query:live-reaction.add
 * @assumed A reaction is its picture: the documents' `message` and `data` reach nobody from a viewer, as nothing checks a text here.
 */
export const reactionHandlers = [
  handle(liveReactionAdd, async (reaction, caller, world) => {
    const performer =
      (await performerToCall.first(world.tx, { id: reaction.referenceId })) ?? reject('unknown', 'referenceId');
    if (performer.isOnline !== 1) reject('actorOffline');
    await checkViewer(caller, performer.id, world);
    await checkRate(caller, world);
    const guest = caller.guestId === null ? null : await nameOf.first(world.tx, { id: caller.guestId });
    const reactionKey = randomHex(8);
    const sent = { ...reaction, message: null, data: null, sender: guest?.name ?? null, reactionKey };
    await publishToViewers(performer.id, liveReaction, sent, world);
    return { isAdded: true, reactionKey };
  }),
];
