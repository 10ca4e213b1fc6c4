import { isEmail } from '@lounge/locale';
import type { AnswerOf, InputOf } from '@lounge/protocol';
import { feedbackMailDays, type getFeedbackData, type storeFeedback } from '@lounge/protocol/engagement/surveys';
import { reject } from '../../dispatch/handler.ts';
import { networkKey } from '../../wire/network.ts';
import { isoOf, nowIso } from '../../world/now-iso.ts';
import { tokenHash } from '../../world/token-hash.ts';
import { runInWorld, type Caller, type World, type WorldParts } from '../../world/world.ts';
import { forgetFeedback, forgetMails, forgetTurns, insertFeedback, takeTurn, turnOf } from './statements.ts';

const dayMs = 86_400_000;

/** How long who has given feedback waits. @assumed A day, as drawn; a network, which several share, waits a minute. */
const pauses = { own: dayMs, network: 60_000 } as const;

/** How long feedback is stored. @assumed A year: anybody can make the server store it. */
const keptMs = 365 * dayMs;

interface Turn {
  readonly key: string;
  readonly ms: number;
}

/** Who waits after feedback: a guest; of visitors their network too, as they can always be new ones. */
const turnsOf = async ({ guestId, visitor, address }: Caller): Promise<readonly Turn[]> => {
  if (guestId !== null) return [{ key: `guest:${guestId}`, ms: pauses.own }];
  const network = await tokenHash(networkKey(address) ?? 'none');
  const turns: Turn[] = [{ key: `network:${network}`, ms: pauses.network }];
  if (visitor !== undefined) turns.push({ key: `visitor:${await tokenHash(visitor)}`, ms: pauses.own });
  return turns;
};

/** The instant from which the caller can give feedback; null if that is now. */
const timeLimitOf = async (turns: readonly Turn[], world: World): Promise<string | null> => {
  const now = nowIso(world);
  const taken = await Promise.all(turns.map(({ key }) => turnOf.first(world.tx, { key, now })));
  return (
    taken
      .flatMap((turn) => (turn === null ? [] : [turn.until]))
      .toSorted()
      .at(-1) ?? null
  );
};

/** Which survey is queued as active. */
export const readFeedbackData = async (
  _: unknown,
  caller: Caller,
  world: World,
): Promise<AnswerOf<typeof getFeedbackData>> => {
  const timeLimit = await timeLimitOf(await turnsOf(caller), world);
  return { type: 'feedback', isActive: timeLimit === null, timeLimit };
};

/** Stores feedback, unless the caller has given some before. */
export const addFeedback = async (
  { currentUrl, mobile, feedback, email, rating }: InputOf<typeof storeFeedback>,
  caller: Caller,
  world: World,
): Promise<AnswerOf<typeof storeFeedback>> => {
  if (email !== null && !isEmail(email)) reject('malformed', 'email');
  const turns = await turnsOf(caller);
  const timeLimit = await timeLimitOf(turns, world);
  if (timeLimit !== null) return { timeLimit };
  const at = nowIso(world);
  for (const { key, ms } of turns) {
    const until = isoOf(world.clock.now() + ms);
    // Another request of the caller was faster.
    if ((await takeTurn.first(world.tx, { key, at, until })) === null) return { timeLimit: until };
  }
  const { guestId } = caller;
  await insertFeedback.all(world.tx, {
    guestId,
    rating,
    feedback,
    email,
    url: currentUrl,
    isMobile: mobile ? 1 : 0,
    at,
  });
  return { timeLimit: null };
};

/** Deletes the addresses that were kept for a reply, old feedback, and the turns that are over. */
const forgetOld = async (parts: WorldParts): Promise<void> => {
  const now = parts.clock.now();
  await runInWorld(parts, true, async ({ tx }) => {
    await forgetMails.all(tx, { before: isoOf(now - feedbackMailDays * dayMs) });
    await forgetFeedback.all(tx, { before: isoOf(now - keptMs) });
    await forgetTurns.all(tx, { now: isoOf(now) });
  });
};

/** The jobs of this module. */
export const surveyJobs = [forgetOld];
