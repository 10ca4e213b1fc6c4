/** Folders of screens about money or security: none of their stories may pass only on a second try. */
export const strictScreens = [
  'content/galleries',
  'content/live-chat',
  'content/media-library',
  'content/tickets',
  'content/videos',
  'conversations',
  'engagement/spin-wheel',
  'foundation/accounts',
  'foundation/age-check',
  'foundation/conversion',
  'foundation/legal',
  'foundation/subscriptions',
  'foundation/vouchers',
  'foundation/wallet',
].map((folder) => `stories/screens/${folder}`);
