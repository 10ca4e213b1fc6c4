import { languages } from '@lounge/locale';
import type { Infer } from '@lounge/protocol';
import type { mediaSource } from '@lounge/protocol/content/videos';
import { loopSeconds } from './clips.ts';

/** The media source for a player: an MP4 file is a loop, a playlist has this duration in seconds, null if it is live. */
export const sourceOf = (
  url: string,
  duration: number | null,
  captionsBase: string | null,
): Infer<typeof mediaSource> => ({
  ...(url.endsWith('.mp4') ? { type: 'mp4', duration: loopSeconds } : { type: 'hls', duration }),
  url,
  captions:
    captionsBase === null ? [] : languages.map((language) => ({ language, url: `${captionsBase}/${language}.vtt` })),
});
