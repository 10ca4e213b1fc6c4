import { useEffect, useRef } from 'react';
import { useApp } from '../../shared/app-context.ts';
import { useCoins } from '../../foundation/wallet/coins-stores.ts';

/** The incentive type of the window, under which it is hidden: it and the offers to add coins are hidden together. @assumed */
export const incentiveType = 'topUp';

/**
 * Returns the offer of coins for a guest without enough for a chat: the window with sums to pay by one click, or the payment window where
 * nothing is saved, or the guest has hidden the other one.
 */
export const useRefill = (): (() => Promise<void>) => {
  const { paymentDialog } = useApp();
  const { settings, oneClick, refill } = useCoins();
  const isHere = useRef(false);
  useEffect(() => {
    isHere.current = true;
    return () => void (isHere.current = false);
  }, []);
  return async () => {
    // What was hidden on another page is hidden here.
    await Promise.all([settings.load(), oneClick.check()]);
    // The guest has gone to another page, where nothing is short of coins.
    if (!isHere.current) return;
    const { value } = settings.data;
    const isOffered =
      value !== null && value.oneClickConfig.isAvailable && !value.hiddenWindows.includes(incentiveType);
    if (isOffered) refill.open();
    else paymentDialog.open('top-up');
  };
};
