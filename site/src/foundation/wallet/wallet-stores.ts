import { PaymentWindow, Wallet } from '@lounge/stores/foundation/wallet';
import type { ModuleStores, Stores } from '../../app/compose.ts';

/** The stores of the wallet: what a guest owns, and the hosted payment window. */
export interface WalletStores extends ModuleStores {
  readonly wallet: Wallet;
  readonly payment: PaymentWindow;
}

/** The wallet of these stores. */
export const walletStores = ({ module, guest, reloads }: Stores): WalletStores =>
  module('wallet', (context) => {
    const wallet = new Wallet(context, guest);
    const payment = new PaymentWindow(context, {
      postponeReload: () => reloads.postpone(),
      reload: () => reloads.request(),
    });
    return {
      wallet,
      payment,
      listen: (pushSource) => wallet.listen(pushSource),
      snapshot: () => ({}),
      restore: () => undefined,
    };
  });
