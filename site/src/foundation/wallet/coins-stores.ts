import { OneClick, PaymentSettings, Statement } from '@lounge/stores/foundation/wallet';
import { defineModule } from '../../shared/define-module.ts';
import { restorables } from '../../shared/snapshots.ts';
import { RefillState } from './RefillState.ts';

/** The stores of the coins page: statement, one click, what the guest decides about paying; and the window that offers coins. */
export const { of: coinsOf, use: useCoins } = defineModule({
  key: 'coins',
  create: ({ context }) => ({
    statement: new Statement(context),
    settings: new PaymentSettings(context),
    oneClick: new OneClick(context),
    refill: new RefillState(),
  }),
  listen: ({ statement, settings, oneClick }, pushSource) => {
    statement.listen(pushSource);
    settings.listen(pushSource);
    oneClick.listen(pushSource);
  },
  snapshot: ({ statement, settings }) => restorables({ statement, 'payment settings': settings.data }),
});
