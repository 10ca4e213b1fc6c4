import { chatBeatMs } from '@lounge/protocol/content/live-chat';
import { expect, test } from 'vitest';
import { aChatWorld } from '../../testing/a-chat.ts';
import { mayHandOut } from './delivery.ts';

type Chat = Awaited<ReturnType<typeof aChatWorld>>;
type When = (second: number) => boolean;
const never: When = () => false;
const between =
  (from: number, to: number): When =>
  (second) =>
    second > from && second <= to;
/** The place at which pages are in trouble: after a minute, and for how long. */
const trouble = (seconds: number): When => between(60, 60 + seconds);

/** How a page behaves; each field has the value of one without any trouble. */
interface Page {
  /** The seconds from the first media to the first picture. */
  readonly pictureAfter?: number;
  /** The seconds before now with which playback begins, and which it stays behind. */
  readonly behind?: number;
  /** When nothing is fetched. */
  readonly fetchesNothing?: When;
  /** When no heartbeat is sent. */
  readonly saysNothing?: When;
  /** When the picture stands still although media arrives. */
  readonly stands?: When;
  /** The share of what moved that is claimed. */
  readonly share?: number;
  /** Whether everything is handed out at once, as it was before there was a limit. */
  readonly isUnlimited?: boolean;
}

/** A page fetches each second of its stream, and again what it could not get; it shows what it has, and sends heartbeats. */
const visit = async (chat: Chat, page: Page, seconds: number) => {
  const { start, pickUp, keyOf, pass, beat, settle, world, row } = chat;
  const { pictureAfter = 0, behind = 0, fetchesNothing = never, saysNothing = never, stands = never, share = 1 } = page;
  const { isUnlimited = false } = page;
  const { sequence } = (await row(await keyOf())) ?? { sequence: 0 };
  await start({ sequence });
  const key = await keyOf();
  await pickUp();
  const began = world.clock.now();
  let [next, shown, waits, claimed] = [-behind, -behind, 0, 0];
  for (let second = 1; second <= seconds; second += 1) {
    pass(1000);
    while (next < second && !fetchesNothing(second)) {
      const from = began + next * 1000;
      if (!isUnlimited && !(await mayHandOut(key, { from, to: from + 1000 }, world))) {
        waits += 1;
        break;
      }
      next += 1;
    }
    if (second >= pictureAfter && shown < next && !stands(second)) {
      shown += 1;
      claimed += 1000 * share;
    }
    const isFirst = second === Math.max(1, pictureAfter);
    if (isFirst) await beat(0, key);
    else if ((second * 1000) % chatBeatMs === 0 && second > pictureAfter && !saysNothing(second)) {
      await beat(claimed, key);
      claimed = 0;
    }
    await settle();
  }
  return { key, waits, shown: shown + behind, delivered: world.delivered.msOf(key) ?? 0, row: await row(key) };
};

test.each<[string, Page]>([
  ['nothing in the way', {}],
  ['twelve seconds to the first picture', { pictureAfter: 12 }],
  ['twenty seconds of silence on a change of network', { fetchesNothing: trouble(20), saysNothing: trouble(20) }],
  ['twenty seconds without a socket while the picture goes on', { saysNothing: trouble(20) }],
  ['five percent loss', { stands: (second) => second % 20 === 0 }],
  ['a hidden tab, whose heartbeats are late', { saysNothing: (second) => second % 15 !== 0 }],
  ['a locked phone', { fetchesNothing: trouble(25), saysNothing: trouble(25) }],
  ['a locked phone that goes on fetching', { saysNothing: trouble(25), stands: trouble(25) }],
  ['a browser that plays streams itself, sixteen seconds behind', { behind: 16 }],
  ['such a browser, with twelve seconds to the first picture', { behind: 16, pictureAfter: 12 }],
  ['such a browser, on a change of network', { behind: 16, fetchesNothing: trouble(20), saysNothing: trouble(20) }],
])(
  'a guest with %s sees as much as without the limit, stays in the chat, and pays at most what moved',
  async (_, page) => {
    const { shown, row } = await visit(await aChatWorld(), page, 300);
    const without = await visit(await aChatWorld(), { ...page, isUnlimited: true }, 300);
    expect([shown, row?.countedMs, row?.status]).toEqual([without.shown, without.row?.countedMs, 'running']);
    expect(row?.countedMs).toBeLessThanOrEqual(shown * 1000);
    expect(row?.countedMs).toBeGreaterThanOrEqual(0.8 * shown * 1000);
  },
);

