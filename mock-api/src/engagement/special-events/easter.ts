import { berlinDay } from '@lounge/locale';
import type { AnswerOf, Infer, InputOf } from '@lounge/protocol';
import {
  collectEgg,
  easterEvent,
  rewardHistorySize,
  type easterReward,
} from '@lounge/protocol/engagement/special-events';
import { redeemedAt, codeKey } from '../../foundation/vouchers/index.ts';
import { guestOf, handle, handleAfter, reject } from '../../dispatch/handler.ts';
import { fingerprint } from '../../wire/fingerprint.ts';
import { parseJson } from '../../world/json.ts';
import { nowIso } from '../../world/now-iso.ts';
import type { Award } from '../../world/tables/rewards.ts';
import type { CampaignContents, StoredEggReward } from '../../world/tables/special-events.ts';
import type { Row } from '../../world/tables.ts';
import type { Caller, World, WorldParts } from '../../world/world.ts';
import { answerReward, bookReward, draw, giveOnce, historyOf, type Reward } from '../rewards/index.ts';
import { eggByKey, eggsOf, insertEgg } from './easter-statements.ts';
import { eggOfToken, tokenOfEgg, type Egg } from './egg-token.ts';
import { rewardOf, rewardOrNone } from './map-reward.ts';
import { runningCampaign } from './current-campaign.ts';
import { phaseOf } from './phase.ts';
import { checkDay } from './check-day.ts';
import { begunCampaign, campaignById } from './statements.ts';

type Collected = AnswerOf<typeof collectEgg>;
type Given = Awaited<ReturnType<typeof historyOf>>[number];
type Hunt = Row<'campaign'>;

/** More rewards than a hunt has. */
const mostRewards = 1000;

const sourceOf = ({ id }: Pick<Hunt, 'id'>) => ({ source: 'easter', eventId: id });

/** The content of a hunt, whose kind has been checked. */
const contentOf = ({ content }: Pick<Hunt, 'content'>): CampaignContents['easter'] =>
  parseJson(content) as CampaignContents['easter'];

const huntById = async (id: number, field: string, { tx }: Pick<World, 'tx'>): Promise<Hunt> => {
  const hunt = await campaignById.first(tx, { id });
  return hunt?.eventType === 'easter' ? hunt : reject('unknown', field);
};

const keyOf = ({ eventId, place, day }: Egg, guestId: number): string => [guestId, eventId, day, place].join(' ');

const countOf = async (hunt: Pick<Hunt, 'id'>, guestId: number, { tx, clock }: Pick<World, 'tx' | 'clock'>) => {
  const row = await eggsOf.first(tx, { guestId, eventId: hunt.id, day: berlinDay(clock.now()) });
  return { total: Number(row?.total ?? 0), ofDay: Number(row?.ofDay ?? 0) };
};

/** A reward as a guest sees it; `given` is what the guest has of it. One that is hidden says nothing before. */
const shownReward = async (
  { id, award, requiredEggs, isHidden, isUpTo }: StoredEggReward,
  given: Given | undefined,
  caller: Caller,
  world: World,
): Promise<Infer<typeof easterReward>> => {
  const plain = { id, requiredEggs, hidden: isHidden, isUpTo, redeemed: false, canRedeem: null, redeemedAt: null };
  if (given === undefined && isHidden) return { ...plain, type: null, info: null, value: null };
  const shown = given?.award ?? award;
  const { type, amount, bonusCode, name, canRedeem } = await rewardOf(shown, caller, world);
  const info = given === undefined ? name : (bonusCode ?? name);
  if (given === undefined) return { ...plain, type, info, value: amount };
  const { guestId } = caller;
  if (shown.kind !== 'bonusCode' || guestId === null)
    return { ...plain, type, info, value: amount, redeemed: given.isUsed };
  // A guest redeems a code once, whatever else gave it.
  const at = await redeemedAt(world, guestId, codeKey(shown.code));
  return { ...plain, type, info, value: amount, redeemed: at !== null, canRedeem, redeemedAt: at };
};

const readHunt = async (
  { id }: InputOf<typeof easterEvent>,
  caller: Caller,
  world: World,
): Promise<AnswerOf<typeof easterEvent>> => {
  const hunt = await huntById(id, 'id', world);
  const { places, rewards } = contentOf(hunt);
  const { guestId } = caller;
  const history = guestId === null ? [] : await historyOf(sourceOf(hunt), guestId, mostRewards, world);
  const { total, ofDay } = guestId === null ? { total: 0, ofDay: 0 } : await countOf(hunt, guestId, world);
  const inOrder = rewards.toSorted((a, b) => a.requiredEggs - b.requiredEggs);
  return {
    collectedEggs: total,
    eggsToday: ofDay,
    eggsADay: places.length,
    rewardHistory: await Promise.all(
      history.slice(0, rewardHistorySize).map(async ({ id: rowId, at, award }) => {
        return { id: rowId, at, reward: await rewardOrNone(award, caller, world) };
      }),
    ),
    rewards: await Promise.all(
      inOrder.map((each) =>
        shownReward(
          each,
          history.find(({ attempt }) => attempt === each.id),
          caller,
          world,
        ),
      ),
    ),
  };
};

/** A collection before its change: its egg is null where the world’s secret did not sign the token for this guest and day. */
interface PreparedEgg extends InputOf<typeof collectEgg> {
  readonly day: string;
  readonly egg: Egg | null;
}

