import { maxRecoveries, streamTimes } from './stream-times.ts';

/** Phase of a stream as a guest sees it: it connects, plays, its picture stands still, or it is opened again. */
export type StreamPhase = 'connecting' | 'playing' | 'stalled' | 'retrying';

/** The actions of a stream's owner after an event. */
export type StreamAction =
  | { readonly kind: 'open'; readonly source: number }
  /** Reload the element of a native stream. */
  | { readonly kind: 'recover' }
  /** Ask for a small picture, or for any size again. */
  | { readonly kind: 'limit' | 'unlimit' }
  | { readonly kind: 'playing' | 'stalled' | 'recovered' | 'badConnection' | 'volumeHint' | 'volumeHintOver' }
  | { readonly kind: 'failed'; readonly name: string };

/** The state of a stream; all times are of one monotonic clock. */
export interface StreamHealth {
  readonly phase: StreamPhase;
  /** Whether each source is played natively, in order of preference. */
  readonly natives: readonly boolean[];
  /** The index of the current source. */
  readonly source: number;
  /** Whether the picture is kept small. */
  readonly isWeak: boolean;
  /** Whether the first look after mounting is over, so that waiting is shown. */
  readonly hasLooked: boolean;
  readonly hasPlayed: boolean;
  /** Whether the page is hidden, where the picture is reported rarely. */
  readonly isHidden: boolean;
  /** The milliseconds for which the picture moved. */
  readonly playedMs: number;
  readonly beganAt: number;
  /** When the current source was opened, or null while it waits for the next attempt. */
  readonly openedAt: number | null;
  /** When the last source failed; the next attempt follows. */
  readonly failedAt: number | null;
  /** When one of the sources must have given a picture. */
  readonly detectUntil: number;
  readonly movedAt: number;
  /** Since when the picture moves without a stop. */
  readonly goodSince: number;
  /** Since when the buffer is too short, or null. */
  readonly lowSince: number | null;
  readonly recoveries: number;
  /** Whether this stop has already made the picture small. */
  readonly hasLimited: boolean;
  /** Until when the volume hint is shown, or null. */
  readonly hintUntil: number | null;
}

/** An event of a stream; `at` is its time. */
export type StreamEvent = { readonly at: number } & (
  | { readonly kind: 'time' }
  /** The picture moved for `ms` milliseconds. */
  | { readonly kind: 'moved'; readonly ms: number }
  /** Whether the buffer is too short. */
  | { readonly kind: 'buffer'; readonly isLow: boolean }
  | { readonly kind: 'visibility'; readonly isHidden: boolean }
  | { readonly kind: 'failed'; readonly name: string }
  /** Whether the browser blocked sound, so that the stream began without. */
  | { readonly kind: 'soundBlocked' | 'soundOn' }
);

/** A state and what to do on reaching it. */
export interface StreamStep {
  readonly state: StreamHealth;
  readonly actions: readonly StreamAction[];
}

interface Deadline {
  readonly at: number;
  readonly reach: (state: StreamHealth, at: number) => StreamStep;
}

const step = (state: StreamHealth, ...actions: StreamAction[]): StreamStep => ({ state, actions });

const opened = (state: StreamHealth, source: number, at: number): StreamHealth => ({
  ...state,
  source,
  phase: state.hasPlayed || state.failedAt !== null ? 'retrying' : state.phase,
  openedAt: at,
  failedAt: null,
  recoveries: 0,
  hasLimited: false,
  lowSince: null,
});

const waiting = (state: StreamHealth, at: number, name: string): StreamStep =>
  step({ ...state, phase: 'retrying', openedAt: null, failedAt: at, lowSince: null }, { kind: 'failed', name });

/** Opens the first source; each attempt with all sources has the time of detection. */
function openAll(state: StreamHealth, at: number): StreamStep {
  if (state.natives.length === 0) return waiting(state, at, 'unsupported');
  return step({ ...opened(state, 0, at), detectUntil: at + streamTimes.detection }, { kind: 'open', source: 0 });
}

/** Goes on to the next source; after the last one it waits and then begins with the first one. */
function fail(state: StreamHealth, at: number, name: string): StreamStep {
  if (state.openedAt === null) return step(state);
  const next = state.source + 1;
  const isNew = state.phase === 'playing' || state.phase === 'stalled';
  const detectUntil = isNew ? at + streamTimes.detection : state.detectUntil;
  if (next < state.natives.length && at < detectUntil) {
    const going = { ...opened(state, next, at), detectUntil };
    return step(going, { kind: 'open', source: next });
  }
  return waiting(state, at, name);
}

const limit = (state: StreamHealth): StreamStep => {
  const next: StreamHealth = { ...state, isWeak: true, hasLimited: true, lowSince: null };
  return step(next, { kind: 'badConnection' }, { kind: 'limit' });
};

/** A picture that stands for twice the time of a bad connection: the stream is opened again at once. */
function reopen(state: StreamHealth, at: number): StreamStep {
  const isLast = state.source + 1 >= state.natives.length;
  if (!isLast) return fail(state, at, 'stalled');
  const { state: next, actions } = openAll(state, at);
  return step({ ...next, phase: 'retrying' }, { kind: 'failed', name: 'stalled' }, ...actions);
}

function stoppedDeadlines(state: StreamHealth): readonly Deadline[] {
  const { movedAt, natives, source, recoveries, hasLimited } = state;
  const recovery: Deadline = {
    at: movedAt + streamTimes.recover * (recoveries + 1),
    reach: (now) => step({ ...now, recoveries: now.recoveries + 1 }, { kind: 'recover' }),
  };
  return [
    ...(natives[source] && recoveries < maxRecoveries ? [recovery] : []),
    ...(hasLimited ? [] : [{ at: movedAt + streamTimes.badConnection, reach: limit }]),
    { at: movedAt + streamTimes.badConnection + streamTimes.retry, reach: reopen },
  ];
}

