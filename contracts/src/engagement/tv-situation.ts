import {
  aPerformer,
  aTvFormat,
  aTvVideo,
  guestHasNoSubscription,
  guestSubscribes,
  noTv,
  programmeHas,
} from '@lounge/mock-api/states';
import { aVideoOfTv } from '@lounge/testing/engagement/tv';

/** The key of the format. */
export const key = 'night-kitchen';
/** TV has nothing but what the following states add. */
export const none = noTv({});
/** The host, who is online. */
export const noor = aPerformer({ id: 9101, name: 'Noor Vega', isOnline: true });
/** The format, live. */
export const kitchen = aTvFormat({ key, isLive: true, hostIds: [9101] });
/** The format, recorded. */
export const recorded = aTvFormat({ key, hostIds: [9101] });
/** The format is on free TV, whenever it is read. */
export const evenings = programmeHas({ key });
/** The format is on premium TV, whenever it is read. */
export const onPremium = programmeHas({ key, streamType: 'premium' });
/** A free video of the format, the newest. */
export const soup = aTvVideo({ id: 97001, key });
/** Another one, an hour older. */
export const bread = aTvVideo({ id: 97002, key, number: 2, title: 'Bread before dawn', duration: 900, minutesAgo: 60 });
/** The first one where it needs a subscription. */
export const premiumSoup = aTvVideo({ id: 97001, key, isPremium: true });
/** A video that is not in the library yet. */
export const toCome = aTvVideo({ id: 97003, key, number: 3, title: 'Tomorrow', at: '2999-01-01T19:00:00.000Z' });
/** The guest has a TV subscription. */
export const subscriber = guestSubscribes({ guestId: 7, product: 'tv' });
/** The guest has none. */
export const noSubscriber = guestHasNoSubscription({ guestId: 7, product: 'tv' });
/** The first video in answers. */
export const soupVideo = aVideoOfTv();
/** The other one in answers. */
export const breadVideo = aVideoOfTv({
  id: 97002,
  hashId: 'video-97002',
  number: 2,
  slug: 'bread-before-dawn',
  title: 'Bread before dawn',
  duration: 900,
});

/** Paths below one. */
export const inside = (path: string, names: readonly string[]) => names.map((name) => `${path}.${name}`);
/** The fields of an entry that contracts compare; its times are those of the clock. */
export const entryFacts = ['title', 'type', 'key', 'text', 'isLive', 'video', 'isReminded'];
/** The fields of a video that contracts compare. */
export const videoFacts = [
  'id',
  'hashId',
  'key',
  'formatTitle',
  'number',
  'slug',
  'title',
  'duration',
  'isPremium',
  'isWatched',
  'isPinned',
];
/** The same of what is on and what comes next. */
export const onNow = [...inside('current', entryFacts), ...inside('next', entryFacts)];
