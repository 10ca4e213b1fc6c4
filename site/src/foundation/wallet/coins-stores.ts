import { OneClick, PaymentSettings, Statement } from '@lounge/stores/foundation/wallet';
import { defineModule } from '../../app/define-module.ts';

/** The stores of the coins page: statement, one click, and what the guest decides about paying. */
export const { use: useCoins } = defineModule({
  key: 'coins',
  create: ({ context }) => ({
    statement: new Statement(context),
    settings: new PaymentSettings(context),
    oneClick: new OneClick(context),
  }),
  listen: ({ statement, settings, oneClick }, pushSource) => {
    statement.listen(pushSource);
    settings.listen(pushSource);
    oneClick.listen(pushSource);
  },
});
