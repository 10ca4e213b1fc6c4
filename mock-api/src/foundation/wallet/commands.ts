import { oneClickAvailabilityCheck } from '@lounge/protocol/foundation/wallet';
import { guestOf, handle } from '../../dispatch/handler.ts';
import { oneClickAnswer } from './one-click-offer.ts';

/** The handlers of this module's commands; a charge may write into a conversation, so the messenger handles it. */
export const walletCommands = [
  handle(oneClickAvailabilityCheck, (_, caller, world) => oneClickAnswer(guestOf(caller), world)),
];
