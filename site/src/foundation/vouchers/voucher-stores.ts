import { Benefits, BonusCodes, Promotions, Vouchers } from '@lounge/stores/foundation/vouchers';
import { defineModule } from '../../app/define-module.ts';

/** The guest's vouchers, benefits and the code that the guest enters. */
export const { use: useVouchers } = defineModule({
  key: 'vouchers',
  create: ({ context }) => ({
    benefits: new Benefits(context),
    vouchers: new Vouchers(context),
    codes: new BonusCodes(context),
    promotions: new Promotions(context),
  }),
  listen: ({ benefits, vouchers, codes, promotions }, pushSource) => {
    for (const store of [benefits, vouchers, codes, promotions]) store.listen(pushSource);
  },
});
