import type { StreamHandle } from '@lounge/kit/video-player';
import { beforeEach, expect, test, vi } from 'vitest';
import { loadStream } from './load-stream.ts';

const events = { MANIFEST_PARSED: 'parsed', ERROR: 'error' } as const;

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

const setUp = async (paused = false) => {
  const video = Object.assign(new EventTarget(), { paused });
  const [onQualities, onFailed] = [vi.fn(), vi.fn()];
  // Only these two members of the element are used.
  const stream = { video: video as HTMLVideoElement, src: '/m.m3u8', onQualities, onFailed };
  const handle: StreamHandle = await loadStream(stream);
  const library = async (): Promise<Library> => vi.waitUntil(() => Library.instances[0]);
  return { video, handle, onQualities, onFailed, library };
};

test('loads nothing before play is pressed', async () => {
  const { video, handle, library } = await setUp(true);
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
  const { video, handle } = await setUp(true);
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

test('recovers from one decoding error, and reports other fatal errors by name', async () => {
  const { onFailed, library } = await setUp();
  const opened = await library();
  opened.emit(events.ERROR, { fatal: false, type: 'networkError', details: 'fragLoadError' });
  opened.emit(events.ERROR, { fatal: true, type: 'mediaError', details: 'bufferAppendError' });
  expect(onFailed).not.toHaveBeenCalled();
  expect(opened.actions).toContain('recover');
  opened.emit(events.ERROR, { fatal: true, type: 'mediaError', details: 'bufferAppendError' });
  expect(onFailed).toHaveBeenLastCalledWith('bufferAppendError');
  opened.emit(events.ERROR, { fatal: true, type: 'networkError', details: 'manifestLoadError' });
  expect(onFailed).toHaveBeenLastCalledWith('manifestLoadError');
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
