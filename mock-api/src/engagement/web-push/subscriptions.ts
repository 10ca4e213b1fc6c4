import { decode, isValid } from 'js-base64';
import { parse, type AnswerOf, type Infer, type InputOf, type ObjectSchema, type Schema } from '@lounge/protocol';
import {
  browserSubscription,
  changedSubscription,
  type resubscribePush,
  type setPushGuest,
  type subscribePush,
  type updatePush,
} from '@lounge/protocol/engagement/web-push';
import { reject } from '../../dispatch/handler.ts';
import { countAttempt } from '../../foundation/session/index.ts';
import { nowIso } from '../../world/now-iso.ts';
import { randomHex } from '../../world/random-hex.ts';
import { isSameSecret } from '../../world/secret-hash.ts';
import type { Row } from '../../world/tables.ts';
import { tokenHash } from '../../world/token-hash.ts';
import type { Caller, World } from '../../world/world.ts';
import { checkSubscription } from './endpoint.ts';
import { flagsOf, kindsOf } from './kinds.ts';
import {
  deleteDeliveriesOf,
  deleteSubscription,
  putSubscription,
  setSubscriptionGuest,
  setSubscriptionKinds,
  subscriptionByKey,
  subscriptionsOfGuest,
  takeByToken,
} from './statements.ts';

type Subscription = Infer<typeof browserSubscription>;

/** Browsers of one guest that get messages; the oldest beyond it end. @assumed */
export const mostOfGuest = 20;

/** Subscriptions of one guest, or from one network address without one, in a quarter of an hour. @assumed */
const maxRequests = 60;

/** Counts one more subscription. Returns whether it may be stored. */
export const countSubscription = (
  { guestId, address = '' }: Pick<Caller, 'guestId' | 'address'>,
  world: Pick<World, 'tx' | 'clock'>,
): Promise<boolean> =>
  countAttempt(guestId === null ? ['web-push', address] : ['web-push guest', `${guestId}`], maxRequests, world);

const jsonOf = (payload: string): unknown => {
  if (!isValid(payload)) return null;
  try {
    return JSON.parse(decode(payload));
  } catch {
    return null;
  }
};

const contentOf = <S extends ObjectSchema>(schema: S, payload: string): Infer<S> => {
  const parsed = parse<Schema>(schema, jsonOf(payload));
  // The schema has just parsed it.
  return parsed.ok ? (parsed.value as Infer<S>) : reject('malformed', 'payload');
};

/** The stored subscription of a browser; null for one that there is not, and for who does not know its keys. */
const storedOf = async ({ endpoint, keys }: Subscription, { tx }: Pick<World, 'tx'>) => {
  const row = await subscriptionByKey.first(tx, { key: await tokenHash(endpoint) });
  return row !== null && isSameSecret(row.auth, keys.auth) && row.p256dh === keys.p256dh ? row : null;
};

/** The stored subscription that a path names. */
export const storedByPayload = (payload: string, world: Pick<World, 'tx'>) =>
  storedOf(contentOf(browserSubscription, payload), world);

/** Ends a subscription with what waits for it. */
export const endSubscription = async (key: string, { tx }: Pick<World, 'tx'>): Promise<void> => {
  await deleteSubscription.all(tx, { key });
  await deleteDeliveriesOf.all(tx, { key });
};

const limitOfGuest = async (guestId: number | null, world: World): Promise<void> => {
  if (guestId === null) return;
  const all = await subscriptionsOfGuest.all(world.tx, { guestId });
  for (const { key } of all.slice(mostOfGuest)) await endSubscription(key, world);
};

type Kept = Pick<
  Row<'pushSubscription'>,
  'guestId' | 'isActorOnline' | 'isCampaigns' | 'isNews' | 'language' | 'brand'
>;

const store = async (
  { endpoint, keys }: Subscription,
  kept: Kept,
  world: World,
): Promise<AnswerOf<typeof subscribePush>> => {
  const token = randomHex(32);
  await putSubscription.all(world.tx, {
    key: await tokenHash(endpoint),
    endpoint,
    ...keys,
    tokenHash: await tokenHash(token),
    serverKey: world.webPush.key,
    at: nowIso(world),
    ...kept,
  });
  await limitOfGuest(kept.guestId, world);
  return { token, subscribed: true };
};

const countRequest = async (caller: Caller, world: World): Promise<void> => {
  if (!(await countSubscription(caller, world))) reject('tooMany');
};

/** Stores a subscription. */
export const subscribe = async (
  { subscription, events }: InputOf<typeof subscribePush>,
  caller: Caller,
  world: World,
): Promise<AnswerOf<typeof subscribePush>> => {
  await checkSubscription(subscription, world);
  await countRequest(caller, world);
  const { guestId, language, brand } = caller;
  return store(subscription, { ...flagsOf(events), guestId, language, brand }, world);
};

/** Replaces the subscription of a token, which is used up, by another one of the same guest and kinds. */
export const resubscribe = async (
  { token, subscription }: InputOf<typeof resubscribePush>,
  caller: Caller,
  world: World,
): Promise<AnswerOf<typeof resubscribePush>> => {
  await checkSubscription(subscription, world);
  await countRequest(caller, world);
  const before = (await takeByToken.first(world.tx, { tokenHash: await tokenHash(token) })) ?? reject('unknown');
  await deleteDeliveriesOf.all(world.tx, { key: before.key });
  const { guestId, isActorOnline, isCampaigns, isNews, language, brand } = before;
  return store(subscription, { guestId, isActorOnline, isCampaigns, isNews, language, brand }, world);
};

/** Sets whose subscription it is. What waits for its guest before is not sent to another one. */
export const setGuest = async (
  { payload }: InputOf<typeof setPushGuest>,
  { guestId }: Caller,
  world: World,
): Promise<AnswerOf<typeof setPushGuest>> => {
  const row = await storedByPayload(payload, world);
  if (row === null) return { updated: false };
  if (row.guestId === guestId) return { updated: true };
  await deleteDeliveriesOf.all(world.tx, { key: row.key });
  await setSubscriptionGuest.all(world.tx, { key: row.key, guestId });
  await limitOfGuest(guestId, world);
  return { updated: true };
};

/** Changes the kinds of a subscription. */
export const changeKinds = async (
  { payload }: InputOf<typeof updatePush>,
  world: World,
): Promise<AnswerOf<typeof updatePush>> => {
  const { events, stop, ...subscription } = contentOf(changedSubscription, payload);
  const row = (await storedOf(subscription, world)) ?? reject('unknown', 'payload');
  const flags = flagsOf((events ?? kindsOf(row)).filter((kind) => kind !== stop));
  await setSubscriptionKinds.all(world.tx, { key: row.key, ...flags });
  return { events: kindsOf(flags) };
};
