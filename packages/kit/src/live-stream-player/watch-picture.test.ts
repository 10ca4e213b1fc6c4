import { expect, test } from 'vitest';
import { moveBetween, watchPicture, type PictureMove, type WatchedVideo } from './watch-picture.ts';

test.each([
  ['the first picture', null, [1000, 5], false, 0],
  ['a picture after 40 ms', [1000, 5], [1040, 5.04], false, 40],
  ['a stream that catches up', [1000, 5], [1040, 5.5], false, 40],
  ['a stream that is slowed down', [1000, 5], [1040, 5.03], false, 30],
  ['a pause as long as the warning', [1000, 5], [1500, 5.5], false, 500],
  ['a longer pause', [1000, 5], [1501, 5.5], false, 0],
  ['a second on a hidden page', [1000, 5], [2000, 6], true, 1000],
  ['a stop on a hidden page', [1000, 5], [3001, 7], true, 0],
  ['a stream that begins anew', [1000, 5], [1040, 0.04], false, 0],
  ['a clock that stands', [1000, 5], [1000, 5.04], false, 0],
] as const)('%s counts what it moved', (_, before, now, isHidden, ms) => {
  const seen = before && { at: before[0], position: before[1], ahead: 0 };
  const moved = moveBetween(seen, { at: now[0], position: now[1] }, isHidden);
  expect(moved?.move.ms).toBeCloseTo(ms, 6);
});

/** Counts all pictures of a stream of 25 a second, seen after these pauses in turn. */
const countedOf = (pauses: readonly number[], pictures: number): number => {
  let seen: Parameters<typeof moveBetween>[0] = null;
  let [at, counted] = [0, 0];
  for (let picture = 1; picture <= pictures; picture += 1) {
    const moved = moveBetween(seen, { at, position: picture / 25 }, false);
    counted += moved?.move.ms ?? 0;
    seen = moved?.seen ?? seen;
    at += pauses[picture % pauses.length] ?? 0;
  }
  return counted;
};

test.each([
  ['evenly', [40], 40_000],
  ['on a screen with 60 a second', [33, 50, 33, 50, 34], 40_000],
  ['in pairs', [0, 80], 40_000],
  // Time passes more slowly than the stream, or faster.
  ['too fast', [30], 30_000],
  ['too slowly', [50], 40_000],
])('a picture that comes %s counts what was seen of it', (_, pauses, expected) => {
  expect(Math.abs(countedOf(pauses, 1001) - expected)).toBeLessThanOrEqual(100);
});

test('a skip does not make up for a stop', () => {
  const stopped = moveBetween({ at: 0, position: 5, ahead: 0 }, { at: 480, position: 5.04 }, false);
  const skipped = moveBetween(stopped?.seen ?? null, { at: 520, position: 5.52 }, false);
  expect([stopped?.move.ms, skipped?.move.ms].map((ms) => Math.round(ms ?? 0))).toEqual([40, 140]);
});

test('the same picture is no move', () => {
  expect(moveBetween({ at: 1000, position: 5, ahead: 0 }, { at: 1400, position: 5 }, false)).toBeNull();
});

type Frame = Parameters<HTMLVideoElement['requestVideoFrameCallback']>[0];

/** A video whose frames and position the test sets. */
function fakeVideo(hasFrames: boolean) {
  let frame: Frame | null = null;
  let listener: EventListener | null = null;
  const frames = {
    requestVideoFrameCallback: (callback: Frame) => {
      frame = callback;
      return 1;
    },
    cancelVideoFrameCallback: () => {
      frame = null;
    },
  };
  const video = {
    currentTime: 0,
    addEventListener: (_: string, added: EventListener) => {
      listener = added;
    },
    removeEventListener: () => {
      listener = null;
    },
    ...(hasFrames ? frames : {}),
  };
  return {
    element: video as WatchedVideo,
    frame: (mediaTime: number) => frame?.(0, { mediaTime } as VideoFrameCallbackMetadata),
    position: (currentTime: number) => {
      video.currentTime = currentTime;
      listener?.(new Event('timeupdate'));
    },
    isWatched: () => frame !== null || listener !== null,
  };
}

function watch(hasFrames: boolean) {
  const fake = fakeVideo(hasFrames);
  const page = { now: 0, isHidden: false };
  const moves: PictureMove[] = [];
  const clock = { now: () => page.now, after: () => () => undefined };
  const end = watchPicture(
    fake.element,
    clock,
    () => page.isHidden,
    (move) => moves.push(move),
  );
  return { ...fake, page, moves, end };
}

test('frames are watched where the browser reports them; a position that moves without them is no picture', () => {
  const { frame, position, page, moves } = watch(true);
  frame(0.04);
  page.now = 40;
  frame(0.08);
  page.now = 300;
  position(0.34);
  expect(moves.map(({ at }) => at)).toEqual([0, 40]);
  page.isHidden = true;
  page.now = 1040;
  position(1.08);
  expect(moves.at(-1)).toEqual({ at: 1040, ms: 1000 });
});

test('the position is watched where there are no frames', () => {
  const { position, page, moves } = watch(false);
  position(0);
  position(0.2);
  page.now = 250;
  position(0.45);
  expect(moves).toEqual([
    { at: 0, ms: 0 },
    { at: 250, ms: 250 },
  ]);
});

test('nothing is watched after the end', () => {
  const { end, isWatched } = watch(true);
  expect(isWatched()).toBe(true);
  end();
  expect(isWatched()).toBe(false);
});
