import type { Infer } from '@lounge/protocol';
import { video, videoPlayback } from '@lounge/protocol/content/videos';
import { parsed } from '../parsed.ts';

type VideoData = Infer<typeof video>;

const preview = { url: '/pictures/velvet/still/leaves-noor-video-1', kind: 'still', tint: 5 } as const;

/** A video with the fields of a list; `duration` in seconds, prices in hundredths of a coin. */
export const aVideo = (overrides: Partial<VideoData> = {}): VideoData =>
  parsed(video, {
    id: 95001,
    title: 'Rooftop, after rain',
    duration: 724,
    ageRating: 12,
    vip: false,
    isVip30Offer: false,
    free: false,
    new: true,
    camRecording: false,
    classic: false,
    guestInfo: { bought: false, gifted: false, flatrate: false, liked: false, disliked: false },
    price: { value: 2400, currency: 'VXC' },
    basePrice: { value: 3000, currency: 'VXC' },
    preview,
    previewThumbnails: [preview],
    rating: { likes: 1204 },
    model: { id: 9101, name: 'Noor Vega', isOnline: true },
    contestInfo: null,
    link: '/en/amateur/noor-vega/videos/95001/',
    url: null,
    publishedAt: '2026-11-19T21:15:00.000Z',
    types: ['discount', 'original'],
    ...overrides,
  });

type PlaybackData = Infer<typeof videoPlayback>;

const previewFolder = '/media/clips/velvet/leaves';
const protectedFolder = '/media/video/bm90aGluZyB0byBzZWUgaGVyZQ';
const captionsIn = (folder: string) => [{ language: 'en' as const, url: `${folder}/en.vtt` }];

/** The source of a full video. */
export const aFullVideo = (): NonNullable<PlaybackData['full']> => ({
  type: 'hls',
  url: `${protectedFolder}/master.m3u8`,
  duration: 724,
  captions: captionsIn(protectedFolder),
});

/** The sources of a video that has to be bought: only its preview. */
export const aPlayback = (overrides: Partial<PlaybackData> = {}): PlaybackData =>
  parsed(videoPlayback, {
    video: aVideo(),
    description: 'An hour on the roof, once the rain had stopped.',
    preview: { type: 'mp4', url: `${previewFolder}/preview.mp4`, duration: 8, captions: captionsIn(previewFolder) },
    full: null,
    restriction: 'needPurchase',
    fittingVoucher: null,
    isBlocked: false,
    resumeAt: null,
    tags: [],
    ...overrides,
  });
