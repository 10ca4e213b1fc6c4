/**
 * Kit texts that load with the modules that need them, not with the start page and a performer's page. Of the states of chat buttons
 * these are those that only a guest meets, who has all texts, as of the navigation bar, tiles and prices; of the panels those of a content gate.
 */
const lazyKit =
  /^kit\.(?:ageVerificationWindow|pinCallForm|subscriptionCard|oneClickPaymentWindow|refillWindow|autoRechargeControl|topUpPackage|accountMenu|favouriteTile|ledgerEntryList|pictureTile|lightbox|unlockPanel|tabBar|notice|statusBar|giftPicker|spinWheel|spinHistory|monthlyRewards|paymentWindow|videoPlayer|messenger\w*|conversation\w*|messageComposer|channelList|notificationList|benefitCard|bonusCode|voucherPicker|welcomeBonusTile|chat(?:Composer|Controls|EndSummary|ExitPrompt|Exit\w*|History|MessageLog|Meter|Notice|Rating|Report|StartError|Tray)|billDispute|earlierChats|exit\w*|floatingNotification|messageContentTile|liveReaction|liveStreamPlayer|navbarMessageList|ownPicture|privateShowInvitation|recommendedPerformers|ticketDialog|ticketPanel|ticketShowTile|toyControls|videoChat|voiceCall)\.|^kit\.chatState\.(?:booking|opening|calling|running|failed|needCoins|needAgeCheck|owned|enter|back|blocked|banned|over|switchedOff|soldOut)$|^kit\.chatButtonGroup\.(?:left|firstFree|minutesFree)$|^kit\.statePanel\.need|^kit\.navigationBar\.(?:addCoins|balance|chats)$|^kit\.price\.(?:bought|byVoucher|credits|included|month|voucher)$|^kit\.(?:albumTile\.(?:bought|open)|badge\.bought|tile\.(?:pinned|progress)|videoTile\.(?:continue|play))$/;

/** Site texts that load with every page; all others load with their modules. */
const earlySite = /^site\.(?:footer|grid|home|page|performer)\./;

/** Texts of pages that only the server renders, so that no script needs them. */
export const neverSent = /^(?:kit\.ageGate|site\.window)\./;

/** Returns whether a text, of the kit or of the site, loads with its module. */
export const isLazy = (id: string): boolean =>
  !neverSent.test(id) && (id.startsWith('site.') ? !earlySite.test(id) : lazyKit.test(id));
