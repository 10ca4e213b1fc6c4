import type { AnswerOf } from '@lounge/protocol';
import {
  freePreviewDecline,
  freePreviewInit,
  livePreviewExit,
  livePreviewSeconds,
} from '@lounge/protocol/content/live-chat';
import { clipOfPerformer } from '../../media/clips.ts';
import { handle, reject } from '../../dispatch/handler.ts';
import { sourceOf } from '../../media/media-source.ts';
import { isInGroup, type Group } from '../../world/bus.ts';
import { hasVisitorPlace, networkKey } from '../../wire/network.ts';
import { nowIso } from '../../world/now-iso.ts';
import type { Row } from '../../world/tables.ts';
import type { Caller, World } from '../../world/world.ts';
import { checkCountry } from '../actors/index.ts';
import { isBlockedBetween } from '../messenger/index.ts';
import { privacyOf, stageOf } from './stage.ts';
import { actorPresence, previewByKey, previewersSince, previewGuest, previewsSince, putPreview } from './statements.ts';

/** How `keyOf` writes who has a preview. */
const [guestPrefix, visitorPrefix] = ['guest:', 'visitor:'];

/** Interval between two previews of the same performer for a visitor. @assumed */
const previewIntervalMs = 3_600_000;

/**
 * Extra lifetime of a stream's address: the server counts from the call, the guest from the first picture, which may take ten
 * seconds. @assumed
 */
const graceMs = 12_000;

type Preview = AnswerOf<typeof freePreviewInit>;

/** Previews are counted per guest, for anonymous visitors per token. */
const keyOf = ({ guestId, visitor }: Caller, actorId: number): string =>
  `${guestId === null ? `${visitorPrefix}${visitor ?? ''}` : `${guestPrefix}${guestId}`} ${actorId}`;

/** Where a visitor without an account is; members are counted by account. */
const networkFor = ({ guestId, address }: Caller): string | null => (guestId === null ? networkKey(address) : null);

/** Who has the previews of keys. */
const groupOf = (keys: readonly string[]): Group => {
  const owners = keys.map((key) => key.split(' ')[0] ?? '');
  const named = (prefix: string) =>
    owners.filter((each) => each.startsWith(prefix)).map((each) => each.slice(prefix.length));
  return { guests: new Set(named(guestPrefix).map(Number)), visitors: new Set(named(visitorPrefix)) };
};

/** Who watches free previews of performers now; those whom nobody watches are left out. */
export const previewersAmong = async (
  actorIds: readonly number[],
  { tx, clock }: Pick<World, 'tx' | 'clock'>,
): Promise<ReadonlyMap<number, Group>> => {
  const now = clock.now();
  const since = new Date(now - livePreviewSeconds.vip * 1000 - graceMs).toISOString();
  const rows = await previewsSince.all(tx, { ids: JSON.stringify(actorIds), since });
  const current = rows.filter(({ startedAt: at, seconds }) => Date.parse(at) + seconds * 1000 + graceMs > now);
  const byActor = Map.groupBy(current, ({ actorId }) => actorId);
  return new Map([...byActor].map(([actorId, previews]) => [actorId, groupOf(previews.map(({ key }) => key))]));
};

/** Whether a caller watches a free preview of a performer now. */
export const isPreviewer = async (
  { guestId, visitor }: Pick<Caller, 'guestId' | 'visitor'>,
  actorId: number,
  world: Pick<World, 'tx' | 'clock'>,
): Promise<boolean> => {
  const previewers = (await previewersAmong([actorId], world)).get(actorId);
  return previewers !== undefined && isInGroup(previewers, { guestId, visitor: visitor ?? '' });
};

/** How many can look in on a performer at once; half of the places are for members, and one network gets a few. @assumed */
export const maxPreviewsAtOnce = 20;

const guestOf = async ({ guestId }: Caller, { tx }: World) =>
  guestId === null ? null : await previewGuest.first(tx, { id: guestId });

/** Returns how many seconds a new preview of a caller lasts. */
export const previewSecondsFor = async (caller: Caller, world: World): Promise<number> =>
  (await guestOf(caller, world))?.isVip === 1 ? livePreviewSeconds.vip : livePreviewSeconds.everybody;

const streamOf = (
  { id: actorId, pictureSeed: seed }: PreviewedActor,
  until: number,
  { brand, guestId }: Caller,
  { mediaUrls }: World,
): Preview['source'] => {
  const clip = clipOfPerformer(actorId, seed);
  return sourceOf(mediaUrls.live({ brand, clip, actorId, until: until + graceMs }, guestId), null, null);
};

