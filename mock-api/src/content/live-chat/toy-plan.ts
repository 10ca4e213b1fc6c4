import type { Row } from '../../world/tables.ts';

/** A row of a timed gift that runs a performer's toy. */
export type ToyRunRow = Row<'toyRun'>;

/** For how long a run counts when the next one is chosen, in milliseconds. @assumed */
export const fairForMs = 600_000;

/** The input of the next step of a performer's runs. */
export interface ToySituation {
  readonly now: number;
  /** Whether the performer is online and her toy is connected. */
  readonly isConnected: boolean;
  /** The keys of her chats that run. */
  readonly runningChats: ReadonlySet<string>;
  /** When each guest's last run began, as an instant. */
  readonly lastStarts: ReadonlyMap<number, string>;
}

/** The next state of a run. */
export interface ToyStep {
  readonly run: ToyRunRow;
  readonly to: 'running' | 'ended' | 'failed';
}

/**
 * The waiting run that comes next: of the guest whose last run began longest ago, and who had none within ten minutes comes first; of
 * one guest the oldest.
 */
const nextOf = (
  waiting: readonly ToyRunRow[],
  { now, lastStarts }: Pick<ToySituation, 'now' | 'lastStarts'>,
): ToyRunRow | undefined => {
  const servedAt = ({ guestId }: ToyRunRow): number => {
    const at = Date.parse(lastStarts.get(guestId) ?? '');
    return at > now - fairForMs ? at : 0;
  };
  return waiting.toSorted((one, other) => servedAt(one) - servedAt(other) || one.id - other.id).at(0);
};

/**
 * The waiting runs in the order in which they come, if nobody orders more: after each its guest has been served at the instant when it
 * would begin.
 */
export const queueOf = (
  open: readonly ToyRunRow[],
  { now, runningChats, lastStarts }: ToySituation,
): readonly ToyRunRow[] => {
  const starts = new Map(lastStarts);
  const queue: ToyRunRow[] = [];
  let left = open.filter(({ status, chatKey: key }) => status === 'waiting' && runningChats.has(key));
  let at = Math.max(now, ...open.flatMap(({ endsAt: end }) => (end === null ? [] : [Date.parse(end)])));
  for (let run = nextOf(left, { now: at, lastStarts: starts }); run !== undefined;) {
    const next = run;
    queue.push(next);
    starts.set(next.guestId, new Date(at).toISOString());
    at += next.duration * 1000;
    left = left.filter((each) => each !== next);
    run = nextOf(left, { now: at, lastStarts: starts });
  }
  return queue;
};

/**
 * The steps that are due for a performer's open runs: without a toy all fail, waiting ones of ended chats too; a run that is over ends, and
 * the next one starts. A repeat without a change finds nothing.
 */
export const dueSteps = (open: readonly ToyRunRow[], situation: ToySituation): readonly ToyStep[] => {
  const { now, isConnected, runningChats } = situation;
  if (!isConnected) return open.map((run) => ({ run, to: 'failed' }));
  const running = open.filter(({ status }) => status === 'running');
  const waiting = open.filter(({ status }) => status === 'waiting');
  const over = running.filter(({ endsAt: end }) => Date.parse(end ?? '') <= now);
  const lost = waiting.filter(({ chatKey: key }) => !runningChats.has(key));
  const next =
    running.length > over.length
      ? undefined
      : nextOf(
          waiting.filter((run) => !lost.includes(run)),
          situation,
        );
  return [
    ...over.map((run) => ({ run, to: 'ended' as const })),
    ...lost.map((run) => ({ run, to: 'failed' as const })),
    ...(next === undefined ? [] : [{ run: next, to: 'running' as const }]),
  ];
};

/** The refund of a failed run, in hundredths of a coin: everything if it never began, else the part that did not run, rounded up. */
export const givenBackOf = (
  { status, price, duration, startedAt: start }: Pick<ToyRunRow, 'status' | 'price' | 'duration' | 'startedAt'>,
  now: number,
): number => {
  if (status === 'waiting' || start === null) return price;
  const ranMs = Math.max(0, now - Date.parse(start));
  const restMs = Math.max(0, duration * 1000 - ranMs);
  return Math.min(price, Math.ceil((price * restMs) / (duration * 1000)));
};
