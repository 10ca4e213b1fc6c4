import { Loyalty } from '@lounge/stores/engagement/loyalty';
import { SpinWheel } from '@lounge/stores/engagement/spin-wheel';
import { defineModule } from '../../shared/define-module.ts';
import { restorables } from '../../shared/snapshots.ts';

/** The wheel of the month, and the monthly rewards that its points redeem. */
export const { of: spinWheelOf, use: useSpinWheel } = defineModule({
  key: 'spinWheel',
  create: ({ context }) => {
    const wheel = new SpinWheel('monthly', context);
    return { wheel, loyalty: new Loyalty(wheel, context) };
  },
  listen: ({ loyalty }, pushSource) => loyalty.listen(pushSource),
  snapshot: ({ wheel }) => restorables({ 'spinWheel/info': wheel.info }),
});
