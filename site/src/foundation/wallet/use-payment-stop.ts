import { useKit } from '@lounge/kit/kit-provider';
import { formatDateTime } from '@lounge/locale';
import { useIntl } from 'react-intl';
import { useApp } from '../../shared/app-context.ts';
import { useRead } from '../../shared/use-read.ts';
import { messages } from './Coins.messages.ts';
import { useCoins } from './coins-stores.ts';

/** Why a guest can pay nothing: the locked or restricted account, or the break with its end. */
export interface PaymentStop {
  readonly reason: 'locked' | 'paused';
  readonly title: string;
  readonly text: string;
}

/** Returns why the guest can pay nothing whatever the sum, in words; null for a guest who can, and for visitors. */
export const usePaymentStop = (): PaymentStop | null => {
  const intl = useIntl();
  const { language, timeZone } = useKit();
  const { stores } = useApp();
  const { settings } = useCoins();
  const { isLoggedIn, isLocked, isBarredFromSpending } = stores.guest;
  useRead(settings, isLoggedIn);
  if (!isLoggedIn) return null;
  if (isBarredFromSpending) {
    const title = intl.formatMessage(isLocked ? messages.locked : messages.restricted);
    const text = intl.formatMessage(messages.lockedText);
    return { reason: 'locked', title, text };
  }
  const until = settings.data.value?.spending.pausedUntil ?? null;
  if (until === null || Date.parse(until) <= stores.context.clock.now()) return null;
  return {
    reason: 'paused',
    title: intl.formatMessage(messages.pausedUntil, { at: formatDateTime(until, language, timeZone) }),
    text: intl.formatMessage(messages.pausedText),
  };
};
