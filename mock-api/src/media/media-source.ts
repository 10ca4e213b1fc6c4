import { languages } from '@lounge/locale';
import type { Infer } from '@lounge/protocol';
import type { mediaSource } from '@lounge/protocol/content/videos';
import { loopSeconds } from './clips.ts';

/** An address as a player is given it: a file is a loop, a playlist has a length of its own, null where it is live. */
export const sourceOf = (
  url: string,
  duration: number | null,
  captionsIn: string | null,
): Infer<typeof mediaSource> => ({
  ...(url.endsWith('.mp4') ? { type: 'mp4', duration: loopSeconds } : { type: 'hls', duration }),
  url,
  captions:
    captionsIn === null ? [] : languages.map((language) => ({ language, url: `${captionsIn}/${language}.vtt` })),
});
