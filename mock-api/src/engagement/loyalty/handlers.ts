import { redeemLoyaltyReward } from '@lounge/protocol/engagement/loyalty';
import { handle } from '../../dispatch/handler.ts';
import { redeem } from './redeem.ts';

/** What answers the calls of this module. */
export const loyaltyHandlers = [handle(redeemLoyaltyReward, redeem)];
