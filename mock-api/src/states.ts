import { actorSearchStates } from './content/actor-search/states.ts';
import { actorStates } from './content/actors/states.ts';
import { favouriteStates } from './content/favourites/states.ts';
import { galleryStates } from './content/galleries/states.ts';
import { giftStates } from './content/gifts/states.ts';
import { globalSearchStates } from './content/global-search/states.ts';
import { stageStates } from './content/live-chat/stage-states.ts';
import { liveChatStates } from './content/live-chat/states.ts';
import { mediaLibraryStates } from './content/media-library/states.ts';
import { messengerPorts } from './content/live-chat/messenger-ports.ts';
import { giftMessageStates } from './content/messenger/gift-states.ts';
import { messengerStates } from './content/messenger/states.ts';
import { notificationStates } from './content/notifications/states.ts';
import { watchedShow } from './content/live-chat/watched-show.ts';
import { showCancellation, ticketStates } from './content/tickets/states.ts';
import { videoStates } from './content/videos/states.ts';
import { blogStates } from './engagement/blog/states.ts';
import { dailyBonusStates } from './engagement/daily-bonus/states.ts';
import { surveyStates } from './engagement/surveys/states.ts';
import { clashStates } from './engagement/clash/states.ts';
import { webPushStates } from './engagement/web-push/states.ts';
import { contestStates } from './engagement/contests/states.ts';
import { feedStates } from './engagement/feed/states.ts';
import { loyaltyStates } from './engagement/loyalty/states.ts';
import { specialEventStates } from './engagement/special-events/states.ts';
import { spinWheelStates } from './engagement/spin-wheel/states.ts';
import { teaserStates } from './engagement/teasers/states.ts';
import { tileGridStates } from './engagement/tile-grid/states.ts';
import { tvStates } from './engagement/tv/states.ts';
import { ageCheckStates } from './foundation/age-check/states.ts';
import { conversionStates } from './foundation/conversion/states.ts';
import { guestStates } from './foundation/guest/states.ts';
import { legalStates } from './foundation/legal/states.ts';
import { realtimeStates } from './foundation/realtime/states.ts';
import { sessionStates } from './foundation/session/states.ts';
import { subscriptionStates } from './foundation/subscriptions/states.ts';
import { voucherStates } from './foundation/vouchers/states.ts';
import { walletStates } from './foundation/wallet/states.ts';
import type { ProviderState, ProviderStateKind } from './world/state.ts';
import type { WorldParts } from './world/world.ts';

export * from './content/actor-search/states.ts';
export * from './content/actors/states.ts';
export * from './content/favourites/states.ts';
export * from './content/galleries/states.ts';
export * from './content/gifts/states.ts';
export * from './content/global-search/states.ts';
export * from './content/live-chat/stage-states.ts';
export * from './content/live-chat/states.ts';
export * from './content/live-chat/toy-states.ts';
export * from './content/live-chat/viewer-states.ts';
export * from './content/media-library/states.ts';
export * from './content/messenger/states.ts';
export * from './content/notifications/states.ts';
export * from './content/tickets/states.ts';
export * from './content/videos/states.ts';
export * from './engagement/blog/states.ts';
export * from './engagement/daily-bonus/states.ts';
export * from './engagement/clash/states.ts';
export * from './engagement/surveys/states.ts';
export * from './engagement/web-push/states.ts';
export * from './engagement/contests/states.ts';
export * from './engagement/feed/states.ts';
export * from './engagement/loyalty/states.ts';
export * from './engagement/special-events/calendar-states.ts';
export { aPlainCampaign } from './engagement/special-events/campaign-states.ts';
export * from './engagement/special-events/easter-states.ts';
export * from './engagement/special-events/states.ts';
export * from './engagement/spin-wheel/states.ts';
export * from './engagement/teasers/states.ts';
export * from './engagement/tile-grid/states.ts';
export * from './engagement/tv/states.ts';
export * from './foundation/age-check/states.ts';
export * from './foundation/conversion/states.ts';
export * from './foundation/guest/states.ts';
export * from './foundation/legal/states.ts';
export * from './foundation/realtime/states.ts';
export * from './foundation/session/states.ts';
export * from './foundation/subscriptions/states.ts';
export * from './foundation/vouchers/states.ts';
export * from './foundation/wallet/states.ts';
export type { ProviderState, State, ProviderStateKind } from './world/state.ts';

/** Gifts and toy controls of a guest. They are sent in a chat, which messages know by a port only. */
export const { guestSentGift, guestOrderedToy, guestOrdersToy } = giftMessageStates(messengerPorts);

/** A show is cancelled. What a guest watched of it is known by live chats. */
export const showIsCancelled = showCancellation(watchedShow);

/** All provider states. */
export const states: readonly ProviderStateKind[] = [
  sessionStates,
  realtimeStates,
  ageCheckStates,
  conversionStates,
  guestStates,
  legalStates,
  subscriptionStates,
  voucherStates,
  walletStates,
  actorStates,
  actorSearchStates,
  favouriteStates,
  galleryStates,
  giftStates,
  globalSearchStates,
  liveChatStates,
  mediaLibraryStates,
  stageStates,
  messengerStates,
  [guestSentGift, guestOrderedToy, guestOrdersToy],
  notificationStates,
  ticketStates,
  [showIsCancelled],
  videoStates,
  blogStates,
  specialEventStates,
  dailyBonusStates,
  tvStates,
  clashStates,
  surveyStates,
  webPushStates,
  contestStates,
  feedStates,
  loyaltyStates,
  tileGridStates,
  spinWheelStates,
  teaserStates,
].flat();

const bySentence = new Map(states.map((each) => [each.sentence, each]));

/** Returns the kind of state with this sentence; throws if there is none. */
export const stateOf = (sentence: string): ProviderStateKind => {
  const kind = bySentence.get(sentence);
  if (kind === undefined) throw new Error(`There is no provider state "${sentence}".`);
  return kind;
};

/** Sets a state up in a world. Throws for an unknown state or invalid parameters. */
export const setUpState = ({ name, params }: ProviderState, world: WorldParts): Promise<void> =>
  stateOf(name)
    .setUp(params, world)
    .then(() => world.journal.noteState(name));
