import { berlinDay, pathTo } from '@lounge/locale';
import type { MonthlyBonus } from '@lounge/stores/foundation/page';
import { useIntl } from 'react-intl';
import { useApp } from '../../shared/app-context.ts';
import { useIsHydrated } from '../../shared/use-is-hydrated.ts';
import { messages } from './HomeRewards.messages.ts';
import { prizeTexts } from './prize-texts.ts';
import { useSpinWheel } from './spin-wheel-stores.ts';

/**
 * The status bar's message that points redeem a reward; null without one. It shows once a page has read the wheel: a read of
 * its own would change parts that are not hydrated yet. Call it in an observer.
 * @spec feature:reward.monthly
 */
export const useMonthlyBonus = (): (MonthlyBonus & { readonly href: string }) | null => {
  const intl = useIntl();
  const { config } = useApp();
  const { wheel, loyalty } = useSpinWheel();
  // A page of the wheel has its data already while the server has rendered the bar before it.
  const isHydrated = useIsHydrated();
  const info = wheel.info.value;
  const reward = loyalty.rewards.findLast(({ isRedeemable }) => isRedeemable);
  if (!isHydrated || info === null || reward === undefined) return null;
  const { language, brand } = config;
  return {
    type: 'monthlyBonusNotification',
    month: Number(berlinDay(info.monthEndsAt).slice(5, 7)),
    bonus: intl.formatMessage(messages.bonus, {
      prize: prizeTexts(reward, language, intl).label,
      points: reward.requiredPoints,
    }),
    href: pathTo('personal.spinwheel', language, { product: brand }),
  };
};
