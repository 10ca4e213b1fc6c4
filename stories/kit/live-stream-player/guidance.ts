import type { GuidanceOf } from '../fixtures/guidance.ts';

export const guidance: GuidanceOf = {
  LiveStreamPlayer: {
    do: ['Let it say when the picture stands still; it does after half a second.'],
    avoid: ['A position or an end: a live picture has none. Use VideoPlayer for recordings.'],
  },
};
