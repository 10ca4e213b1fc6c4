import { reaction } from 'mobx';
import { expect, test } from 'vitest';
import { PlayingClip } from './PlayingClip.ts';

test.each([
  ['no clip', [], null],
  ['a clip that is less than half in view', [[1, 0.4]], null],
  [
    'two of which the second is more in view',
    [
      [1, 0.5],
      [2, 0.75],
    ],
    2,
  ],
  [
    'one that was left',
    [
      [1, 1],
      [2, 0.5],
      [1, null],
    ],
    2,
  ],
] as const)('with %s the right one plays', (_, seen, playing) => {
  const clips = new PlayingClip();
  for (const [postId, part] of seen) {
    if (part === null) clips.leave(postId);
    else clips.see(postId, part);
  }
  expect([1, 2].filter(clips.plays)).toEqual(playing === null ? [] : [playing]);
});

test('only the clips that begin or end to play receive it', () => {
  const clips = new PlayingClip();
  const received: string[] = [];
  for (const postId of [1, 2, 3])
    reaction(
      () => clips.plays(postId),
      (plays) => received.push(`${postId} ${plays}`),
    );
  clips.see(1, 1);
  clips.see(2, 0.75);
  clips.leave(1);
  expect(received).toEqual(['1 true', '1 false', '2 true']);
});
