/** Kit texts that come with the rooms that need them: the start page and a performer's page do without. */
export const lateKit =
  /^kit\.(?:accountMenu|favouriteTile|movementList|pictureTile|lightbox|unlockPanel|chatState|tabBar|notice|statusBar|giftPicker|spinWheel|spinHistory|monthlyRewards|paymentWindow|videoPlayer|messenger\w*|conversation\w*|messageComposer|channelList|notificationList)\./;

/** Site texts that every page needs; all others come with their rooms. */
export const earlySite = /^site\.(?:grid|home|page|performer)\./;

/** Texts of pages that the server draws whole: no script needs them. */
export const neverSent = /^(?:kit\.ageGate|site\.window)\./;

/** Whether a text, of the kit or of the site, comes with its room. */
export const isLate = (id: string): boolean =>
  !neverSent.test(id) && (id.startsWith('site.') ? !earlySite.test(id) : lateKit.test(id));
