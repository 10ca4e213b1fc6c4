import { redeemLoyaltyReward } from '@lounge/protocol/engagement/loyalty';
import { handle } from '../../dispatch/handler.ts';
import { redeem } from './redeem.ts';

/** The handlers of this module's calls. */
export const loyaltyHandlers = [handle(redeemLoyaltyReward, redeem)];