/** Whether a new preview may start: after the first one, only when the interval since its start is over. */
const mayStartNew = (previous: Row<'livePreview'> | null, now: number): boolean =>
  previous === null || Date.parse(previous.startedAt) + previewIntervalMs <= now;

type PreviewedActor = NonNullable<Awaited<ReturnType<typeof actorPresence.first>>>;

/** Whether so many look in on a performer that one more cannot; visitors without an account leave places to members. */
const isFull = async (actorId: number, { guestId, address }: Caller, { tx, clock }: World): Promise<boolean> => {
  const since = new Date(clock.now() - livePreviewSeconds.vip * 1000).toISOString();
  const rows = await previewersSince.all(tx, { actorId, since });
  if (rows.length >= maxPreviewsAtOnce || guestId !== null) return rows.length >= maxPreviewsAtOnce;
  const visitors = rows.filter(({ key }) => key.startsWith(visitorPrefix));
  return !hasVisitorPlace(maxPreviewsAtOnce, visitors, networkKey(address));
};

/**
 * Why a visitor gets no preview, the codes in their order; null if one begins or goes on.
 * @spec error:exit-401, error:exit-402, error:exit-403, error:exit-404, error:exit-405, error:exit-406, error:exit-407
 * @assumed Twenty at once (401), one an hour (402); a private chat (404); an age check that was rejected (405); a conversation that is
 * blocked (406); a performer who shows none (407).
 */
const obstacleOf = async (
  actor: PreviewedActor,
  { isNew, isUsed }: { isNew: boolean; isUsed: boolean },
  caller: Caller,
  world: World,
): Promise<number | null> => {
  if (isNew && (await isFull(actor.id, caller, world))) return livePreviewExit.hostLimit;
  if (isUsed) return livePreviewExit.hourLimit;
  if (actor.isOnline !== 1) return livePreviewExit.offline;
  if ((await privacyOf(actor.id, world)).isPrivate) return livePreviewExit.single;
  if ((await guestOf(caller, world))?.avsStatus === 'rejected') return livePreviewExit.ageRatingDenied;
  if (await isBlockedBetween(actor.id, caller, world)) return livePreviewExit.accessDenied;
  const isOff = actor.priceVideo === null || (await stageOf(world, actor.id)).isPreviewOff === 1;
  return isOff ? livePreviewExit.disabled : null;
};

const init = async (actorId: number, caller: Caller, world: World): Promise<Preview> => {
  const actor = (await actorPresence.first(world.tx, { id: actorId })) ?? reject('unknown', 'actorId');
  await checkCountry(actorId, caller, world);
  const now = world.clock.now();
  const key = keyOf(caller, actorId);
  const previous = await previewByKey.first(world.tx, { key });
  const isNew = mayStartNew(previous, now);
  const seconds = previous === null || isNew ? await previewSecondsFor(caller, world) : previous.seconds;
  const until = (previous === null || isNew ? now : Date.parse(previous.startedAt)) + seconds * 1000;
  const isUsed = !isNew && (previous?.isDeclined === 1 || until <= now);
  const exitCode = await obstacleOf(actor, { isNew, isUsed }, caller, world);
  if (exitCode !== null) return { seconds, secondsLeft: 0, source: null, exitCode };
  const network = networkFor(caller);
  if (isNew)
    await putPreview.all(world.tx, { key, actorId, startedAt: nowIso(world), seconds, isDeclined: 0, network });
  const source = streamOf(actor, until, caller, world);
  return { seconds, secondsLeft: Math.ceil((until - now) / 1000), source, exitCode: null };
};

/** The handlers of the free live preview. */
export const previewHandlers = [
  handle(freePreviewInit, ({ actorId }, caller, world) => init(actorId, caller, world)),
  handle(freePreviewDecline, async ({ actorId }, caller, world) => {
    if ((await actorPresence.first(world.tx, { id: actorId })) === null) reject('unknown', 'actorId');
    const key = keyOf(caller, actorId);
    const previous = await previewByKey.first(world.tx, { key });
    const startedAt =
      previous === null || mayStartNew(previous, world.clock.now()) ? nowIso(world) : previous.startedAt;
    const seconds = previous?.seconds ?? (await previewSecondsFor(caller, world));
    await putPreview.all(world.tx, { key, actorId, startedAt, seconds, isDeclined: 1, network: networkFor(caller) });
    return { isDeclined: true };
  }),
];
