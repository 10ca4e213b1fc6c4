import { fingerprint } from '../wire/fingerprint.ts';
import { parseJson, toJson, type Json } from '../world/json.ts';
import { nowIso } from '../world/now-iso.ts';
import { statement, type Bind } from '../world/statement.ts';
import type { World } from '../world/world.ts';
import { reject } from './handler.ts';

/** How long answers are stored, in milliseconds. Clients repeat a call within seconds. @assumed A day. */
export const answerLifetimeMs = 86_400_000;

const answerByKey = statement((db, $: Bind<{ key: string; since: string }>) =>
  db
    .selectFrom('answered_call')
    .select(['body_hash', 'answer'])
    .where('key', '=', $('key'))
    .where('at', '>=', $('since')),
);

const insertAnswer = statement((db, $: Bind<{ key: string; bodyHash: string; answer: Json<unknown>; at: string }>) =>
  db.insertInto('answered_call').values({ key: $('key'), body_hash: $('bodyHash'), answer: $('answer'), at: $('at') }),
);

const deleteBefore = statement((db, $: Bind<{ at: string }>) =>
  db.deleteFrom('answered_call').where('at', '<', $('at')),
);

/** A call of a guest with an idempotency key. */
export interface CallWithKey {
  readonly guestId: number;
  readonly key: string;
  /** The name of the key on the wire, for the failure. */
  readonly keyField: string;
  readonly callId: string;
  readonly input: unknown;
}

/**
 * Performs a change once per guest and key, inside its transaction, and stores its answer. A repeat with the same input returns
 * the stored answer, one with another input is rejected as `keyReused`. A rejected change is rolled back with its key.
 */
export const answerOnce = async (
  { guestId, key, keyField, callId, input }: CallWithKey,
  world: World,
  perform: () => Promise<unknown>,
): Promise<unknown> => {
  const [ownKey, bodyHash] = [`${guestId} ${key}`, fingerprint(callId, input)];
  const since = new Date(world.clock.now() - answerLifetimeMs).toISOString();
  const earlier = await answerByKey.first(world.tx, { key: ownKey, since });
  if (earlier !== null)
    return earlier.body_hash === bodyHash ? parseJson(earlier.answer) : reject('keyReused', keyField);
  const answer = await perform();
  await deleteBefore.all(world.tx, { at: since });
  await insertAnswer.all(world.tx, { key: ownKey, bodyHash, answer: toJson(answer), at: nowIso(world) });
  return answer;
};
