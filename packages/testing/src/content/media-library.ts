import type { AnswerOf, Infer } from '@lounge/protocol';
import { libraryAsset, libraryTotals, type archiveLibraryAsset } from '@lounge/protocol/content/media-library';
import { parsed } from '../parsed.ts';

type AssetData = Infer<typeof libraryAsset>;
type TotalsData = Infer<typeof libraryTotals>;

/** A bought video in the library. */
export const aLibraryAsset = (over: Partial<AssetData> = {}): AssetData =>
  parsed(libraryAsset, {
    id: 'video-95001',
    kind: 'video',
    mediaType: 'video',
    source: 'purchased',
    origin: 'shop',
    title: 'Rooftop, after rain',
    actor: { id: 9101, name: 'Noor Vega' },
    preview: { url: '/pictures/velvet/still/leaves-noor-video-1', kind: 'still', tint: 5 },
    isLocked: false,
    duration: 724,
    pictureCount: null,
    link: '/en/amateur/noor-vega/videos/95001/',
    media: null,
    at: '2026-11-19T21:15:00.000Z',
    ...over,
  });

const clipFolder = '/media/video/bm90aGluZyB0byBzZWUgaGVyZQ';

/** A clip that a performer recorded in a chat. */
export const aChatClip = (over: Partial<AssetData> = {}): AssetData =>
  aLibraryAsset({
    id: 'clip-7001',
    kind: 'clip',
    origin: 'chatClip',
    title: null,
    duration: 90,
    link: null,
    media: { type: 'hls', url: `${clipFolder}/master.m3u8`, duration: 90, captions: [] },
    ...over,
  });

/** The totals of a library with one bought video. */
export const someLibraryTotals = ({ tabs, ...over }: Partial<TotalsData> = {}): TotalsData =>
  parsed(libraryTotals, {
    videos: 1,
    photos: 0,
    audio: 0,
    chatClips: 0,
    ...over,
    tabs: { shop: 1, pinned: 0, archive: 0, feed: 0, messenger: 0, clips: 0, audio: 0, ...tabs },
  });

/** An archived video. */
export const aLibraryChange = (
  over: Partial<AnswerOf<typeof archiveLibraryAsset>> = {},
): AnswerOf<typeof archiveLibraryAsset> => ({
  assetId: 'video-95001',
  isArchived: true,
  totals: someLibraryTotals({ tabs: { shop: 0, pinned: 0, archive: 1, feed: 0, messenger: 0, clips: 0, audio: 0 } }),
  ...over,
});
