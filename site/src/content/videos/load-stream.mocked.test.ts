import type { StreamHandle } from '@lounge/kit/video-player';
import { beforeEach, expect, test, vi } from 'vitest';
import { streamLoader } from './load-stream.ts';

const events = { MANIFEST_PARSED: 'parsed', FRAG_BUFFERED: 'buffered', ERROR: 'error' } as const;

/** A fake of hls.js: records calls, and emits the events that a test passes to `emit`. */
class Library {
  static readonly Events = events;
  static readonly ErrorTypes = { MEDIA_ERROR: 'mediaError', NETWORK_ERROR: 'networkError' };
  static readonly ErrorDetails = { MANIFEST_INCOMPATIBLE_CODECS_ERROR: 'manifestIncompatibleCodecsError' };
  static instances: Library[] = [];
  static isSupported = () => true;
  readonly listeners = new Map<string, (name: string, data: unknown) => void>();
  readonly actions: string[] = [];
  nextLevel: number | undefined;
  readonly config: object;

  constructor(config: object) {
    this.config = config;
    Library.instances.push(this);
  }
  on(event: string, listener: (name: string, data: unknown) => void) {
    this.listeners.set(event, listener);
  }
  emit(event: string, data: object) {
    this.listeners.get(event)?.(event, data);
  }
  loadSource(src: string) {
    this.actions.push(`load ${src}`);
  }
  attachMedia() {
    this.actions.push('attach');
  }
  levels: object[] = [{}];
  startLoad(position: number) {
    this.actions.push(`start at ${position}`);
  }
  swapAudioCodec() {
    this.actions.push('swap');
  }
  recoverMediaError() {
    this.actions.push('recover');
  }
  destroy() {
    this.actions.push('destroy');
  }
}

vi.mock('hls.js/light', () => ({ default: Library }));

beforeEach(() => {
  Library.instances = [];
  Library.isSupported = () => true;
});

const setUp = async ({ paused = false, isLive = false } = {}) => {
  const video = Object.assign(new EventTarget(), { paused, currentTime: 0 });
  const [onQualities, onFailed] = [vi.fn(), vi.fn()];
  const network = Object.assign(new EventTarget(), { isOnline: true });
  const waiting: { ms: number; act: () => void }[] = [];
  const after = (ms: number, act: () => void) => {
    const wait = { ms, act };
    waiting.push(wait);
    return () => void waiting.splice(waiting.indexOf(wait) >>> 0, 1);
  };
  const loadStream = streamLoader({ isLive, clock: { after }, network, isOnline: () => network.isOnline });
  // Only these members of the element are used.
  const stream = { video: video as unknown as HTMLVideoElement, src: '/m.m3u8', onQualities, onFailed };
  const handle: StreamHandle = await loadStream(stream);
  const library = async (): Promise<Library> => {
    const opened = await vi.waitUntil(() => Library.instances[0]);
    await vi.waitUntil(() => opened.actions.includes('attach'));
    return opened;
  };
  const playTo = (time: number) => {
    video.currentTime = time;
    video.dispatchEvent(new Event('timeupdate'));
  };
  /** Lets the next wait pass and returns its ms; null if nothing waits. */
  const wait = (): number | null => {
    const next = waiting.shift();
    next?.act();
    return next?.ms ?? null;
  };
  const setOnline = (isOnline: boolean) => {
    network.isOnline = isOnline;
    network.dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
  };
  return { video, handle, onQualities, onFailed, library, playTo, wait, setOnline };
};

const networkError = { fatal: true, type: 'networkError', details: 'fragLoadError' };
const decodingError = { fatal: true, type: 'mediaError', details: 'bufferAppendError' };

test('loads nothing before play is pressed', async () => {
  const { video, handle, library } = await setUp({ paused: true });
  handle.choose(1);
  await vi.dynamicImportSettled();
  expect(Library.instances).toEqual([]);
  video.dispatchEvent(new Event('play'));
  const opened = await library();
  expect(opened).toMatchObject({ nextLevel: 1, actions: ['load /m.m3u8', 'attach'], config: { enableWorker: false } });
});

test('leaves the first quality to hls.js, which would measure the bandwidth first if it was asked for automatic quality', async () => {
  const { handle, library } = await setUp();
  const opened = await library();
  await vi.waitFor(() => expect(opened.actions).toContain('attach'));
  await vi.dynamicImportSettled();
  handle.choose(null);
  expect(opened.nextLevel).toBeUndefined();
});

test('does not open a stream that ended before', async () => {
  const { video, handle } = await setUp({ paused: true });
  handle.end();
  video.dispatchEvent(new Event('play'));
  await vi.dynamicImportSettled();
  expect(Library.instances).toEqual([]);
});

