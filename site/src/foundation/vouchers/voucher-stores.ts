import { Benefits, BonusCodes, PromoCode, Vouchers } from '@lounge/stores/foundation/vouchers';
import { defineModule } from '../../shared/define-module.ts';
import { restorables } from '../../shared/snapshots.ts';

/** The guest's vouchers, benefits and the code that the guest enters. */
export const { of: vouchersOf, use: useVouchers } = defineModule({
  key: 'vouchers',
  create: ({ context }) => ({
    benefits: new Benefits(context),
    vouchers: new Vouchers(context),
    codes: new BonusCodes(context),
    welcome: new PromoCode('welcomeBonusTile', context),
  }),
  listen: ({ benefits, vouchers, codes, welcome }, pushSource) => {
    for (const store of [benefits, vouchers, codes, welcome]) store.listen(pushSource);
  },
  snapshot: ({ benefits, vouchers, welcome }) =>
    restorables({
      benefits: benefits.data,
      vouchers: vouchers.list,
      'promotion codes': welcome.codes,
      'welcome bonus': welcome.instance,
    }),
});
