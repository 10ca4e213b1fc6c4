import type { Infer } from '@lounge/protocol';
import type { actorGenderCode, actorGenderType } from '@lounge/protocol/content/actors';
import type { Language } from '@lounge/locale';
import { enumeration, json } from '../column-specs.ts';

type ByLanguage = Readonly<Record<Language, string>>;

/** The tables of performers and of what they show. */
export const contentTables = {
  actor: {
    id: 'id',
    name: 'text',
    slug: 'text unique',
    gender: enumeration<Infer<typeof actorGenderCode>>(),
    genderType: enumeration<Infer<typeof actorGenderType>>(),
    age: 'int',
    city: 'text',
    country: 'text',
    languages: json<readonly Language[]>(),
    createdAt: 'instant',
    tags: json<readonly string[]>(),
    priceVideo: 'int null',
    basePriceVideo: 'int null',
    priceSingle: 'int null',
    priceVoyeur: 'int null',
    priceToy: 'int null',
    priceVoice: 'int null',
    priceMessage: 'int null',
    freeMessages: 'int',
    isVip: 'flag',
    isVoyeur: 'flag',
    isToy: 'flag',
    isVoice: 'flag',
    freeChat: 'flag',
    isOnline: 'flag',
    stateSince: 'instant null',
    ratingCount: 'int',
    satisfaction: 'int',
    pinned: 'int',
    visits: 'int',
    pictureSeed: 'text',
    bannerSeed: 'text',
    banned: json<readonly string[]>(),
    hours: json<readonly (readonly number[])[]>(),
    recommended: json<readonly number[]>(),
    moods: json<readonly string[]>(),
    /** 0 is calm, 100 lively. */
    mood: 'int',
    /** Points by which video callers are ranked. */
    videoCallPoints: 'int',
    videoCount: 'int',
  },
  actorText: { key: 'key', actorId: 'int', language: enumeration<Language>(), headline: 'text', about: 'text' },
  /** How many guests rated a performer on a day in UTC, and how many of them were satisfied, while these ratings count. */
  ratingDay: { key: 'key', actorId: 'int', day: 'text', ratings: 'int', satisfied: 'int' },
  album: {
    id: 'id',
    actorId: 'int',
    isSedcard: 'flag',
    title: json<ByLanguage>(),
    description: json<ByLanguage>(),
    createdAt: 'instant',
    pictureCount: 'int',
    price: 'int',
    isVip: 'flag',
    ageRating: 'int',
    likes: 'int',
    dislikes: 'int',
    views: 'int',
    coverSeed: 'text',
    pictureSeeds: json<readonly string[]>(),
  },
  video: {
    id: 'id',
    actorId: 'int',
    title: json<ByLanguage>(),
    createdAt: 'instant',
    duration: 'int',
    price: 'int',
    basePrice: 'int null',
    isVip: 'flag',
    isClassic: 'flag',
    isCamRecording: 'flag',
    isPromoted: 'flag',
    likes: 'int',
    views: 'int',
    ageRating: 'int',
    previewSeed: 'text',
    dislikes: 'int',
    /** How often it was bought, and how often it was shared by e-mail. */
    sold: 'int',
    shares: 'int',
    /** Whether editors chose it. */
    isSelect: 'flag',
    /** Its place in random orders, from 0 to 65,535. */
    shuffle: 'int',
    /** Empty where the performer wrote none. */
    description: json<ByLanguage>(),
  },
  /** Where a guest stopped in a video. */
  watchPosition: { key: 'key', guestId: 'int', videoId: 'int', seconds: 'int', at: 'instant' },
  /** A guest's like or dislike of a video. */
  videoLike: { key: 'key', guestId: 'int', videoId: 'int', isLiked: 'flag', at: 'instant' },
  /** A mail by which a guest shared a video. Its key is that of the guest and of the call. */
  videoShare: { key: 'key', guestId: 'int', videoId: 'int', bodyHash: 'text', at: 'instant' },
  /**
   * A mailbox to which a video was shared: its key is a hash, `token` is in its mails and ends them. `at` is the last mail, or the last choice.
   */
  shareMailbox: { key: 'key', token: 'text unique', isOff: 'flag', at: 'instant' },
  jumbotronSlide: {
    id: 'id',
    actorId: 'int',
    kicker: json<ByLanguage>(),
    title: json<ByLanguage>(),
    lead: json<ByLanguage>(),
    pictureSeed: 'text',
  },
} as const;