test('lists qualities best first, sets the chosen one, and returns to automatic quality', async () => {
  const { handle, onQualities, library } = await setUp();
  const opened = await library();
  opened.emit(events.MANIFEST_PARSED, { levels: [{ height: 180 }, { height: 360 }] });
  expect(onQualities).toHaveBeenCalledWith([
    { id: 1, label: '360p' },
    { id: 0, label: '180p' },
  ]);
  handle.choose(0);
  expect(opened.nextLevel).toBe(0);
  handle.choose(null);
  expect(opened.nextLevel).toBe(-1);
});

test('sets the decoder up again, then with the other audio codec, where it was, and reports a third error', async () => {
  const { video, onFailed, library, playTo } = await setUp();
  const opened = await library();
  opened.actions.splice(0);
  playTo(42);
  opened.emit(events.ERROR, decodingError);
  video.currentTime = 0;
  opened.emit(events.ERROR, decodingError);
  expect(opened.actions.splice(0)).toEqual(['recover', 'swap', 'recover', 'start at 42']);
  expect(onFailed).not.toHaveBeenCalled();
  playTo(45);
  opened.emit(events.ERROR, decodingError);
  expect(onFailed).toHaveBeenCalledExactlyOnceWith('bufferAppendError');
  playTo(52);
  opened.emit(events.ERROR, decodingError);
  expect(opened.actions).toEqual(['recover']);
});

test('goes on where it was in growing intervals after errors of the network, until they are too many', async () => {
  const { onFailed, library, playTo, wait, setOnline } = await setUp();
  const opened = await library();
  opened.actions.splice(0);
  playTo(42);
  opened.emit(events.ERROR, { ...networkError, fatal: false });
  expect(wait()).toBeNull();
  const failAndWait = () => {
    opened.emit(events.ERROR, networkError);
    return wait();
  };
  expect([failAndWait(), failAndWait()]).toEqual([1000, 2000]);
  opened.emit(events.FRAG_BUFFERED, {});
  expect(Array.from({ length: 5 }, failAndWait)).toEqual([1000, 2000, 4000, 8000, 16_000]);
  expect(opened.actions.splice(0)).toEqual(Array.from({ length: 7 }, () => 'start at 42'));
  expect(onFailed).not.toHaveBeenCalled();
  expect(failAndWait()).toBeNull();
  expect(onFailed).toHaveBeenCalledExactlyOnceWith('fragLoadError');
  setOnline(true);
  expect(opened.actions).toEqual(['start at 42']);
});

test('waits for the network without trying while there is none, and ends with the stream', async () => {
  const { handle, onFailed, library, playTo, wait, setOnline } = await setUp();
  const opened = await library();
  opened.actions.splice(0);
  setOnline(true);
  playTo(42);
  setOnline(false);
  opened.emit(events.ERROR, networkError);
  expect([wait(), opened.actions]).toEqual([null, []]);
  setOnline(true);
  expect(opened.actions).toEqual(['start at 42']);
  opened.emit(events.ERROR, networkError);
  handle.end();
  setOnline(true);
  expect([wait(), opened.actions]).toEqual([null, ['start at 42', 'destroy']]);
  expect(onFailed).not.toHaveBeenCalled();
});

test('loads the manifest again if it never came', async () => {
  const { library, wait } = await setUp();
  const opened = await library();
  opened.levels = [];
  opened.actions.splice(0);
  opened.emit(events.ERROR, { ...networkError, details: 'manifestLoadError' });
  expect([wait(), opened.actions]).toEqual([1000, ['load /m.m3u8']]);
});

test.each([
  ['what the server refuses', { ...networkError, response: { code: 403 } }, false],
  ['an error of the network in a live stream, which its player opens again', networkError, true],
  ['an error that is neither of the network nor of decoding', { ...networkError, type: 'otherError' }, false],
])('reports %s at once', async (_, error, isLive) => {
  const { onFailed, library, wait } = await setUp({ isLive });
  const opened = await library();
  opened.emit(events.ERROR, error);
  expect(onFailed).toHaveBeenCalledExactlyOnceWith('fragLoadError');
  expect(wait()).toBeNull();
});

test('fails without recovery in a browser without the codecs, such as Firefox on some Linux systems', async () => {
  const { onFailed, library } = await setUp();
  const opened = await library();
  opened.emit(events.ERROR, { fatal: true, type: 'mediaError', details: 'manifestIncompatibleCodecsError' });
  expect(onFailed).toHaveBeenLastCalledWith('manifestIncompatibleCodecsError');
  expect(opened.actions).not.toContain('recover');
});

test('fails in a browser without Media Source Extensions, such as Safari on older iPhones', async () => {
  Library.isSupported = () => false;
  const { onFailed } = await setUp();
  await vi.waitFor(() => expect(onFailed).toHaveBeenCalledWith('unsupported'));
  expect(Library.instances).toEqual([]);
});

test('destroys the stream when it ends', async () => {
  const { handle, library } = await setUp();
  const opened = await library();
  handle.end();
  expect(opened.actions.at(-1)).toBe('destroy');
});