test.each<[string, Page, number]>([
  ['says nothing after its first picture', { saysNothing: (second) => second > 1 }, 30],
  ['claims half', { share: 0.5 }, 1.1 * 300 + 30],
  ['claims a quarter', { share: 0.25 }, 60],
])('a page that %s gets thirty seconds and a tenth more than it reports', async (_, page, most) => {
  const { waits, delivered, row } = await visit(await aChatWorld(), page, 600);
  expect(waits).toBeGreaterThan(0);
  expect(delivered).toBeLessThanOrEqual(30_000 + 1.1 * (row?.countedMs ?? 0));
  expect(delivered).toBeLessThanOrEqual(most * 1000);
});

test('media goes on with the next heartbeat, and is in the row of the chat', async () => {
  const { begin, beat, pass, world, row } = await aChatWorld();
  const key = await begin();
  const from = world.clock.now();
  const take = (second: number) =>
    mayHandOut(key, { from: from + second * 1000, to: from + second * 1000 + 1000 }, world);
  for (let second = 0; second < 30; second += 1) expect(await take(second)).toBe(true);
  expect([await take(30), await take(29)]).toEqual([false, true]);
  pass(10_000);
  await beat(10_000);
  expect([await take(30), await take(31)]).toEqual([true, true]);
  expect(await row()).toMatchObject({ countedMs: 10_000, deliveredMs: 30_000 });
});

test.each([
  ['a free chat', { kind: 'freeChat', price: null }],
  ['a text chat', { kind: 'textChat', price: null }],
] as const)('%s has no limit', async (_, requested) => {
  const { begin, world, run, row } = await aChatWorld();
  await run('update actor set "freeChat" = 1 where id = 9101');
  const key = await begin(requested);
  expect(await mayHandOut(key, { from: 0, to: 3_600_000 }, world)).toBe(true);
  expect((await row())?.deliveredMs).toBe(0);
});

/** Begins a chat, gets some of its picture, reports a part of that, and leaves. */
const peek = async (chat: Chat, sequence: number, reportedMs: number, ms = 29_000) => {
  const outcome = await chat.start({ sequence });
  if (!outcome.ok) return outcome.code;
  const key = await chat.keyOf();
  await chat.pickUp();
  await chat.beat(0, key);
  const from = chat.world.clock.now();
  chat.pass(ms);
  await mayHandOut(key, { from, to: from + ms }, chat.world);
  await chat.beat(reportedMs, key);
  await chat.leave(100, key);
  return 'done';
};

test.each([
  ['nothing', 29_000, 0, 2],
  ['a tenth', 29_000, 2900, 2],
  ['no picture at all', 20_000, 0, 2],
  ['half, in a browser that is far ahead', 30_000, 15_000, 10],
  ['five seconds, in a browser that is far ahead', 21_000, 5000, 10],
  ['less than a second, which is no second of the bill,', 3600, 990, 10],
  ['less than two seconds', 4900, 1990, 10],
  ['a quarter of a short one', 13_200, 3400, 10],
])(
  'after chats of an hour that reported %s of %d ms (%d) the start after %d is refused',
  async (_, got, reported, most) => {
    const chat = await aChatWorld();
    const codes: string[] = [];
    for (let at = 0; at <= most; at += 1) codes.push(await peek(chat, at, reported, got));
    expect(codes).toEqual([...Array.from({ length: most }, () => 'done'), 'tooMany']);
    chat.pass(3_600_000);
    expect(await peek(chat, most, reported, got)).toBe('done');
  },
);

test.each([5000, 9000, 16_000, 28_000, 30_000])(
  'chats of %d ms that report nothing get at most a minute of an hour together',
  async (ms) => {
    const chat = await aChatWorld();
    let codes = 0;
    while ((await peek(chat, codes, 0, ms)) === 'done') codes += 1;
    const [{ total } = { total: 0 }] = await chat.run<{ total: number }>(
      'select sum("deliveredMs") as total from chat',
    );
    expect(Number(total)).toBeLessThanOrEqual(60_000);
    expect(codes).toBeGreaterThan(1);
  },
);

test.each([
  [18_999, 'tooMany'],
  [20_000, 'done'],
])('after ten chats in an hour that got 29 s and reported %d ms the next one is %s', async (reportedMs, expected) => {
  const chat = await aChatWorld();
  for (let at = 0; at < 10; at += 1) expect(await peek(chat, at, reportedMs)).toBe('done');
  expect(await peek(chat, 10, reportedMs)).toBe(expected);
  chat.pass(3_600_000);
  expect(await peek(chat, expected === 'done' ? 11 : 10, reportedMs)).toBe('done');
});

test('short looks whose player is a few seconds ahead have no limit', async () => {
  const chat = await aChatWorld();
  for (let at = 0; at < 14; at += 1) expect(await peek(chat, at, 5000, 9000)).toBe('done');
});
