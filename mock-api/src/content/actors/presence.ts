import { berlinHour, berlinWeekday } from '@lounge/locale';
import type { Random } from '../../seed/random.ts';
import { randomOf } from '../../seed/random.ts';

/** What the script needs to know of a performer; a seed row fits. */
export interface PresentPerformer {
  readonly id: number;
  /** Online before the first change. */
  readonly isOnline: boolean;
  /** Usual presence, 0 to 4, by weekday (Monday first) and hour of the Berlin clock. */
  readonly hours: readonly (readonly number[])[];
}

/** A performer comes online or goes offline; `at` is milliseconds since 1970. */
export interface PresenceChange {
  readonly at: number;
  readonly actorId: number;
  readonly online: boolean;
}

/** Who is online, and when each performer last changed. Changes come back as a new state. */
export interface PresenceState {
  readonly performers: readonly PresentPerformer[];
  readonly online: ReadonlySet<number>;
  readonly changedAt: ReadonlyMap<number, number>;
}

/** The least milliseconds between two changes of one performer. */
export const presenceRestMs = 60_000;

/** Between two changes lie 6 to 15 seconds. */
const gapMs = { least: 6_000, most: 15_000 };

/** 35 to 50 of 72 performers are online; of fewer or more the same shares. */
const share = { least: 35 / 72, most: 50 / 72 };

/** The state before the first change. */
export function presenceAtStart(performers: readonly PresentPerformer[]): PresenceState {
  const online = performers.filter((performer) => performer.isOnline).map(({ id }) => id);
  return { performers, online: new Set(online), changedAt: new Map() };
}

/** The state after a change. */
export function withPresence(state: PresenceState, { at, actorId, online }: PresenceChange): PresenceState {
  const now = new Set(state.online);
  if (online) now.add(actorId);
  else now.delete(actorId);
  return { ...state, online: now, changedAt: new Map(state.changedAt).set(actorId, at) };
}

/**
 * The change that follows a moment, 6 to 15 seconds later. Performers come at their usual hours and leave outside them;
 * none changes twice within a minute. Null when everybody rests, so that the caller tries again later.
 * @assumed who is online when is not stated; the documents only name the two pushes
 */
export function nextPresenceChange(state: PresenceState, now: number, random: Random): PresenceChange | null {
  const at = now + random.int(gapMs.least, gapMs.most);
  const online = comesOnline(state, random);
  const candidates = state.performers.filter(
    ({ id }) => state.online.has(id) !== online && at - (state.changedAt.get(id) ?? -Infinity) >= presenceRestMs,
  );
  if (candidates.length === 0) return null;
  const usual = usualAt(at);
  const { id } = random.weighted(candidates, (performer) => {
    const level = usual(performer);
    return online ? 1 + 4 * level : 1 + 4 * (4 - level);
  });
  return { at, actorId: id, online };
}

/** Every change from one moment up to another, both in milliseconds; the same seed gives the same plan. */
export function presencePlan(
  seed: string,
  performers: readonly PresentPerformer[],
  fromMs: number,
  toMs: number,
): readonly PresenceChange[] {
  const random = randomOf(seed);
  const plan: PresenceChange[] = [];
  let state = presenceAtStart(performers);
  for (let now = fromMs; now < toMs;) {
    const change = nextPresenceChange(state, now, random);
    now = change?.at ?? now + gapMs.most;
    if (!change || now >= toMs) continue;
    plan.push(change);
    state = withPresence(state, change);
  }
  return plan;
}

/** The fuller the house, the likelier somebody leaves; at the limits it is certain. */
function comesOnline({ online, performers }: PresenceState, random: Random): boolean {
  const least = Math.ceil(performers.length * share.least);
  const most = Math.floor(performers.length * share.most);
  const fullness = (online.size - least) / Math.max(1, most - least);
  return !random.chance(fullness);
}

/** How usual presence is at a moment, looked up once for all performers. */
function usualAt(at: number): (performer: PresentPerformer) => number {
  const [weekday, hour] = [berlinWeekday(at), berlinHour(at)];
  return ({ hours }) => hours[weekday]?.[hour] ?? 0;
}
