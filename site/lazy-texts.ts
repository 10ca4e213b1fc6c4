/** Kit texts that come with the modules that need them: the start page and a performer's page do without. */
export const lazyKit =
  /^kit\.(?:accountMenu|favouriteTile|ledgerEntryList|pictureTile|lightbox|unlockPanel|chatState|tabBar|notice|statusBar|giftPicker|spinWheel|spinHistory|monthlyRewards|paymentWindow|videoPlayer|messenger\w*|conversation\w*|messageComposer|channelList|notificationList)\./;

/** Site texts that every page needs; all others come with their modules. */
export const earlySite = /^site\.(?:grid|home|page|performer)\./;

/** Texts of pages that the server draws whole: no script needs them. */
export const neverSent = /^(?:kit\.ageGate|site\.window)\./;

/** Whether a text, of the kit or of the site, comes with its module. */
export const isLazy = (id: string): boolean =>
  !neverSent.test(id) && (id.startsWith('site.') ? !earlySite.test(id) : lazyKit.test(id));
