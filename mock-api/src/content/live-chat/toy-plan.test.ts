import { expect, test } from 'vitest';
import { dueSteps, givenBackOf, type ToyRunRow, type ToySituation } from './toy-plan.ts';

const now = Date.parse('2026-11-20T19:00:00.000Z');
const at = (seconds: number) => new Date(now + seconds * 1000).toISOString();

const run = (id: number, guestId: number, more: Partial<ToyRunRow> = {}): ToyRunRow => ({
  id,
  guestId,
  actorId: 9101,
  chatKey: `c-${guestId}`,
  language: 'en',
  toyControlId: 101,
  name: 'Gentle wave',
  transferKey: `t-${id}`,
  price: 1000,
  duration: 10,
  status: 'waiting',
  orderedAt: at(-60),
  startedAt: null,
  endsAt: null,
  endedAt: null,
  givenBack: 0,
  ...more,
});
const running = (id: number, guestId: number, endsIn: number) =>
  run(id, guestId, { status: 'running', startedAt: at(endsIn - 10), endsAt: at(endsIn) });

const situation = (more: Partial<ToySituation> = {}): ToySituation => ({
  now,
  isConnected: true,
  runningChats: new Set(['c-7', 'c-8', 'c-9']),
  lastStarts: new Map(),
  ...more,
});

test.each<[string, readonly ToyRunRow[], Partial<ToySituation>, readonly (readonly [number, string])[]]>([
  ['nothing waits', [], {}, []],
  ['the first of all starts', [run(1, 7)], {}, [[1, 'running']]],
  ['one runs, and another waits', [running(1, 7, 4), run(2, 8)], {}, []],
  [
    'the time of one is over',
    [running(1, 7, 0), run(2, 8)],
    {},
    [
      [1, 'ended'],
      [2, 'running'],
    ],
  ],
  ['the last one is over', [running(1, 7, -30)], {}, [[1, 'ended']]],
  ['two guests bought at once', [run(1, 8), run(2, 7)], {}, [[1, 'running']]],
  [
    'one guest bought many before another',
    [run(2, 7), run(3, 7), run(4, 8)],
    { lastStarts: new Map([[7, at(-10)]]) },
    [[4, 'running']],
  ],
  [
    'both were served, the other one earlier',
    [run(3, 7), run(4, 8)],
    {
      lastStarts: new Map([
        [7, at(-10)],
        [8, at(-20)],
      ]),
    },
    [[4, 'running']],
  ],
  [
    'who was served before the ten minutes counts as new',
    [run(3, 7), run(4, 8)],
    { lastStarts: new Map([[7, at(-600)]]) },
    [[3, 'running']],
  ],
  [
    'the toy is lost',
    [running(1, 7, 4), run(2, 8)],
    { isConnected: false },
    [
      [1, 'failed'],
      [2, 'failed'],
    ],
  ],
  [
    'the chat of the next one is over',
    [run(1, 7), run(2, 8)],
    { runningChats: new Set(['c-8']) },
    [
      [1, 'failed'],
      [2, 'running'],
    ],
  ],
  ['the chat of the running one is over', [running(1, 7, 4)], { runningChats: new Set() }, []],
])('%s', (_, open, more, steps) => {
  expect(dueSteps(open, situation(more)).map((step) => [step.run.id, step.to])).toEqual(steps);
});

test.each([
  ['never began', run(1, 7), 1000],
  ['has run for four of ten seconds', running(1, 7, 6), 600],
  ['has just begun', running(1, 7, 10), 1000],
  ['has run its time', running(1, 7, 0), 0],
  ['should have ended before', running(1, 7, -60), 0],
  ['began in the future, after a clock was set back', running(1, 7, 60), 1000],
  ['ran for a third of an odd price', { ...running(1, 7, 2), duration: 3, price: 100, startedAt: at(-1) }, 67],
])('a run that %s gives back its part', (_, row, amount) => {
  expect(givenBackOf(row, now)).toBe(amount);
});
