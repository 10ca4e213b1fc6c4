import { PaymentWindow, Wallet } from '@lounge/stores/foundation/wallet';
import { defineModule } from '../../shared/define-module.ts';

/** The guest's balance, and the payment dialog. */
export const { of: walletOf, use: useWallet } = defineModule({
  key: 'wallet',
  create: ({ context, guest, reloads }) => ({
    wallet: new Wallet(context, guest),
    payment: new PaymentWindow(context, {
      postponeReload: () => reloads.postpone(),
      reload: () => reloads.request(),
    }),
  }),
  listen: ({ wallet }, pushSource) => wallet.listen(pushSource),
});
