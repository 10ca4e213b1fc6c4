import { IncentiveBox } from '@lounge/kit/incentive-box';
import type { Incentive } from '@lounge/stores/foundation/conversion';
import type { ReactNode } from 'react';
import { useApp } from '../../shared/app-context.ts';
import { useConversion } from './conversion-stores.ts';
import { incentiveHref } from './incentive-links.ts';

/**
 * Returns the ways that are offered beside the step that opens content, or null. What that step already is, such as the price, a voucher or
 * an account, is not offered twice. Reads observables: for observers.
 * @spec feature:pay.video-end-offer, feature:pay.album-offer, screen:overlay.video-preview-end
 */
export const useOfferWays = (event: Incentive['event']): ReactNode => {
  const { config } = useApp();
  const { incentives } = useConversion();
  const ways = incentives.in('overlay').filter((each) => each.event === event && each.type === 'vip');
  if (ways.length === 0) return null;
  return ways.map((each) => (
    <IncentiveBox
      key={each.id}
      type={each.type}
      region="overlay"
      level={3}
      href={incentiveHref(each, config)}
      countdown={each.countdown}
      onFollow={() => void incentives.end(each.id, 'followed')}
      onClose={() => {
        document.getElementById('unlock')?.focus({ preventScroll: true });
        void incentives.end(each.id, 'closed');
      }}
    />
  ));
};