/** Checks day and token, before the change. */
const prepareEgg = async (
  input: InputOf<typeof collectEgg>,
  caller: Caller,
  parts: WorldParts,
): Promise<PreparedEgg> => {
  const guestId = guestOf(caller);
  checkDay(input.qmdate, 'qmdate', caller, parts);
  const day = input.qmdate ?? berlinDay(parts.clock.now());
  return { ...input, day, egg: await eggOfToken(input.verificationToken, day, guestId, parts) };
};

/** The egg of a token that a state has named. */
const knownEgg = async (token: string, day: string, guestId: number, world: World): Promise<Egg | null> => {
  const hunt = await begunCampaign.first(world.tx, { eventType: 'easter', now: nowIso(world) });
  const known = hunt && contentOf(hunt).knownTokens?.find((each) => each.token === token && each.guestId === guestId);
  return hunt === null || known == null ? null : { eventId: hunt.id, place: known.place, day };
};

/** Rejects an egg outside the days of its hunt; today must be within its times too. */
const checkTimes = (hunt: Hunt, { day }: Egg, world: World): void => {
  const [first, last] = [berlinDay(hunt.start), berlinDay(Date.parse(hunt.end) - 1)];
  const { hasStarted, hasEnded } = phaseOf(hunt, world);
  const isToday = day === berlinDay(world.clock.now());
  if (day < first || day > last || (isToday && (!hasStarted || hasEnded))) reject('notPossible');
};

/** The award of a reward: of one that is up to an amount, every amount from one piece on is as likely. */
const drawnAward = ({ award, isUpTo }: StoredEggReward, random: () => number): Award => {
  if (!isUpTo || !('amount' in award)) return award;
  const piece = award.kind === 'coins' ? 100 : 1;
  const table = Array.from({ length: award.amount / piece }, (_, at) => ({ weight: 1, amount: (at + 1) * piece }));
  return { ...award, amount: draw(table, random).amount };
};

/** Gives the next reward that the eggs of a guest have reached, one for each egg. */
const giveReached = async (hunt: Hunt, guestId: number, total: number, world: World) => {
  const source = sourceOf(hunt);
  const history = await historyOf(source, guestId, mostRewards, world);
  const has = new Set(history.map(({ attempt }) => attempt));
  const [reached] = contentOf(hunt)
    .rewards.filter(({ id, requiredEggs }) => requiredEggs <= total && !has.has(id))
    .toSorted((a, b) => a.requiredEggs - b.requiredEggs);
  if (reached === undefined) return null;
  const award = drawnAward(reached, world.random);
  await giveOnce({ ...source, guestId, day: '', attempt: reached.id }, award, world);
  const [given] = await historyOf(source, guestId, 1, world);
  return { award, reached, given };
};

/** Collects an egg within a change: once for each guest, event, place and day. */
const takeEgg = async (egg: Egg, caller: Caller, world: World): Promise<Reward<Collected>> => {
  const guestId = guestOf(caller);
  const hunt = await huntById(egg.eventId, 'verificationToken', world);
  checkTimes(hunt, egg, world);
  const { eventId, place, day } = egg;
  const key = keyOf(egg, guestId);
  const at = nowIso(world);
  const isNew = (await insertEgg.first(world.tx, { key, guestId, eventId, day, place, at })) !== null;
  const { total } = await countOf(hunt, guestId, world);
  const won = isNew ? await giveReached(hunt, guestId, total, world) : null;
  return {
    award: won?.award ?? null,
    reference: { easter: eventId },
    answer: {
      collectedEggs: total,
      isNew,
      collectedAt: (await eggByKey.first(world.tx, { key }))?.at ?? at,
      reward: won === null ? null : await shownReward(won.reached, won.given, caller, world),
    },
  };
};

/** Collects an egg for a guest within a change, as a state does it, and publishes nothing. */
export const takeEggForGuest = async (egg: Egg, guestId: number, world: World): Promise<void> => {
  const staff = { guestId, language: 'en', brand: 'velvet', requestId: 'state', key: null } as const;
  const key = `state ${keyOf(egg, guestId)}`;
  await bookReward({ guestId, key, bodyHash: '' }, () => takeEgg(egg, staff, world), world);
};

/**
 * The egg that a guest can find on a page now, with its token; null without one, for one that was collected today, and for visitors.
 * Not inside a change.
 */
export const eggOfPage = async (place: string, { guestId }: Pick<Caller, 'guestId'>, parts: WorldParts) => {
  if (guestId === null) return null;
  const { database, clock } = parts;
  const hunt = await runningCampaign('easter', { tx: database.reader, clock });
  if (hunt === null || !contentOf(hunt).places.includes(place)) return null;
  const egg = { eventId: hunt.id, place, day: berlinDay(clock.now()) };
  if ((await eggByKey.first(database.reader, { key: keyOf(egg, guestId) })) !== null) return null;
  return { eventId: hunt.id, verificationToken: await tokenOfEgg(egg, guestId, parts), qmdate: egg.day };
};

/** The handlers of egg hunts. */
export const easterHandlers = [
  handle(easterEvent, readHunt),
  handleAfter(collectEgg, prepareEgg, async ({ verificationToken, qmdate, day, egg }, caller, world) =>
    answerReward(
      caller,
      fingerprint(collectEgg.id, { verificationToken, qmdate }),
      async (guestId) =>
        takeEgg(
          egg ?? (await knownEgg(verificationToken, day, guestId, world)) ?? reject('unknown', 'verificationToken'),
          caller,
          world,
        ),
      world,
    ),
  ),
];
