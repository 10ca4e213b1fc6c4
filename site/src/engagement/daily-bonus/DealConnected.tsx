import { DailyBonusTile, type DailyBonusTileProps } from '@lounge/kit/daily-bonus-tile';
import type { Deal } from '@lounge/stores/engagement/daily-bonus';
import { pictureContent } from '../../foundation/page/picture-content.ts';
import { DealActionConnected } from './DealActionConnected.tsx';

/** The deal of a day in the kit’s terms; one without an offer is a secret. */
const shownDeal = (deal: Deal | null): DailyBonusTileProps['deal'] => {
  if (deal === null) return null;
  const { offer, effect, picture, text } = deal;
  if (offer === null || effect === null || picture === null) return 'secret';
  return {
    offer,
    name: effect.name,
    text: text ?? undefined,
    // The wallpaper is named like its deal.
    content: deal.content === null || deal.content.name === effect.name ? undefined : deal.content.name,
    picture: pictureContent(picture),
    free: deal.free,
    quantity: deal.quantity,
    remaining: deal.remaining,
    purchasedAt: deal.purchasedAt,
    reason: deal.reason,
  };
};

/** Props of DealConnected. */
export interface DealConnectedProps {
  day: DailyBonusTileProps['day'];
  deal: Deal | null;
  /** Whether it is being read. */
  isPending: boolean;
}

/** The deal of yesterday, today or tomorrow; one that was taken leads to where it is used. */
export const DealConnected = ({ day, deal, isPending }: DealConnectedProps) => (
  <DailyBonusTile
    day={day}
    date={deal?.date}
    deal={shownDeal(deal)}
    loading={isPending}
    action={
      deal !== null && (day === 'current' || (day === 'previous' && deal.purchased)) ? (
        <DealActionConnected deal={deal} />
      ) : undefined
    }
  />
);
