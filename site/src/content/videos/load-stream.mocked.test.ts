import type { StreamHandle } from '@lounge/kit/video-player';
import { beforeEach, expect, test, vi } from 'vitest';
import { loadStream } from './load-stream.ts';

const events = { MANIFEST_PARSED: 'parsed', ERROR: 'error' } as const;

/** Stands for the library: remembers what it was told, and tells what a test says. */
class Library {
  static readonly Events = events;
  static readonly ErrorTypes = { MEDIA_ERROR: 'mediaError', NETWORK_ERROR: 'networkError' };
  static readonly ErrorDetails = { MANIFEST_INCOMPATIBLE_CODECS_ERROR: 'manifestIncompatibleCodecsError' };
  static made: Library[] = [];
  static isSupported = () => true;
  readonly heard = new Map<string, (name: string, data: unknown) => void>();
  readonly done: string[] = [];
  nextLevel = -1;
  readonly config: object;

  constructor(config: object) {
    this.config = config;
    Library.made.push(this);
  }
  on(event: string, hear: (name: string, data: unknown) => void) {
    this.heard.set(event, hear);
  }
  tell(event: string, data: object) {
    this.heard.get(event)?.(event, data);
  }
  loadSource(src: string) {
    this.done.push(`load ${src}`);
  }
  attachMedia() {
    this.done.push('attach');
  }
  recoverMediaError() {
    this.done.push('mend');
  }
  destroy() {
    this.done.push('destroy');
  }
}

vi.mock('hls.js/light', () => ({ default: Library }));

beforeEach(() => {
  Library.made = [];
  Library.isSupported = () => true;
});

const setUp = async (paused = false) => {
  const video = Object.assign(new EventTarget(), { paused });
  const [onQualities, onFailed] = [vi.fn(), vi.fn()];
  // Of the element only these two things are used.
  const stream = { video: video as HTMLVideoElement, src: '/m.m3u8', onQualities, onFailed };
  const handle: StreamHandle = await loadStream(stream);
  const library = async (): Promise<Library> => vi.waitUntil(() => Library.made[0]);
  return { video, handle, onQualities, onFailed, library };
};

test('nothing is opened before somebody presses play', async () => {
  const { video, handle, library } = await setUp(true);
  handle.choose(1);
  await vi.dynamicImportSettled();
  expect(Library.made).toEqual([]);
  video.dispatchEvent(new Event('play'));
  const opened = await library();
  expect(opened).toMatchObject({ nextLevel: 1, done: ['load /m.m3u8', 'attach'], config: { enableWorker: false } });
});

test('what ended before it was opened stays closed', async () => {
  const { video, handle } = await setUp(true);
  handle.end();
  video.dispatchEvent(new Event('play'));
  await vi.dynamicImportSettled();
  expect(Library.made).toEqual([]);
});

test('qualities are told best first, chosen by number, and left to the line again', async () => {
  const { handle, onQualities, library } = await setUp();
  const opened = await library();
  opened.tell(events.MANIFEST_PARSED, { levels: [{ height: 180 }, { height: 360 }] });
  expect(onQualities).toHaveBeenCalledWith([
    { id: 1, label: '360p' },
    { id: 0, label: '180p' },
  ]);
  handle.choose(0);
  expect(opened.nextLevel).toBe(0);
  handle.choose(null);
  expect(opened.nextLevel).toBe(-1);
});

test('a decoding error is mended once; what the library gives up on fails by its name', async () => {
  const { onFailed, library } = await setUp();
  const opened = await library();
  opened.tell(events.ERROR, { fatal: false, type: 'networkError', details: 'fragLoadError' });
  opened.tell(events.ERROR, { fatal: true, type: 'mediaError', details: 'bufferAppendError' });
  expect(onFailed).not.toHaveBeenCalled();
  expect(opened.done).toContain('mend');
  opened.tell(events.ERROR, { fatal: true, type: 'mediaError', details: 'bufferAppendError' });
  expect(onFailed).toHaveBeenLastCalledWith('bufferAppendError');
  opened.tell(events.ERROR, { fatal: true, type: 'networkError', details: 'manifestLoadError' });
  expect(onFailed).toHaveBeenLastCalledWith('manifestLoadError');
});

test('a browser without the codecs, such as Firefox on some Linux systems, fails at once: nothing could be mended', async () => {
  const { onFailed, library } = await setUp();
  const opened = await library();
  opened.tell(events.ERROR, { fatal: true, type: 'mediaError', details: 'manifestIncompatibleCodecsError' });
  expect(onFailed).toHaveBeenLastCalledWith('manifestIncompatibleCodecsError');
  expect(opened.done).not.toContain('mend');
});

test('a browser without Media Source Extensions, such as Safari on older iPhones, fails at once', async () => {
  Library.isSupported = () => false;
  const { onFailed } = await setUp();
  await vi.waitFor(() => expect(onFailed).toHaveBeenCalledWith('unsupported'));
  expect(Library.made).toEqual([]);
});

test('its end destroys it', async () => {
  const { handle, library } = await setUp();
  const opened = await library();
  handle.end();
  expect(opened.done.at(-1)).toBe('destroy');
});
