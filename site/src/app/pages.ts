import type { RouteKey } from '@lounge/locale';
import type { PageRoute } from '../shared/page-route.ts';

const legal = () => import('../foundation/legal/legal-route.ts');
const personal = () => import('../personal/personal-route.ts');
const shows = () => import('../content/tickets/shows-route.ts');
const subscriptions = () => import('../foundation/subscriptions/subscription-route.ts');

/**
 * The site's pages by route key. Their stores and screens are loaded when they are opened.
 * @spec route:home, route:performer.overview, route:performer.album-details, route:performer.video-details
 * @spec route:performer.live-show, route:cams, route:cams.shows, route:messenger, route:vipclub
 * @spec route:personal, route:personal.profile, route:personal.benefits, route:personal.spinwheel
 * @spec route:legal.terms-of-service, route:legal.data-protection, route:high-on-rose
 */
export const pages = {
  home: async () => (await import('../home/home-route.ts')).route,
  'performer.overview': async () => (await import('../profile/performer-route.ts')).route,
  'performer.album-details': async () => (await import('../content/galleries/album-route.ts')).route,
  'performer.video-details': async () => (await import('../content/videos/video-route.ts')).route,
  'performer.live-show': async () => (await import('../profile/live-show-route.ts')).route,
  'high-on-rose': async () => (await import('../engagement/tile-grid/high-on-rose-route.ts')).route,
  cams: async () => (await import('../content/actors/cams-route.ts')).route,
  'cams.shows': async () => (await shows()).camShowsRoute,
  'cams.show': async () => (await shows()).showRoute,
  messenger: async () => (await import('../conversations/messenger-route.ts')).route,
  personal: async () => (await personal()).route,
  'personal.age-check': async () => (await personal()).ageCheckRoute,
  'personal.benefits': async () => (await import('../personal/benefits-route.ts')).route,
  'personal.chats': async () => (await import('../content/live-chat/chats-route.ts')).route,
  'personal.coins': async () => (await import('../foundation/wallet/coins-route.ts')).route,
  'personal.profile': async () => (await import('../foundation/guest/profile-route.ts')).route,
  'personal.spinwheel': async () => (await import('../engagement/spin-wheel/spin-wheel-route.ts')).route,
  vipclub: async () => (await subscriptions()).vipRoute,
  'tv.premium': async () => (await subscriptions()).tvPremiumRoute,
  'legal.terms-of-service': async () => (await legal()).termsRoute,
  'legal.data-protection': async () => (await legal()).dataProtectionRoute,
  'legal.general-terms': async () => (await legal()).generalTermsRoute,
  'legal.terms-of-use': async () => (await legal()).termsOfUseRoute,
  'legal.imprint': async () => (await legal()).imprintRoute,
  help: async () => (await legal()).helpRoute,
} satisfies Partial<Record<RouteKey, () => Promise<PageRoute>>>;
