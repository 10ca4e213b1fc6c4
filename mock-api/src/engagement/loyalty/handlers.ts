import { redeemLoyaltyReward } from '@lounge/protocol/engagement/loyalty';
import { handle } from '../../pipeline/handler.ts';
import { redeem } from './redeem.ts';

/** What answers the calls of this room. */
export const loyaltyHandlers = [handle(redeemLoyaltyReward, redeem)];
