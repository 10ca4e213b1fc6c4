import { expect, test } from 'vitest';
import { beginStream, nextDeadline, nextStep, type StreamEvent, type StreamHealth } from './stream-health.ts';
import { badConnectionHeights } from './stream-times.ts';

type Timed = StreamEvent extends infer Each ? (Each extends StreamEvent ? Each : never) : never;

const picture = (at: number, ms = 0): Timed => ({ kind: 'moved', at, ms });

/** Runs a stream from 0 with a clock that only stops at deadlines and events; returns its state and the actions with their times. */
function run(events: readonly Timed[], until: number, natives: readonly boolean[] = [false]) {
  const begun = beginStream(0, natives);
  let state: StreamHealth = begun.state;
  const log: string[] = [];
  const note = (at: number, actions: typeof begun.actions) => {
    for (const action of actions) {
      const detail = action.kind === 'open' ? ` ${action.source}` : action.kind === 'failed' ? ` ${action.name}` : '';
      log.push(`${at} ${action.kind}${detail}`);
    }
  };
  note(0, begun.actions);
  const send = (event: Timed) => {
    const { state: next, actions } = nextStep(state, event);
    state = next;
    note(event.at, actions);
  };
  const untilNext = (end: number) => {
    for (let at = nextDeadline(state); at !== null && at < end; at = nextDeadline(state)) send({ kind: 'time', at });
  };
  for (const event of events) {
    untilNext(event.at);
    send(event);
  }
  untilNext(until + 1);
  return { state, log };
}

/** A picture every 100 ms. */
const pictures = (from: number, to: number): readonly Timed[] =>
  Array.from({ length: (to - from) / 100 + 1 }, (_, index) => picture(from + index * 100, index === 0 ? 0 : 100));

test('the first picture plays and is no recovery', () => {
  const { state, log } = run([picture(300)], 600);
  expect(state.phase).toBe('playing');
  expect(log).toEqual(['0 open 0', '300 playing']);
});

/** @spec constant:chat.connectionWarningMs, state:chat-connection 4 */
test.each([
  [499, 'playing'],
  [500, 'stalled'],
])('%i ms after the last picture the stream is %s', (ms, phase) => {
  expect(run([picture(1000)], 1000 + ms).state.phase).toBe(phase);
});

/** @spec constant:chat.badConnectionWaitMs, state:chat-connection 1 */
test('the picture is made small once after it stood for 5,000 ms: 100 px high, 200 px on a desktop', () => {
  const { log } = run([picture(1000)], 1000 + 9999);
  expect(log).toEqual(['0 open 0', '1000 playing', '1500 stalled', '6000 badConnection', '6000 limit']);
  expect(badConnectionHeights).toEqual({ phone: 100, desktop: 200 });
});

/** @spec constant:chat.badConnectionWaitMs */
test.each([
  [4999, []],
  [5000, ['7000 badConnection', '7000 limit']],
])('a buffer that is too short for %i ms makes the picture small: %j', (ms, expected) => {
  const events: Timed[] = [...pictures(1000, 2000), { kind: 'buffer', at: 2000, isLow: true }];
  const { log } = run([...events, ...pictures(2100, 6900)], 2000 + ms);
  expect(log.filter((line) => /badConnection|limit/.test(line))).toEqual(expected);
});

test('a buffer that fills again in time changes nothing', () => {
  const { log } = run(
    [
      ...pictures(1000, 2000),
      { kind: 'buffer', at: 2000, isLow: true },
      ...pictures(2100, 5000),
      { kind: 'buffer', at: 5000, isLow: false },
      ...pictures(5100, 9000),
    ],
    9000,
  );
  expect(log).toEqual(['0 open 0', '1000 playing']);
});

test('the picture may be large again after 30 s without a stop', () => {
  const { log, state } = run([picture(1000), ...pictures(7000, 37_000)], 37_000);
  expect(log.slice(-3)).toEqual(['7000 playing', '7000 recovered', '37000 unlimit']);
  expect(state.isWeak).toBe(false);
});

/** @spec constant:chat.nativeStreamRecoverMs, constant:chat.maxAttempts, state:chat-connection 2 */
test('a native stream is recovered after 2,000 ms, twice at most', () => {
  const { log } = run([picture(1000)], 10_999, [true]);
  expect(log.filter((line) => line.includes('recover'))).toEqual(['3000 recover', '5000 recover']);
  expect(run([picture(1000)], 10_999, [false]).log.filter((line) => line.includes('recover'))).toEqual([]);
});

/** @spec feature:chat.quality 2 */
test('a native stream that fails after two recoveries is opened again after 5,000 ms', () => {
  const failure: Timed = { kind: 'failed', at: 5500, name: 'network' };
  const { log } = run([picture(1000), failure], 10_500, [true]);
  expect(log.slice(3)).toEqual(['3000 recover', '5000 recover', '5500 failed network', '10500 open 0']);
});

