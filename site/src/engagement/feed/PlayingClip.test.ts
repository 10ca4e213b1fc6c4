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
  expect(clips.postId).toBe(playing);
});
