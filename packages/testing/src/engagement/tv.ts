import type { Infer } from '@lounge/protocol';
import {
  actorTvLivestreamData,
  lateNightShowEvent,
  tvFormat,
  tvPost,
  tvProgramEntry,
  tvStreamData,
  tvVideo,
  tvVideoPage,
  tvVideoPlayback,
} from '@lounge/protocol/engagement/tv';
import { aModel } from '../content/actors.ts';
import { parsed } from '../parsed.ts';

type EntryData = Infer<typeof tvProgramEntry>;
type FormatData = Infer<typeof tvFormat>;
type VideoData = Infer<typeof tvVideo>;
type PageData = Infer<typeof tvVideoPage>;
type PostData = Infer<typeof tvPost>;
type PlaybackData = Infer<typeof tvVideoPlayback>;
type StreamData = Infer<typeof tvStreamData>;
type LateNightData = Infer<typeof lateNightShowEvent>;

const still = (name: string) => ({ url: `/pictures/velvet/still/room-noor-tv-${name}`, kind: 'still', tint: 3 });

/** A host without a lower price. */
const host = aModel({ basePrice: null });

const captions = [{ language: 'en', url: '/media/clips/velvet/leaves/en.vtt' }];

/** A format with one video, which is new. */
export const aTvFormatOf = (over: Partial<FormatData> = {}): FormatData =>
  parsed(tvFormat, {
    key: 'night-kitchen',
    title: 'Night kitchen',
    text: 'Somebody cooks, somebody asks.',
    isPremium: false,
    picture: still('night-kitchen'),
    episodes: 1,
    newEpisodes: 1,
    hostIds: [9101],
    ...over,
  });

/** A free video that the guest has not watched. */
export const aVideoOfTv = (over: Partial<VideoData> = {}): VideoData =>
  parsed(tvVideo, {
    id: 97001,
    hashId: 'video-97001',
    key: 'night-kitchen',
    formatTitle: 'Night kitchen',
    number: 1,
    slug: 'soup-at-midnight',
    title: 'Soup at midnight',
    duration: 1320,
    isPremium: false,
    picture: still('video-97001'),
    publishedAt: '2026-11-12T20:00:00.000Z',
    isWatched: false,
    isPinned: false,
    ...over,
  });

/** A page of videos of no category: one, unless others are given. */
export const aTvVideoPage = (
  items: readonly VideoData[] = [aVideoOfTv()],
  category: PageData['category'] = null,
): PageData => parsed(tvVideoPage, { items, total: items.length, category });

/** A video as its page shows it. */
export const aTvPost = (over: Partial<PostData> = {}): PostData =>
  parsed(tvPost, {
    post: { ...aVideoOfTv(), text: 'Onions, patience and a guest who peels.' },
    previous: null,
    similar: { models: [host] },
    categories: [{ key: 'kitchen', name: 'kitchen' }],
    breadcrumbs: [
      { label: 'Home', link: '/en/' },
      { label: 'Series', link: '/en/tv/media/series/' },
      { label: 'Night kitchen', link: '/en/tv/mediathek/night-kitchen/' },
      { label: 'Soup at midnight', link: null },
    ],
    ...over,
  });

/** A free video with its sources. */
export const aTvVideoPlayback = (over: Partial<PlaybackData> = {}): PlaybackData =>
  parsed(tvVideoPlayback, {
    video: aVideoOfTv(),
    preview: { type: 'mp4', url: '/media/clips/velvet/leaves/preview.mp4', duration: 8, captions },
    full: { type: 'mp4', url: '/media/clips/velvet/leaves/preview.mp4', duration: 8, captions },
    isLocked: false,
    ...over,
  });

/** An entry of free TV that is live. */
export const aTvEntry = (over: Partial<EntryData> = {}): EntryData =>
  parsed(tvProgramEntry, {
    title: 'Night kitchen',
    previewPicture: still('night-kitchen'),
    start: '2026-11-20T19:00:00.000Z',
    end: '2026-11-20T20:00:00.000Z',
    type: 'live',
    key: 'night-kitchen',
    text: 'Somebody cooks, somebody asks.',
    isLive: true,
    video: null,
    isReminded: false,
    ...over,
  });

/** An entry of free TV that shows a video. */
export const aRecordedTvEntry = (over: Partial<EntryData> = {}): EntryData =>
  aTvEntry({
    text: 'Soup at midnight',
    isLive: false,
    video: { videoId: 97001, key: 'night-kitchen', slug: 'soup-at-midnight' },
    ...over,
  });

/** A stream of free TV with one address. */
export const aTvStream = (over: Partial<StreamData> = {}): StreamData =>
  parsed(tvStreamData, {
    type: 'live',
    isLocked: false,
    sources: [{ type: 'mp4', url: '/media/clips/velvet/leaves/preview.mp4' }],
    current: aTvEntry(),
    next: aTvEntry({ start: '2026-11-20T20:00:00.000Z', end: '2026-11-20T21:00:00.000Z' }),
    ...over,
  });

/** A performer who is on air. */
export const aTvActor = (
  over: Partial<Infer<typeof actorTvLivestreamData>> = {},
): Infer<typeof actorTvLivestreamData> =>
  parsed(actorTvLivestreamData, {
    actorId: 9101,
    isOnAir: true,
    type: 'live',
    actor: host,
    ...over,
  });

/** A late-night show to come. */
export const aLateNightEvent = (over: Partial<LateNightData> = {}): LateNightData =>
  parsed(lateNightShowEvent, {
    id: '2026-11-20',
    headline: { de: 'Nach der letzten Bahn', en: 'After the last tram' },
    text: { de: 'Wer jetzt noch wach ist, bleibt.', en: 'Who is still awake stays.' },
    begin: '2026-11-20T22:00:00.000Z',
    end: '2026-11-20T23:30:00.000Z',
    actors: [
      {
        id: 9101,
        name: 'Noor Vega',
        slug: 'noor-vega',
        portrait: { url: '/pictures/velvet/portrait/noor-1', kind: 'portrait', tint: 3 },
      },
    ],
    picture: { url: '/pictures/velvet/portrait/bust-noor-1', kind: 'portrait', tint: 3 },
    video: null,
    isReminded: false,
    ...over,
  });
