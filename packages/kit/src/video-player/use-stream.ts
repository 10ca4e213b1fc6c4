import { useEffect, useEffectEvent, useRef, useState } from 'react';

/** One quality of a stream. */
export interface PlayerQuality {
  id: number;
  /** Such as "360p". */
  label: string;
}

/** A stream that was loaded into an element. */
export interface StreamHandle {
  /** Selects a quality; null selects it by bandwidth. */
  choose(quality: number | null): void;
  /** Stops the stream and detaches it from the element. */
  end(): void;
}

/** Loads a stream in browsers that cannot play it natively; the site passes one, so that the kit needs no library. */
export type StreamLoader = (stream: {
  video: HTMLVideoElement;
  src: string;
  onQualities: (qualities: readonly PlayerQuality[]) => void;
  /** Called on a fatal error with its name, such as "manifestLoadError". */
  onFailed: (name: string) => void;
}) => Promise<StreamHandle>;

const streamType = 'application/vnd.apple.mpegurl';

interface StreamOptions {
  /** Null stops playback. */
  source: { src: string; type: 'mp4' | 'hls' } | null;
  loadStream: StreamLoader | undefined;
  /** Incremented to reload the source. */
  attempt: number;
  /** Called with the name of the error. */
  onFailed: (name: string) => void;
  /** Called before the element is emptied and loses its frame. */
  onEmptying: (video: HTMLVideoElement) => void;
}

/** Whether to play a stream natively: where Media Source Extensions are missing. */
const playsItself = (video: HTMLVideoElement): boolean =>
  video.canPlayType(streamType) !== '' && !('MediaSource' in window);

/**
 * Sets the source of an element: files directly, streams through the loader, which offers qualities and plays live ones with a short
 * delay. Without Media Source Extensions streams are played natively. The element may come later, or be another one.
 */
export function useStream(element: HTMLVideoElement | null, options: StreamOptions) {
  const { source, loadStream, attempt } = options;
  const src = source?.src ?? null;
  const isFile = source?.type === 'mp4';
  const [qualities, setQualities] = useState<readonly PlayerQuality[]>([]);
  const [quality, setQuality] = useState<number | null>(null);
  const stream = useRef<StreamHandle>(null);
  const fail = useEffectEvent(options.onFailed);
  const beforeEmptying = useEffectEvent(options.onEmptying);
  useEffect(() => {
    if (!element || src === null) return undefined;
    let isOver = false;
    if (isFile || !loadStream || playsItself(element)) {
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
      beforeEmptying(element);
      stream.current?.end();
      stream.current = null;
      setQualities([]);
      setQuality(null);
      element.removeAttribute('src');
      element.load();
    };
  }, [element, src, isFile, loadStream, attempt]);
  const choose = (next: number | null) => {
    setQuality(next);
    stream.current?.choose(next);
  };
  return { qualities, quality, choose };
}
