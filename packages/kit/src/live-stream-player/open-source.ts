import type { PlayerQuality, StreamLoader } from '../video-player/use-stream.ts';

/** One way of playing a live stream: WebRTC by WHEP, HLS, or a file, which repeats. */
export interface LiveStreamSource {
  type: 'whep' | 'hls' | 'mp4';
  src: string;
}

/** A WebRTC connection that fills an element. */
export interface WhepConnection {
  /** Ends the connection. */
  close(): void;
  /** Subscribes to the connection's failure, with its name. */
  onFailed(listener: (name: string) => void): void;
  /** Asks for a picture of at most this height; null ends the limit. Without it a bad line goes on by the next source. */
  limit?(maxHeight: number | null): void;
}

/** Connects an element to a WHEP address; it rejects if that fails, and stops when the signal aborts. */
export type WhepConnector = (stream: {
  src: string;
  video: HTMLVideoElement;
  signal: AbortSignal;
}) => Promise<WhepConnection>;

/** A source that was opened. */
export interface OpenedSource {
  /** Asks for a picture of at most this height; null ends the limit. Returns whether the source can become smaller. */
  limit(maxHeight: number | null): boolean;
  /** Selects a quality; null selects it by bandwidth. */
  choose(quality: number | null): void;
  /** Ends it and empties the element. */
  close(): void;
}

/** Dependencies of opening a source. */
export interface SourceOptions {
  video: HTMLVideoElement;
  source: LiveStreamSource;
  loadStream: StreamLoader | undefined;
  connectWhep: WhepConnector | undefined;
  onQualities: (qualities: readonly PlayerQuality[]) => void;
  onFailed: (name: string) => void;
}

const streamType = 'application/vnd.apple.mpegurl';

/** Whether the browser plays a source without a library: files, and streams where there are no Media Source Extensions. */
export const isNative = ({ type }: LiveStreamSource, hasLoader: boolean): boolean =>
  type === 'mp4' || (type === 'hls' && (!hasLoader || !('MediaSource' in globalThis)));

/** Whether there is a way to play a source at all. */
export function canPlay(
  { type }: LiveStreamSource,
  options: Pick<SourceOptions, 'loadStream' | 'connectWhep'>,
): boolean {
  if (type === 'whep') return options.connectWhep !== undefined && 'RTCPeerConnection' in globalThis;
  if (type === 'mp4') return true;
  return (
    (options.loadStream !== undefined && 'MediaSource' in globalThis) ||
    document.createElement('video').canPlayType(streamType) !== ''
  );
}

/** The quality for a largest height: the best that fits, else the smallest; null without a choice. */
export function qualityWithin(qualities: readonly PlayerQuality[], maxHeight: number): number | null {
  const sized = qualities
    .map(({ id, label }) => ({ id, height: Number.parseInt(label, 10) }))
    .filter(({ height }) => height > 0)
    .toSorted((a, b) => b.height - a.height);
  return (sized.find(({ height }) => height <= maxHeight) ?? sized.at(-1))?.id ?? null;
}

/** The commands for a source that is still loading. */
interface Loading {
  isOver: boolean;
  maxHeight: number | null;
  quality: number | null;
  qualities: readonly PlayerQuality[];
  /** Whether it can become smaller, as far as is known. */
  canLimit: boolean;
  apply: () => void;
  end: () => void;
}

function openStream(options: SourceOptions, load: StreamLoader, loading: Loading) {
  const { video, source, onQualities, onFailed } = options;
  load({
    video,
    src: source.src,
    onQualities: (list) => {
      if (loading.isOver) return;
      loading.qualities = list;
      loading.apply();
      onQualities(list);
    },
    onFailed: (name) => !loading.isOver && onFailed(name),
  }).then(
    (handle) => {
      if (loading.isOver) return handle.end();
      loading.end = () => handle.end();
      loading.apply = () => {
        const { maxHeight, quality, qualities } = loading;
        handle.choose(maxHeight === null ? quality : qualityWithin(qualities, maxHeight));
      };
      if (loading.maxHeight !== null || loading.quality !== null) loading.apply();
    },
    () => !loading.isOver && onFailed('loader'),
  );
}

function openWhep({ video, source, onFailed }: SourceOptions, connect: WhepConnector, loading: Loading) {
  const ending = new AbortController();
  loading.end = () => ending.abort();
  connect({ src: source.src, video, signal: ending.signal }).then(
    (connection) => {
      if (loading.isOver) return connection.close();
      connection.onFailed((name) => !loading.isOver && onFailed(name));
      loading.end = () => {
        ending.abort();
        connection.close();
      };
      loading.canLimit = connection.limit !== undefined;
      loading.apply = () => connection.limit?.(loading.maxHeight);
      if (loading.maxHeight !== null) loading.apply();
    },
    () => !loading.isOver && onFailed('whep'),
  );
}

/** Opens a source in an element. A failure is reported once at most for each attempt of the library, never after it was closed. */
export function openSource(options: SourceOptions): OpenedSource {
  const { video, source, loadStream, connectWhep } = options;
  const nothing = () => undefined;
  const loading: Loading = {
    isOver: false,
    maxHeight: null,
    quality: null,
    qualities: [],
    canLimit: true,
    apply: nothing,
    end: nothing,
  };
  video.loop = source.type === 'mp4';
  if (source.type === 'whep' && connectWhep) openWhep(options, connectWhep, loading);
  else if (loadStream && !isNative(source, true)) openStream(options, loadStream, loading);
  else video.setAttribute('src', source.src);
  return {
    limit: (maxHeight) => {
      loading.maxHeight = maxHeight;
      loading.apply();
      return loading.canLimit;
    },
    choose: (quality) => {
      loading.quality = quality;
      loading.apply();
    },
    close: () => {
      loading.isOver = true;
      loading.end();
      video.srcObject = null;
      video.removeAttribute('src');
      video.load();
    },
  };
}
