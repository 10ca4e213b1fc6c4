import { Loyalty } from '@lounge/stores/engagement/loyalty';
import { SpinWheel } from '@lounge/stores/engagement/spin-wheel';
import { BonusCodes } from '@lounge/stores/foundation/vouchers';
import { defineModule } from '../../shared/define-module.ts';
import { restorables } from '../../shared/snapshots.ts';

/** The wheel of the month with the rewards that its points redeem, the wheel of the coin rush, and the bonus code that was won. */
export const { of: spinWheelOf, use: useSpinWheel } = defineModule({
  key: 'spinWheel',
  create: ({ context }) => {
    const wheel = new SpinWheel('monthly', context);
    const rush = new SpinWheel('coinRush', context);
    return { wheel, rush, loyalty: new Loyalty(wheel, context), wonCode: new BonusCodes(context) };
  },
  listen: ({ loyalty }, pushSource) => loyalty.listen(pushSource),
  snapshot: ({ wheel, rush }) => restorables({ 'spinWheel/info': wheel.info, 'spinWheel/rush': rush.info }),
});
