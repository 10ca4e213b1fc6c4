import type { Infer } from '@lounge/protocol';
import { livePreview } from '@lounge/protocol/content/live-chat';
import { parsed } from '../parsed.ts';

type PreviewData = Infer<typeof livePreview>;

/** A free live preview that has just started. */
export const aLivePreview = (overrides: Partial<PreviewData> = {}): PreviewData =>
  parsed(livePreview, {
    seconds: 5,
    secondsLeft: 5,
    exitCode: null,
    source: {
      type: 'hls',
      url: '/media/live/bm90aGluZyB0byBzZWUgaGVyZQ/master.m3u8',
      duration: null,
      captions: [],
    },
    ...overrides,
  });
