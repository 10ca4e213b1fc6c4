import { expect, test } from 'vitest';
import {
  canClose,
  type ChatNoticeContent,
  minutesFor,
  mostUrgentNotice,
  noticeOrder,
  warningStage,
} from './notice-content.ts';

const notices: Readonly<Record<string, ChatNoticeContent>> = {
  lineLost: { kind: 'lineLost', secondsLeft: 18, of: 30 },
  stillPicture: { kind: 'stillPicture' },
  timeLeft: { kind: 'timeLeft', secondsLeft: 20 },
  textChatEnds: { kind: 'textChatEnds', secondsLeft: 60, of: 60, hours: 24 },
  freeChatEnds: { kind: 'freeChatEnds', until: '2026-11-20T21:40:00.000Z' },
  weakLine: { kind: 'weakLine' },
  added: { kind: 'added', coins: 10_000 },
  soundOff: { kind: 'soundOff' },
};
const all = Object.values(notices);

test.each(noticeOrder.map((kind, index) => [kind, noticeOrder.slice(index)] as const))(
  '%s comes before all that follow it, in any order',
  (kind, rest) => {
    const those = all.filter((notice) => rest.includes(notice.kind));
    expect(mostUrgentNotice(those)?.kind).toBe(kind);
    expect(mostUrgentNotice(those.toReversed())?.kind).toBe(kind);
  },
);

test('without notices there is none', () => {
  expect(mostUrgentNotice([])).toBeNull();
});

test.each([
  [181, null],
  [180, 180],
  [61, 180],
  [60, 60],
  [21, 60],
  [20, 20],
  [0, 20],
])('%i seconds before the end the warning is that of %j', (seconds, stage) => {
  expect(warningStage(seconds)).toBe(stage);
});

test.each([
  ['lineLost', false],
  ['stillPicture', false],
  ['timeLeft', false],
  ['textChatEnds', false],
  ['freeChatEnds', true],
  ['weakLine', true],
  ['added', true],
  ['soundOff', true],
])('%s can be closed: %j', (kind, expected) => {
  const notice = notices[kind];
  expect(notice && canClose(notice)).toBe(expected);
});

test('a warning can be closed before the last seconds, unless it pays', () => {
  expect(canClose({ kind: 'timeLeft', secondsLeft: 60 })).toBe(true);
  expect(canClose({ kind: 'timeLeft', secondsLeft: 60, payment: 'failed' })).toBe(true);
  expect(canClose({ kind: 'timeLeft', secondsLeft: 60, payment: 'paying' })).toBe(false);
});

test.each([
  [10_000, 3600, 2],
  [10_800, 3600, 3],
  [10_000, 0, 0],
])('%i hundredths at %i a minute last %i minutes', (coins, price, minutes) => {
  expect(minutesFor(coins, price)).toBe(minutes);
});
