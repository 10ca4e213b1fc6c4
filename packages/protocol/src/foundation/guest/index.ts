export { anonymousGuest } from './anonymous-guest.ts';
export * from './messages.ts';
export * from './queries.ts';
export * from './relations.ts';
export * from './rest.ts';
export {
  avsStatus,
  geoLocation,
  geoLocationSource,
  guestConfig,
  guestProfile,
  newVideosFirst,
  guestPreferences,
  newsletterTypes,
  notificationSettings,
  offeredNewsletter,
  testGroup,
} from './schemas.ts';
