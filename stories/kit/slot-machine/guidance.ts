import type { GuidanceOf } from '../fixtures/guidance.ts';

export const guidance: GuidanceOf = {
  SlotMachine: {
    do: ['Return null from onDraw where the server did not answer; the machine says that nothing was counted.'],
    avoid: ['A result that the page draws itself.'],
  },
};
