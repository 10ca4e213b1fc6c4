import type { StreamLoader } from '@lounge/kit/video-player';
import type Hls from 'hls.js/light';
import { type RecoveryOptions, StreamRecovery } from './StreamRecovery.ts';

/**
 * hls.js's worker would violate the page's Trusted Types; without it, streams of this size are just as fast. A live stream that fell
 * behind plays a little faster until it is near its edge again.
 */
const config = {
  enableWorker: false,
  startFragPrefetch: true,
  maxBufferLength: 20,
  backBufferLength: 30,
  lowLatencyMode: true,
  maxLiveSyncPlaybackRate: 1.1,
};

type Library = typeof Hls;
type Stream = Omit<Parameters<StreamLoader>[0], 'video'> & { readonly video: HTMLMediaElement };

/**
 * Opens the stream, which goes on by itself after most errors. hls.js also reports missing codecs as a decoding error, but recovery from it
 * would never finish.
 */
const open = (Library: Library, stream: Stream, signal: AbortSignal, options: RecoveryOptions): Hls => {
  const { video, src, onQualities, onFailed } = stream;
  const hls = new Library(config);
  const recovery = new StreamRecovery({ ...options, hls, video, src, onFailed, signal });
  hls.on(Library.Events.MANIFEST_PARSED, (_, { levels }) =>
    onQualities(levels.map(({ height }, id) => ({ id, label: `${height}p` })).toReversed()),
  );
  hls.on(Library.Events.FRAG_BUFFERED, () => recovery.loaded());
  hls.on(Library.Events.ERROR, (_, { fatal, type, details, response }) => {
    if (!fatal) return;
    const lacksCodecs = details === Library.ErrorDetails.MANIFEST_INCOMPATIBLE_CODECS_ERROR;
    const isNetwork = type === Library.ErrorTypes.NETWORK_ERROR;
    if (lacksCodecs || (!isNetwork && type !== Library.ErrorTypes.MEDIA_ERROR)) return onFailed(details);
    recovery.fail({ type: isNetwork ? 'network' : 'decoding', details, status: response?.code });
  });
  hls.loadSource(src);
  hls.attachMedia(video);
  return hls;
};

/** Resolves when the video plays. */
export const untilPlaying = (video: HTMLMediaElement, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (!video.paused) return resolve();
    // The signal removes the listener with the stream.
    // oxlint-disable-next-line no-restricted-properties
    video.addEventListener('play', () => resolve(), { once: true, signal });
  });

const loadLibrary = () => import('hls.js/light');

/** Fetches the library once the pointer, a finger or the focus comes to the player, so that the press does not wait for it. */
const fetchOnApproach = ({ parentElement }: HTMLMediaElement, signal: AbortSignal): void => {
  // A press tries again, and reports what fails.
  const fetchLibrary = (): void => void loadLibrary().catch(() => undefined);
  for (const type of ['pointerenter', 'focusin'])
    // The signal removes the listener with the stream.
    // oxlint-disable-next-line no-restricted-properties
    parentElement?.addEventListener(type, fetchLibrary, { once: true, signal });
};

type Loader = (stream: Stream) => ReturnType<StreamLoader>;

/** Makes a loader by hls.js, which is fetched when somebody comes to the player, not before. */
export const streamLoader =
  (options: RecoveryOptions = {}): Loader =>
  async (stream) => {
    const ending = new AbortController();
    let hls: Hls | null = null;
    let choice: number | null = null;
    fetchOnApproach(stream.video, ending.signal);
    const begin = async (): Promise<void> => {
      await untilPlaying(stream.video, ending.signal);
      const { default: Library } = await loadLibrary();
      if (ending.signal.aborted) return;
      if (!Library.isSupported()) return stream.onFailed('unsupported');
      hls = open(Library, stream, ending.signal, options);
      // Asked for automatic quality at the start, hls.js would measure the bandwidth by a segment of the lowest one first.
      if (choice !== null) hls.nextLevel = choice;
    };
    begin().catch(() => ending.signal.aborted || stream.onFailed('library'));
    return {
      choose: (quality) => {
        if (quality === choice) return;
        choice = quality;
        if (hls !== null) hls.nextLevel = quality ?? -1;
      },
      end: () => {
        ending.abort();
        hls?.destroy();
        hls = null;
      },
    };
  };

/** Loads a recorded stream, which goes on by itself once the network is back. */
export const loadStream: Loader = streamLoader();

/** Loads a live stream, which its player opens again. @spec component:LiveStreamPlayer */
export const loadLiveStream: Loader = streamLoader({ isLive: true });
