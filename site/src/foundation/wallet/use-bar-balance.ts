import { paymentWindowPath } from '@lounge/locale';
import { useApp, type GuestSlots } from '../../shared/app-context.ts';
import type { Stores } from '../../shared/stores.ts';
import { coinsOf } from './coins-stores.ts';
import { useWallet } from './wallet-stores.ts';

/** Whether the guest may add coins: not while a lock, a restriction or a break forbids it. Call it in an observer. */
export const canAddCoins = (stores: Stores): boolean => {
  const { isBarredFromSpending, data } = stores.guest;
  const reason = (coinsOf(stores).settings.data.value?.oneClickConfig ?? data.value?.oneClickPaymentConfig)?.reason;
  return !isBarredFromSpending && reason !== 'locked' && reason !== 'paused';
};

/**
 * Returns the balance of the navigation bar, which adds coins where the guest may; undefined until it is known. Call it in an observer.
 * @spec component:BalanceDisplay, feature:pay.balance
 */
export const useBarBalance = (): GuestSlots['balance'] => {
  const { stores, config } = useApp();
  const { coins } = useWallet().wallet;
  if (coins === null) return undefined;
  const topUp = paymentWindowPath(config.language, 'top-up');
  return { amount: coins.balance.value, href: topUp, addHref: canAddCoins(stores) ? topUp : undefined };
};
