import { useEffect, useState } from 'react';

/** The current captions of an element's track; rendered by the player, so that its controls never cover them. */
function useCaptionText(video: HTMLVideoElement | null, src: string | null): string {
  const [text, setText] = useState('');
  useEffect(() => {
    const tracks = [...(video?.textTracks ?? [])];
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

/** The captions of a video: the language that is shown and its current text; `first` is the one to begin with. */
export function useCaptions<Track extends { language: string; src: string }>(
  video: HTMLVideoElement | null,
  captions: readonly Track[],
  first: string | undefined,
) {
  const [caption, setCaption] = useState(first ?? null);
  const shown = captions.find(({ language }) => language === caption);
  const captionText = useCaptionText(video, shown?.src ?? null);
  const toggleCaption = () => setCaption(caption === null ? (first ?? captions[0]?.language ?? null) : null);
  return { caption, setCaption, toggleCaption, shown, captionText };
}
