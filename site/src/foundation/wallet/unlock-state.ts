import type { UnlockState } from '@lounge/kit/unlock-panel';

/** The input of the gate of content. */
export interface Gate {
  readonly restriction: 'needLogin' | 'needAgeCheck' | 'needAbo' | 'needPurchase' | null;
  /** Whether one of performer and guest has blocked the other. */
  readonly isBlocked: boolean;
  /** Whether the content has a price. */
  readonly isSold: boolean;
  readonly isBought: boolean;
  /** Whether VIPs have it without paying, and the guest is one. */
  readonly isIncluded: boolean;
}

/** Text of the gate of content; null where there is nothing to say. Who cannot buy it is asked for no other step. */
export const unlockStateOf = ({ restriction, isBlocked, isSold, isBought, isIncluded }: Gate): UnlockState | null => {
  if (restriction !== null) return isBlocked && isSold ? 'blocked' : restriction;
  if (isIncluded) return 'included';
  return isBought ? 'owned' : null;
};
