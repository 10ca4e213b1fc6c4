export { handlers } from './handlers.ts';
export { inProcess, type InProcess, type InProcessContext } from './dispatch/in-process.ts';
export type { HandledCall } from './dispatch/handler.ts';
export { restRoutes } from './dispatch/routes.ts';
export type { RunOptions } from './dispatch/run-call.ts';
export { matchesAudience, type Audience } from './world/bus.ts';
export type { Seeds } from './seed/fill.ts';
export { performerEnds } from './content/live-chat/performer-side.ts';
export { settleChats, settleToys } from './content/live-chat/index.ts';
export { setPresence } from './content/actors/set-presence.ts';
export { randomHex } from './world/random-hex.ts';
export type { Clock } from './world/clock.ts';
export type { Caller, WorldParts } from './world/world.ts';
export { adultAge, ageAt } from './foundation/age-check/age-check.ts';
export { startVerification, type PinCallAnswer } from './foundation/age-check/pin-call.ts';
export { verifyPin } from './foundation/age-check/verify-pin.ts';
export type { AgeCheckProvider } from './foundation/age-check/provider.ts';
export { bankProvider, identityProvider } from './foundation/age-check/providers.ts';
export { reportResult } from './foundation/age-check/webhook.ts';
export { ageCheckOfGuest, beginCheck, openCheck, waitingPinCall } from './foundation/age-check/window.ts';
export { publicPages, type PageAddresses } from './foundation/page/public-pages.ts';
export { balanceOf, guestAccount } from './foundation/wallet/index.ts';
export { saveMethod, type PaymentMethodKind } from './foundation/wallet/payment-methods.ts';
export { paymentStopOf } from './foundation/wallet/spending-limit.ts';
export { isPayable, packagesOffered, paymentLimits, recentPayment, topUp } from './foundation/wallet/top-up.ts';
export { ApiError } from './dispatch/handler.ts';
export { publishInWorld, runInWorld } from './world/world.ts';
export { streamPositionsOf } from './world/outbox.ts';
export {
  monthlyPrices,
  renewDue,
  startSubscription,
  type Product,
  type Start,
  type StartResult,
} from './foundation/subscriptions/index.ts';
export { subscriptionOf } from './foundation/subscriptions/handlers.ts';