function playingDeadlines({ movedAt, isHidden, lowSince, isWeak, goodSince }: StreamHealth): readonly Deadline[] {
  const stalled: Deadline = {
    at: movedAt + (isHidden ? streamTimes.hiddenWarning : streamTimes.warning),
    reach: (state) => step({ ...state, phase: 'stalled', hasLimited: false }, { kind: 'stalled' }),
  };
  const better: Deadline = {
    at: goodSince + streamTimes.betterAgain,
    reach: (state) => step({ ...state, isWeak: false }, { kind: 'unlimit' }),
  };
  return [
    stalled,
    ...(lowSince !== null && !isWeak ? [{ at: lowSince + streamTimes.badConnection, reach: limit }] : []),
    ...(isWeak && lowSince === null ? [better] : []),
  ];
}

/** The time that a source has to give a picture: an equal part of what is left for all that remain. */
function sourceUntil({ openedAt, detectUntil, source, natives }: StreamHealth): number {
  const from = openedAt ?? detectUntil;
  return from + (detectUntil - from) / (natives.length - source);
}

function deadlinesOf(state: StreamHealth): readonly Deadline[] {
  const { phase, failedAt, hasLooked, beganAt, hintUntil } = state;
  const look: Deadline = {
    at: beganAt + streamTimes.look,
    reach: (now) => step({ ...now, hasLooked: true }),
  };
  const hint: Deadline = {
    at: hintUntil ?? 0,
    reach: (now) => step({ ...now, hintUntil: null }, { kind: 'volumeHintOver' }),
  };
  const always = [...(hasLooked ? [] : [look]), ...(hintUntil === null ? [] : [hint])];
  if (failedAt !== null) return [...always, { at: failedAt + streamTimes.retry, reach: openAll }];
  if (phase === 'playing') return [...always, ...playingDeadlines(state)];
  if (phase === 'stalled') return [...always, ...stoppedDeadlines(state)];
  const undetected: Deadline = { at: sourceUntil(state), reach: (now, at) => fail(now, at, 'timeout') };
  return [...always, undetected];
}

const firstOf = (state: StreamHealth): Deadline | undefined =>
  deadlinesOf(state).reduce<Deadline | undefined>(
    (first, each) => (first === undefined || each.at < first.at ? each : first),
    undefined,
  );

/** When the state changes by itself; null if it does not. */
export const nextDeadline = (state: StreamHealth): number | null => firstOf(state)?.at ?? null;

/** Reaches every deadline up to `at`, at that time: after a sleep of the device there is one attempt, not one for each that was missed. */
function advance(from: StreamHealth, at: number): StreamStep {
  let state = from;
  const actions: StreamAction[] = [];
  for (let due = firstOf(state); due !== undefined && due.at <= at; due = firstOf(state)) {
    const reached = due.reach(state, at);
    state = reached.state;
    actions.push(...reached.actions);
  }
  return { state, actions };
}

function moved(state: StreamHealth, at: number, ms: number): StreamStep {
  if (state.openedAt === null) return step(state);
  if (state.phase === 'playing') return step({ ...state, movedAt: at, playedMs: state.playedMs + Math.max(0, ms) });
  const { hasPlayed } = state;
  const playing: StreamHealth = {
    ...state,
    phase: 'playing',
    hasPlayed: true,
    movedAt: at,
    goodSince: at,
    recoveries: 0,
    hasLimited: false,
  };
  return step(playing, { kind: 'playing' }, ...(hasPlayed ? [{ kind: 'recovered' } as const] : []));
}

function soundBlocked(state: StreamHealth, at: number): StreamStep {
  return step({ ...state, hintUntil: at + streamTimes.volumeHint }, { kind: 'volumeHint' });
}

function soundOn(state: StreamHealth): StreamStep {
  if (state.hintUntil === null) return step(state);
  return step({ ...state, hintUntil: null }, { kind: 'volumeHintOver' });
}

function handle(state: StreamHealth, event: StreamEvent): StreamStep {
  switch (event.kind) {
    case 'moved':
      return moved(state, event.at, event.ms);
    case 'buffer':
      return step({ ...state, lowSince: event.isLow ? (state.lowSince ?? event.at) : null });
    case 'visibility':
      return step({ ...state, isHidden: event.isHidden });
    case 'failed':
      return fail(state, event.at, event.name);
    case 'soundBlocked':
      return soundBlocked(state, event.at);
    case 'soundOn':
      return soundOn(state);
    default:
      return step(state);
  }
}

/** Begins a stream: opens its first source. `natives` says of each source whether the browser plays it natively. */
export function beginStream(at: number, natives: readonly boolean[]): StreamStep {
  const state: StreamHealth = {
    phase: 'connecting',
    natives,
    source: 0,
    isWeak: false,
    hasLooked: false,
    hasPlayed: false,
    isHidden: false,
    playedMs: 0,
    beganAt: at,
    openedAt: null,
    failedAt: null,
    detectUntil: at,
    movedAt: at,
    goodSince: at,
    lowSince: null,
    recoveries: 0,
    hasLimited: false,
    hintUntil: null,
  };
  return openAll(state, at);
}

/**
 * The state of a stream after an event, and the actions. Deadlines before the event are reached first, so a picture that moves again after
 * a long stop stood still before. Pure: the owner calls it with `time` at `nextDeadline`.
 * @spec state:chat-connection
 */
export function nextStep(state: StreamHealth, event: StreamEvent): StreamStep {
  const reached = advance(state, event.at);
  const handled = handle(reached.state, event);
  return { state: handled.state, actions: [...reached.actions, ...handled.actions] };
}
