import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';

/** One quality of a stream. */
export interface PlayerQuality {
  id: number;
  /** Such as "360p". */
  label: string;
}

/** A stream that was loaded into an element. */
export interface StreamHandle {
  /** Plays one quality; null chooses by the line. */
  choose(quality: number | null): void;
  /** Ends it and lets go of the element. */
  end(): void;
}

/** Loads a stream where the browser cannot by itself; the site brings one, so that the kit needs no library. */
export type StreamLoader = (stream: {
  video: HTMLVideoElement;
  src: string;
  onQualities: (qualities: readonly PlayerQuality[]) => void;
  /** It cannot go on; the name says why, such as "manifestLoadError". */
  onFailed: (name: string) => void;
}) => Promise<StreamHandle>;

const streamType = 'application/vnd.apple.mpegurl';

interface StreamOptions {
  /** Null ends what is played. */
  source: { src: string; type: 'mp4' | 'hls' } | null;
  loadStream: StreamLoader | undefined;
  /** Whether one quality does, so that the browser's own player is preferred. */
  isLive: boolean;
  /** Raised to load anew. */
  attempt: number;
  /** Hears the name of what went wrong. */
  onFailed: (name: string) => void;
  /** The element is about to lose its picture. */
  onEmptying: () => void;
}

/** Streams are left to the browser where it plays them by itself and there is nothing to choose, or no other way. */
const playsItself = (video: HTMLVideoElement, isLive: boolean): boolean =>
  video.canPlayType(streamType) !== '' && (isLive || !('MediaSource' in window));

/**
 * Gives a source to an element: files directly, streams through the loader, which offers qualities. Live streams, and all
 * streams where there are no media sources, are given to browsers that say "maybe" to them.
 */
export function useStream(video: RefObject<HTMLVideoElement | null>, options: StreamOptions) {
  const { source, loadStream, isLive, attempt } = options;
  const src = source?.src ?? null;
  const isFile = source?.type === 'mp4';
  const [qualities, setQualities] = useState<readonly PlayerQuality[]>([]);
  const [quality, setQuality] = useState<number | null>(null);
  const stream = useRef<StreamHandle>(null);
  const fail = useEffectEvent(options.onFailed);
  const beforeEmptying = useEffectEvent(options.onEmptying);
  useEffect(() => {
    const element = video.current;
    if (!element || src === null) return undefined;
    let isOver = false;
    if (isFile || !loadStream || playsItself(element, isLive)) {
      element.setAttribute('src', src);
    } else {
      const loading = loadStream({
        video: element,
        src,
        onQualities: (list) => !isOver && setQualities(list),
        onFailed: (name) => !isOver && fail(name),
      });
      loading.then(
        (handle) => {
          if (isOver) handle.end();
          else stream.current = handle;
        },
        () => !isOver && fail('loader'),
      );
    }
    return () => {
      isOver = true;
      beforeEmptying();
      stream.current?.end();
      stream.current = null;
      setQualities([]);
      setQuality(null);
      element.removeAttribute('src');
      element.load();
    };
  }, [video, src, isFile, loadStream, isLive, attempt]);
  const choose = (next: number | null) => {
    setQuality(next);
    stream.current?.choose(next);
  };
  return { qualities, quality, choose };
}