test('each stop has recoveries of its own', () => {
  const { log } = run([picture(1000), picture(3500)], 8000, [true]);
  const recoveries = log.filter((line) => line.endsWith(' recover'));
  expect(recoveries).toEqual(['3000 recover', '5500 recover', '7500 recover']);
});

/** @spec constant:chat.streamRetryMs */
test('a stream that still stands 5,000 ms after it was made small is opened again', () => {
  const { log, state } = run([picture(1000)], 11_000);
  expect(log.slice(-2)).toEqual(['11000 failed stalled', '11000 open 0']);
  expect(state.phase).toBe('retrying');
  expect(run([picture(1000), picture(12_000)], 12_000).log.slice(-2)).toEqual(['12000 playing', '12000 recovered']);
});

/** @spec constant:chat.streamRetryMs, state:chat-connection 3 */
test('a failed stream is opened again every 5,000 ms', () => {
  const failures: Timed[] = [100, 5200, 10_300].map((at) => ({ kind: 'failed', at, name: 'network' }));
  expect(run(failures, 15_300).log).toEqual([
    '0 open 0',
    '100 failed network',
    '5100 open 0',
    '5200 failed network',
    '10200 open 0',
    '10300 failed network',
    '15300 open 0',
  ]);
});

test('the next source is used at once when one fails', () => {
  const { log, state } = run([{ kind: 'failed', at: 200, name: 'whep' }, picture(900)], 1000, [false, false]);
  expect(log).toEqual(['0 open 0', '200 open 1', '900 playing']);
  expect(state.source).toBe(1);
});

test('a source that stands goes on to the next one', () => {
  const { log } = run([picture(1000)], 11_000, [false, false]);
  expect(log.at(-1)).toBe('11000 open 1');
});

/** @spec constant:chat.flashDetectionMs, constant:chat.flashInitMs, state:chat-connection 5 */
test.each([
  [[false], ['0 open 0', '10000 failed timeout', '15000 open 0']],
  [
    [false, true],
    ['0 open 0', '5000 open 1', '10000 failed timeout', '15000 open 0'],
  ],
])('%j: waiting is shown from 500 ms on, and a way of playing must be found within 10,000 ms', (natives, expected) => {
  expect([499, 500].map((until) => run([], until, natives).state.hasLooked)).toEqual([false, true]);
  expect(run([], 15_000, natives).log).toEqual(expected);
});

test('a source that fails early leaves its time to the next one', () => {
  const { log } = run([{ kind: 'failed', at: 1000, name: 'whep' }], 10_000, [false, false]);
  expect(log).toEqual(['0 open 0', '1000 open 1', '10000 failed timeout']);
});

test('without a source that can be played it fails at once', () => {
  expect(run([], 4999, []).log).toEqual(['0 failed unsupported']);
});

test('a failure of a source that is already given up changes nothing', () => {
  const { log } = run(
    [{ kind: 'failed', at: 100, name: 'network' }, { kind: 'failed', at: 150, name: 'decode' }, picture(200)],
    1000,
  );
  expect(log).toEqual(['0 open 0', '100 failed network']);
});

/** @spec constant:chat.volumeHintMs, state:chat-connection 6 */
test('the volume hint is shown for 10,000 ms, or until there is sound', () => {
  const blocked: Timed = { kind: 'soundBlocked', at: 1000 };
  const hints = ({ log }: ReturnType<typeof run>) => log.filter((line) => line.includes('Hint'));
  expect(hints(run([blocked, ...pictures(1000, 11_000)], 11_000))).toEqual(['1000 volumeHint', '11000 volumeHintOver']);
  expect(hints(run([blocked, ...pictures(1000, 10_900)], 10_999))).toEqual(['1000 volumeHint']);
  const sound: Timed = { kind: 'soundOn', at: 4000 };
  expect(hints(run([blocked, ...pictures(1000, 4000), sound, sound, ...pictures(4100, 12_000)], 12_000))).toEqual([
    '1000 volumeHint',
    '4000 volumeHintOver',
  ]);
});

test('a hidden page, where the picture is reported once a second, does not stand', () => {
  const hidden: Timed = { kind: 'visibility', at: 1000, isHidden: true };
  const { log } = run([picture(1000), hidden, picture(2000, 1000), picture(3000, 1000)], 3900);
  expect(log).toEqual(['0 open 0', '1000 playing']);
  expect(run([picture(1000), hidden], 3000).state.phase).toBe('stalled');
});

test('after a sleep of the device there is one attempt, not one for each that was missed', () => {
  const begun = nextStep(beginStream(0, [false]).state, picture(1000)).state;
  const { state, actions } = nextStep(begun, { kind: 'time', at: 3_600_000 });
  expect(actions.filter(({ kind }) => kind === 'open')).toHaveLength(1);
  expect(state.phase).toBe('retrying');
});

test('only moving pictures are counted, and the sum never falls', () => {
  const moving = run([...pictures(1000, 2000), ...pictures(8000, 9000)], 9000).state.playedMs;
  expect(moving).toBe(2000);
  expect(run([picture(1000), picture(1100, -50)], 1100).state.playedMs).toBe(0);
});
