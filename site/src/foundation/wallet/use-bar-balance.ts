import { paymentWindowPath } from '@lounge/locale';
import { useApp, type GuestSlots } from '../../shared/app-context.ts';
import { useCoins } from './coins-stores.ts';
import { useWallet } from './wallet-stores.ts';

/**
 * Returns the balance of the navigation bar, which adds coins where the guest may; undefined until it is known. Call it in an observer.
 * @spec component:BalanceDisplay, feature:pay.balance
 */
export const useBarBalance = (): GuestSlots['balance'] => {
  const { stores, config } = useApp();
  const { coins } = useWallet().wallet;
  const { settings } = useCoins();
  if (coins === null) return undefined;
  const topUp = paymentWindowPath(config.language, 'top-up');
  const reason = (settings.data.value?.oneClickConfig ?? stores.guest.data.value?.oneClickPaymentConfig)?.reason;
  const isStopped = stores.guest.isBarredFromSpending || reason === 'locked' || reason === 'paused';
  return { amount: coins.balance.value, href: topUp, addHref: isStopped ? undefined : topUp };
};
