import { testStores } from '@lounge/testing/stores';
import { expect, test } from 'vitest';
import { NextVideo, nextVideoSeconds } from './NextVideo.ts';

const wait = nextVideoSeconds * 1000;

const setUp = (isOn = true) => {
  const { context, clock, scope } = testStores();
  const kept = { isOn, read: () => kept.isOn, write: (value: boolean) => void (kept.isOn = value) };
  const next = new NextVideo(context, kept);
  const gone: number[] = [];
  const begin = (videoId: number) => next.begin(videoId, () => gone.push(videoId));
  return { next, clock, scope, kept, gone, begin };
};

test('the next video follows once the seconds are over, and plays as it arrives', () => {
  const { next, clock, gone, begin } = setUp();
  begin(5);
  expect(next.secondsLeft).toBe(nextVideoSeconds);
  clock.advance(wait - 1);
  expect([next.secondsLeft, gone]).toEqual([1, []]);
  clock.advance(1);
  expect([next.secondsLeft, gone]).toEqual([null, [5]]);
  expect([next.leadsTo(5), next.leadsTo(5), next.leadsTo(6)]).toEqual([true, true, false]);
  next.arrive();
  expect(next.leadsTo(5)).toBe(false);
});

test.each<[string, (set: ReturnType<typeof setUp>) => void]>([
  ['it was turned off before', ({ next, begin }) => (next.setOn(false), begin(5))],
  ['it is turned off', ({ next, begin }) => (begin(5), next.setOn(false))],
  ['it is cancelled', ({ next, begin }) => (begin(5), next.cancel(5), begin(5))],
  ['the page is hidden or left', ({ next, begin }) => (begin(5), next.stop())],
  ['the page ends', ({ scope, begin }) => (begin(5), scope.end())],
])('nothing follows where %s', (_, act) => {
  const set = setUp();
  act(set);
  set.clock.advance(wait * 2);
  expect(set.gone).toEqual([]);
  expect(set.next.leadsTo(5)).toBe(false);
});

test('a page that is shown again waits for all of the seconds, and the end of another video is not cancelled', () => {
  const { next, clock, gone, begin } = setUp();
  begin(5);
  clock.advance(wait - 1);
  next.stop();
  begin(5);
  clock.advance(wait - 1);
  expect(gone).toEqual([]);
  next.cancel(5);
  begin(6);
  clock.advance(wait);
  expect(gone).toEqual([6]);
});

test('the choice is kept', () => {
  const { next, kept } = setUp(false);
  expect(next.isOn).toBe(false);
  next.setOn(true);
  expect([next.isOn, kept.isOn]).toEqual([true, true]);
});
