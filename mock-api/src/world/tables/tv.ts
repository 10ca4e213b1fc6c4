import type { Infer } from '@lounge/protocol';
import type { tvStreamType } from '@lounge/protocol/engagement/tv';
import { enumeration, json } from '../column-specs.ts';
import type { ByLanguage } from '../by-language.ts';

type StreamType = Infer<typeof tvStreamType>;

/** A text of late night, which there is in two languages. */
export type GermanEnglish = Readonly<Record<'de' | 'en', string>>;

/** The tables of TV. */
export const tvTables = {
  tvFormat: {
    key: 'key',
    isPremium: 'flag',
    isLive: 'flag',
    /** Its performers, in their order. */
    hostIds: json<readonly number[]>(),
    pictureSeed: 'text',
    /** Its videos, those to come among them. */
    videoCount: 'int',
    title: json<ByLanguage>(),
    text: json<ByLanguage>(),
  },
  tvVideo: {
    id: 'id',
    hashId: 'text unique',
    formatKey: 'text',
    number: 'int',
    /** Format and number, by which the programme finds it. */
    place: 'text unique',
    duration: 'int',
    isPremium: 'flag',
    publishedAt: 'instant',
    pictureSeed: 'text',
    slug: json<ByLanguage>(),
    title: json<ByLanguage>(),
    text: json<ByLanguage>(),
  },
  /** Each slug of a video, so that one of any language finds it. */
  tvVideoSlug: { key: 'key', videoId: 'int' },
  tvCategory: { key: 'key', name: json<ByLanguage>() },
  /** `key` is video and category; the instant is that of the video, so that a list is read along it. */
  tvVideoCategory: { key: 'key', category: 'text', videoId: 'int', publishedAt: 'instant' },
  /** When a format begins in each week, by the Berlin clock: weekdays from 1, Monday, and a time such as `20:15`. */
  tvSlot: {
    id: 'id',
    streamType: enumeration<StreamType>(),
    days: json<readonly number[]>(),
    at: 'text',
    formatKey: 'text',
  },
  /** Late-night shows, one a week in the order of their ids. */
  lateNightShow: {
    id: 'id',
    hostIds: json<readonly number[]>(),
    pictureSeed: 'text',
    headline: json<GermanEnglish>(),
    text: json<GermanEnglish>(),
  },
  /** The entry of each stream that its watchers know. */
  tvBroadcast: { key: enumeration<StreamType>('key'), start: 'instant', end: 'instant' },
  /** A guest's marks of a video; `key` is guest and video. */
  tvMark: { key: 'key', guestId: 'int', videoId: 'int', watchedAt: 'instant null', pinnedAt: 'instant null' },
  /** `key` is guest, stream and start. */
  tvReminder: { key: 'key', guestId: 'int', streamType: enumeration<StreamType>(), start: 'instant' },
} as const;
