import type { HandledCall } from './dispatch/handler.ts';
import { commandHandlers } from './commands.ts';
import { categoryTitle } from './content/actor-search/category-title.ts';
import { actorSearchHandlers } from './content/actor-search/handlers.ts';
import { actorHandlers } from './content/actors/handlers.ts';
import type { ContentOfActors } from './content/actors/ports.ts';
import { pinnedOf } from './content/favourites/pinned-of.ts';
import { favouriteHandlers } from './content/favourites/handlers.ts';
import { galleryHandlers } from './content/galleries/handlers.ts';
import { albumsBought } from './content/galleries/albums-bought.ts';
import { offeredAlbum } from './content/galleries/index.ts';
import { giveGifts, ownedGifts } from './content/gifts/index.ts';
import { giftHandlers } from './content/gifts/handlers.ts';
import { globalSearchHandlers } from './content/global-search/handlers.ts';
import { liveChatHandlers } from './content/live-chat/handlers.ts';
import { pastChatsOf } from './content/live-chat/past-chats.ts';
import { isInVoiceCall } from './content/live-chat/voice-call.ts';
import { presentOfActors } from './content/live-chat/present-of-actors.ts';
import { mediaLibraryHandlers } from './content/media-library/handlers.ts';
import { archivedOf } from './content/media-library/library.ts';
import { messengerHandlers } from './content/messenger/handlers.ts';
import { notificationHandlers } from './content/notifications/handlers.ts';
import { ticketsHandlers } from './content/tickets/handlers.ts';
import { ticketsBought } from './content/tickets/tickets-bought.ts';
import { canBeReminded } from './content/tickets/reminders.ts';
import { showTitle } from './content/tickets/show-title.ts';
import { blogHandlers } from './engagement/blog/handlers.ts';
import { articleList, articleSubject } from './engagement/blog/article-subject.ts';
import { searchedArticles } from './engagement/blog/searched-articles.ts';
import { clashHandlers } from './engagement/clash/handlers.ts';
import { contestsHandlers } from './engagement/contests/handlers.ts';
import { eggOfPage } from './engagement/special-events/easter.ts';
import { runningEvents } from './engagement/special-events/index.ts';
import { specialEventHandlers } from './engagement/special-events/handlers.ts';
import { dailyBonusHandlers } from './engagement/daily-bonus/handlers.ts';
import { prepareCode } from './engagement/daily-bonus/index.ts';
import { searchedTvVideos } from './engagement/tv/searched-videos.ts';
import { postSubject } from './engagement/feed/post-subject.ts';
import { newVideosOf, videosBought } from './content/videos/videos-of-actors.ts';
import { videoTag } from './content/videos/video-tag.ts';
import { videoHandlers } from './content/videos/handlers.ts';
import { offeredVideo } from './content/videos/index.ts';
import { feedHandlers } from './engagement/feed/handlers.ts';
import { loyaltyHandlers } from './engagement/loyalty/handlers.ts';
import { spinWheelHandlers } from './engagement/spin-wheel/handlers.ts';
import { surveyHandlers } from './engagement/surveys/handlers.ts';
import { teaserHandlers } from './engagement/teasers/handlers.ts';
import { tileGridHandlers } from './engagement/tile-grid/handlers.ts';
import { seriesTitle } from './engagement/tv/formats.ts';
import { tvHandlers } from './engagement/tv/handlers.ts';
import { webPushHandlers } from './engagement/web-push/handlers.ts';
import { ageCheckHandlers } from './foundation/age-check/handlers.ts';
import { conversionHandlers } from './foundation/conversion/handlers.ts';
import { guestHandlers } from './foundation/guest/handlers.ts';
import type { KnownOfGuests } from './foundation/guest/ports.ts';
import { legalHandlers } from './foundation/legal/handlers.ts';
import { pageHandlers } from './foundation/page/handlers.ts';
import { sessionHandlers } from './foundation/session/handlers.ts';
import { subscriptionFlags } from './foundation/subscriptions/index.ts';
import { subscriptionHandlers } from './foundation/subscriptions/handlers.ts';
import { telemetryHandlers } from './foundation/telemetry/handlers.ts';
import { summaryOf } from './foundation/vouchers/index.ts';
import { voucherHandlers } from './foundation/vouchers/handlers.ts';
import { walletHandlers } from './foundation/wallet/handlers.ts';
import { nowIso } from './world/now-iso.ts';

const knownOfGuests: KnownOfGuests = {
  subscriptionFlags,
  gifts: async (guestId, world) => (await ownedGifts(world, guestId)).gifts,
  vouchers: async (guestId, world) => [...(await summaryOf(world.tx, guestId, nowIso(world)))],
  isInVoiceCall,
  pinned: pinnedOf,
  archived: archivedOf,
  pastChats: pastChatsOf,
  canBeReminded,
};

const contentOfActors: ContentOfActors = {
  newVideosOf,
  bought: { videos: videosBought, albums: albumsBought, tickets: ticketsBought },
};

/** The handlers of all modules. The socket handles session requests and pings itself. */
export const handlers: readonly HandledCall[] = [
  ageCheckHandlers,
  conversionHandlers({ video: offeredVideo, album: offeredAlbum }, eggOfPage),
  sessionHandlers,
  guestHandlers(knownOfGuests),
  legalHandlers,
  pageHandlers({ showTitle, postSubject, articleSubject, articleList, categoryTitle, seriesTitle, videoTag }),
  subscriptionHandlers,
  telemetryHandlers,
  voucherHandlers(giveGifts, prepareCode),
  walletHandlers,
  actorHandlers(presentOfActors, contentOfActors),
  actorSearchHandlers(presentOfActors),
  favouriteHandlers,
  galleryHandlers,
  giftHandlers,
  globalSearchHandlers({ articles: searchedArticles, tvVideos: searchedTvVideos }),
  liveChatHandlers,
  mediaLibraryHandlers,
  messengerHandlers,
  notificationHandlers,
  ticketsHandlers,
  videoHandlers,
  feedHandlers,
  loyaltyHandlers,
  spinWheelHandlers,
  surveyHandlers,
  teaserHandlers(runningEvents),
  tileGridHandlers,
  commandHandlers,
  blogHandlers,
  tvHandlers,
  specialEventHandlers,
  dailyBonusHandlers,
  clashHandlers,
  webPushHandlers,
  contestsHandlers,
].flat();
