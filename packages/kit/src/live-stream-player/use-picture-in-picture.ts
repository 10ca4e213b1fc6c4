import { type RefObject, useEffect, useState } from 'react';

/** Whether the picture plays in a window of its own. */
export function usePictureInPicture(video: RefObject<HTMLVideoElement | null>): boolean {
  const [isAway, setAway] = useState(false);
  useEffect(() => {
    const element = video.current;
    if (element === null) return undefined;
    const leaving = new AbortController();
    const { signal } = leaving;
    element.addEventListener('enterpictureinpicture', () => setAway(true), { signal });
    element.addEventListener('leavepictureinpicture', () => setAway(false), { signal });
    return () => leaving.abort();
  }, [video]);
  return isAway;
}
