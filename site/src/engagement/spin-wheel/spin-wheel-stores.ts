import { SpinWheel } from '@lounge/stores/engagement/spin-wheel';
import { defineModule, restorables } from '../../app/define-module.ts';
import { newKey } from '../../app/new-key.ts';

/** The wheel of the month and its rewards. */
export const { of: spinWheelOf, use: useSpinWheel } = defineModule({
  key: 'spinWheel',
  create: ({ context }) => new SpinWheel('monthly', context, newKey),
  listen: (wheel, pushSource) => wheel.listen(pushSource),
  snapshot: ({ info }) => restorables({ 'spinWheel/info': info }),
});
