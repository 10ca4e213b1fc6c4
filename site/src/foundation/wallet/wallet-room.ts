import { PaymentWindow, Wallet } from '@lounge/stores/foundation/wallet';
import type { RoomStores, Stores } from '../../app/compose.ts';

/** The stores of the wallet: what a guest owns, and the hosted payment window. */
export interface WalletRoom extends RoomStores {
  readonly wallet: Wallet;
  readonly payment: PaymentWindow;
}

/** The wallet of these stores. */
export const walletRoom = ({ room, guest, reloads }: Stores): WalletRoom =>
  room('wallet', (caller) => {
    const wallet = new Wallet(caller, guest);
    const payment = new PaymentWindow(caller, { hold: () => reloads.hold(), reload: () => reloads.request() });
    return { wallet, payment, listen: (ears) => wallet.listen(ears), snapshot: () => ({}), restore: () => undefined };
  });
