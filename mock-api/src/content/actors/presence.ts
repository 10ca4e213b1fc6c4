import { berlinHour, berlinWeekday } from '@lounge/locale';
import type { Random } from '../../seed/random.ts';
import { randomOf } from '../../seed/random.ts';

/** The input of the script for a performer; seed rows are compatible. */
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

/** Who is online, and when each performer last changed. Immutable. */
export interface PresenceState {
  readonly performers: readonly PresentPerformer[];
  readonly online: ReadonlySet<number>;
  readonly changedAt: ReadonlyMap<number, number>;
}

/** Minimum milliseconds between two changes of one performer. */
const presenceRestMs = 60_000;

/** Milliseconds between two changes. */
const gapMs = { min: 6_000, max: 15_000 };

/** The share of performers who are online: about a half to two thirds. */
const share = { min: 0.48, max: 0.7 };

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
 * The next change, 6 to 15 seconds after `now`. Performers come online in their usual hours and go offline outside them; none
 * changes twice within a minute. Returns null if all performers rest; the caller tries again later.
 * @assumed the documents name the two pushes, not when they are sent
 */
export function nextPresenceChange(state: PresenceState, now: number, random: Random): PresenceChange | null {
  const at = now + random.int(gapMs.min, gapMs.max);
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

/** All changes from `fromMs` to before `toMs`; deterministic for a seed. */
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
    now = change?.at ?? now + gapMs.max;
    if (!change || now >= toMs) continue;
    plan.push(change);
    state = withPresence(state, change);
  }
  return plan;
}

/** The more performers are online, the likelier the next one goes offline; certain at the limits. */
function comesOnline({ online, performers }: PresenceState, random: Random): boolean {
  const min = Math.ceil(performers.length * share.min);
  const max = Math.floor(performers.length * share.max);
  const fullness = (online.size - min) / Math.max(1, max - min);
  return !random.chance(fullness);
}

/** Returns the usual presence of performers at an instant; weekday and hour are computed once. */
function usualAt(at: number): (performer: PresentPerformer) => number {
  const [weekday, hour] = [berlinWeekday(at), berlinHour(at)];
  return ({ hours }) => hours[weekday]?.[hour] ?? 0;
}
