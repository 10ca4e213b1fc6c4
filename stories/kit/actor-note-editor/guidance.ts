import type { GuidanceOf } from '../fixtures/guidance.ts';

export const guidance: GuidanceOf = {
  ActorNoteEditor: {
    do: ['Save while the guest writes, and keep what did not arrive.'],
    avoid: ['Overwriting what the guest wrote on another device.'],
  },
};
