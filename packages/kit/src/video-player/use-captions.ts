import { type RefObject, useEffect, useState } from 'react';

/** The current captions of an element's track; rendered by the player, so that its controls never cover them. */
export function useCaptions(video: RefObject<HTMLVideoElement | null>, src: string | null): string {
  const [text, setText] = useState('');
  useEffect(() => {
    const tracks = [...(video.current?.textTracks ?? [])];
    // Each language has its own track element; the removed one may still be listed first.
    const track = src === null ? undefined : tracks.at(-1);
    for (const each of tracks) each.mode = each === track ? 'hidden' : 'disabled';
    if (track === undefined) return undefined;
    const read = () => {
      const cues = [...(track.activeCues ?? [])];
      setText(cues.map((cue) => ('text' in cue ? String(cue.text) : '')).join('\n'));
    };
    track.addEventListener('cuechange', read);
    return () => {
      track.removeEventListener('cuechange', read);
      setText('');
    };
  }, [video, src]);
  return text;
}
