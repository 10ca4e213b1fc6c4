import { type RefObject, useEffect, useState } from 'react';

/** Whether the picture plays in a window of its own. A browser pauses it when the guest closes that window; here it goes on. */
export function usePictureInPicture(video: RefObject<HTMLVideoElement | null>): boolean {
  const [isAway, setAway] = useState(false);
  useEffect(() => {
    const element = video.current;
    if (element === null) return undefined;
    const leaving = new AbortController();
    const { signal } = leaving;
    element.addEventListener('enterpictureinpicture', () => setAway(true), { signal });
    element.addEventListener(
      'leavepictureinpicture',
      () => {
        setAway(false);
        // Where it cannot play, its run says so.
        void element.play().catch(() => undefined);
      },
      { signal },
    );
    return () => leaving.abort();
  }, [video]);
  return isAway;
}
