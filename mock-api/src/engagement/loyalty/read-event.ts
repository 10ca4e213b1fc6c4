import { berlinDay, type Language } from '@lounge/locale';
import type { AnswerOf, Infer, InputOf } from '@lounge/protocol';
import type { getUserActivityEvent, rewardVideo } from '@lounge/protocol/engagement/loyalty';
import { reject } from '../../dispatch/handler.ts';
import { parseJson } from '../../world/json.ts';
import type { Caller, World } from '../../world/world.ts';
import { doneOf, eventPointsOf, historyOf, type Done } from '../rewards/index.ts';
import {
  activities,
  activityKinds,
  challenges,
  eventById,
  eventRewards,
  pathOf,
  rewardIdOf,
  sourceOf,
  type ActivityEvent,
  type EventReward,
} from './activity-events.ts';
import { activityTexts, challengeTexts, eventName } from './activity-texts.ts';
import { doneOfChallenge } from './count-points.ts';
import { challengesOf, rewardVideoById } from './statements.ts';

type Answer = AnswerOf<typeof getUserActivityEvent>;
type Video = Infer<typeof rewardVideo>;

/** The part of an event that is a guest's own; empty for visitors. */
interface OfGuest {
  readonly points: number;
  readonly done: readonly Done[];
  readonly fulfilled: ReadonlyMap<string, string>;
  /** The numbers of the rewards that were redeemed. */
  readonly redeemed: ReadonlySet<number>;
}

/** The numbers of an event's rewards that a guest redeemed. */
const redeemedOf = async (event: ActivityEvent, guestId: number, world: Pick<World, 'tx'>) => {
  const source = sourceOf(event);
  const rows = await historyOf(source, guestId, eventRewards.length, world);
  return new Set(rows.map(({ attempt }) => attempt));
};

const ofGuest = async (event: ActivityEvent, guestId: number | null, world: World): Promise<OfGuest> => {
  if (guestId === null) return { points: 0, done: [], fulfilled: new Map(), redeemed: new Set() };
  const source = sourceOf(event);
  const rows = await challengesOf.all(world.tx, { guestId, eventId: source.eventId });
  return {
    points: await eventPointsOf(source, guestId, world),
    done: await doneOf(source, guestId, world),
    fulfilled: new Map(rows.map(({ challenge, at }) => [challenge, at])),
    redeemed: await redeemedOf(event, guestId, world),
  };
};

/** The video of a reward; null where it gives none or the video is gone. */
export const videoOf = async (
  { award }: EventReward,
  language: Language,
  { tx }: Pick<World, 'tx'>,
): Promise<Video | null> => {
  if (award.kind !== 'video') return null;
  const row = await rewardVideoById.first(tx, { id: award.videoId });
  return row === null ? null : { id: row.id, actorId: row.actorId, title: parseJson(row.title)[language] };
};

/** Which kind of reward an award is on the wire. */
export const kindOf = ({ award: { kind } }: EventReward): Answer['rewards'][number]['type'] =>
  kind === 'spins' ? 'freeSpins' : kind;

/** An amount in hundredths of a coin, in percent, or a number of things. */
const valueOf = ({ award }: EventReward): number => {
  switch (award.kind) {
    case 'bonusCode': {
      return award.percent;
    }
    case 'video': {
      return 1;
    }
    case 'voucher': {
      return award.voucher.amount;
    }
    default: {
      return award.amount;
    }
  }
};

const rewardsOf = async (
  event: ActivityEvent,
  own: OfGuest,
  language: Language,
  world: World,
): Promise<Answer['rewards']> => {
  const rewards: Answer['rewards'] = [];
  for (const reward of eventRewards) {
    const video = await videoOf(reward, language, world);
    if (reward.award.kind === 'video' && video === null) continue;
    rewards.push({
      id: rewardIdOf(event, reward),
      type: kindOf(reward),
      requiredPoints: reward.requiredPoints,
      info: reward.info[language],
      value: valueOf(reward),
      redeemed: own.redeemed.has(reward.number),
      video,
    });
  }
  return rewards;
};

/** Reads an event with the points of the caller. */
export const readEvent = async (
  { id }: InputOf<typeof getUserActivityEvent>,
  caller: Caller,
  world: World,
): Promise<Answer> => {
  const event = (await eventById(id, world)) ?? reject('unknown', 'id');
  const { language, guestId } = caller;
  const own = await ofGuest(event, guestId, world);
  const today = berlinDay(world.clock.now());
  return {
    id: event.id,
    name: eventName(event.year, event.month, language),
    start: event.start,
    end: event.end,
    rewardClaimEnd: event.rewardClaimEnd,
    guestPoints: own.points,
    activities: activityKinds.map((kind) => ({
      kind,
      ...activities[kind],
      timesToday: own.done.find(({ activity, day }) => activity === kind && day === today)?.times ?? 0,
      faq: activityTexts[kind][language],
    })),
    challenges: challenges.map((challenge) => {
      const date = own.fulfilled.get(challenge.key) ?? null;
      const { name, description } = challengeTexts[challenge.key];
      return {
        points: challenge.points,
        name: name[language],
        description: description[language],
        fullfilled: date !== null,
        date,
        link: pathOf(challenge, language),
        done: doneOfChallenge(challenge, own.done),
        goal: challenge.goal,
      };
    }),
    rewards: await rewardsOf(event, own, language, world),
  };
};
