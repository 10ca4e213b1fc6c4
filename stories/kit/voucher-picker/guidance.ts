import type { GuidanceOf } from '../fixtures/guidance.ts';

export const guidance: GuidanceOf = {
  VoucherPicker: { do: ['Show vouchers that end first on top.'], avoid: ['Choosing one for the guest.'] },
};
