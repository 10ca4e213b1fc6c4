import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { KitProvider } from '../kit-provider/index.ts';
import { tokensCss } from '../theme/index.ts';
import { velvet } from '../velvet/index.ts';
import { type PlayerOptions, type StreamLoader, usePlayer, VideoPlayer } from './index.ts';

const host = document.createElement('div');
const sheet = new CSSStyleSheet();
sheet.replaceSync(tokensCss(velvet));
let root: Root;
let play: ReturnType<typeof vi.spyOn>;

beforeEach(() => {
  document.body.append(host);
  document.adoptedStyleSheets.push(sheet);
  root = createRoot(host);
  play = vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
});
afterEach(() => {
  root.unmount();
  host.remove();
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
  vi.restoreAllMocks();
});

const show = (content: ReactNode, direction: 'ltr' | 'rtl' = 'ltr'): void =>
  flushSync(() =>
    root.render(
      <KitProvider brand={velvet} direction={direction} strict>
        {content}
      </KitProvider>,
    ),
  );

const find = (selector: string): HTMLElement => {
  const found = host.querySelector<HTMLElement>(selector);
  if (found === null) throw new Error(`There is no ${selector}.`);
  return found;
};

const loadStream = vi.fn<StreamLoader>(async () => ({ choose: () => undefined, end: () => undefined }));
const options = { title: 'Garden', source: { src: '/stream', type: 'hls' }, loadStream } as const;

function LatePicture({ isShown, ...rest }: PlayerOptions & { isShown: boolean }) {
  const player = usePlayer(rest);
  if (!isShown) return null;
  return (
    <video {...player.getVideoProps()}>
      <track {...player.getTrackProps()} kind="captions" />
    </video>
  );
}

test('a video that is rendered later gets the source, and starts by itself', async () => {
  loadStream.mockClear();
  show(<LatePicture {...options} autoPlay isShown={false} />);
  show(<LatePicture {...options} autoPlay isShown />);
  await vi.waitFor(() => expect(loadStream).toHaveBeenCalledOnce());
  expect(loadStream).toHaveBeenLastCalledWith(expect.objectContaining({ video: find('video') }));
  expect(play).toHaveBeenCalledOnce();
});

test('a key that starts it leaves the focus in the player', async () => {
  show(<VideoPlayer {...options} />);
  find('[data-part="start"]').focus();
  await userEvent.keyboard('k');
  await vi.waitFor(() => expect(host.querySelector('[data-part="start"]')).toBeNull());
  await vi.waitFor(() => expect(document.activeElement).toBe(find('[data-part="frame"]')));
  await userEvent.keyboard('k');
  await vi.waitFor(() => expect(find('section').dataset['phase']).toBe('paused'));
});

test('a ref of the page, new on each render, does not take the focus from the start button', async () => {
  function Own() {
    const player = usePlayer(options);
    return (
      <div {...player.getFrameProps()}>
        <button {...player.getStartProps({ ref: () => undefined })}>Start</button>
      </div>
    );
  }
  show(<Own />);
  find('button').focus();
  show(<Own />);
  await Promise.resolve();
  expect(document.activeElement).toBe(find('button'));
});

test.each([
  ['a text field', <input key="" aria-label="Name" />],
  ['a text area', <textarea key="" aria-label="Name" />],
  ['a choice', <select key="" aria-label="Name" />],
  ['a text that can be edited', <p key="" contentEditable suppressContentEditableWarning />],
])('keys in %s over the picture are not those of the player', async (_name, field) => {
  show(<VideoPlayer {...options} overlay={field} />);
  const typedIn = find('[data-part="overlay"] > *');
  typedIn.focus();
  await userEvent.keyboard('k m');
  expect(play).not.toHaveBeenCalled();
  if ('value' in typedIn && !(typedIn instanceof HTMLSelectElement)) expect(typedIn.value).toBe('k m');
});

test('the live region of loading is there before its text', async () => {
  show(<VideoPlayer {...options} />);
  const status = find('[role="status"]');
  expect(status.checkVisibility({ visibilityProperty: true })).toBe(true);
  expect(status.textContent).toBe('');
  expect(getComputedStyle(status).borderTopStyle).toBe('none');
  find('[data-part="start"]').click();
  await vi.waitFor(() => expect(status.textContent).not.toBe(''));
  expect(getComputedStyle(status).borderTopStyle).toBe('solid');
});

test('times and the time line are left to right on a page that is right to left', () => {
  show(<VideoPlayer {...options} duration={8} />, 'rtl');
  expect(getComputedStyle(find('.kit-video-player')).direction).toBe('rtl');
  for (const part of ['time', 'seek']) {
    expect(getComputedStyle(find(`[data-part="${part}"]`)).direction).toBe('ltr');
  }
});

test.each([
  ['plays on at its position, if it played', 'playing', 1],
  ['waits for the guest, if it was paused', 'pause', 0],
] as const)('a file that the network ended %s', async (_, last, starts) => {
  // It loads for ever, so that no error but the test's own comes.
  const src = URL.createObjectURL(new MediaSource());
  show(<VideoPlayer title="Garden" source={{ src, type: 'mp4' }} />);
  const video = find('video') as HTMLVideoElement;
  const fire = (name: string): void => flushSync(() => void video.dispatchEvent(new Event(name)));
  fire('playing');
  if (last === 'pause') fire('pause');
  Object.defineProperties(video, { currentTime: { value: 42, writable: true }, error: { value: { code: 2 } } });
  fire('timeupdate');
  fire('error');
  expect(find('section').dataset['phase']).toBe('failed');
  play.mockClear();
  flushSync(() => window.dispatchEvent(new Event('online')));
  await vi.waitFor(() => expect(find('section').dataset['phase']).toBe(starts === 1 ? 'buffering' : 'failed'));
  expect(play).toHaveBeenCalledTimes(starts);
  if (starts === 0) return;
  Object.defineProperties(video, { duration: { value: 90 }, currentTime: { value: 0, writable: true } });
  fire('loadedmetadata');
  expect(video.currentTime).toBe(42);
});

test('a live stream that stopped is tried again every five seconds, and a file is not', async () => {
  const waiting: (() => void)[] = [];
  const clock = { now: () => 0, after: (_: number, run: () => void) => (waiting.push(run), () => undefined) };
  const src = URL.createObjectURL(new MediaSource());
  const inTime = (player: ReactNode) => <KitProvider clock={clock}>{player}</KitProvider>;
  const stop = (): void => {
    const video = find('video') as HTMLVideoElement;
    const fire = (name: string): void => flushSync(() => void video.dispatchEvent(new Event(name)));
    fire('playing');
    Object.defineProperty(video, 'error', { configurable: true, value: { code: 2 } });
    fire('error');
  };
  show(inTime(<VideoPlayer key="file" title="Garden" source={{ src, type: 'mp4' }} />));
  stop();
  expect(waiting).toEqual([]);
  show(inTime(<VideoPlayer key="live" live title="Vinyl hour" source={{ src, type: 'mp4' }} />));
  stop();
  expect(find('[data-part="failed"]').textContent).toContain('We try again every 5 seconds.');
  flushSync(() => waiting.at(-1)?.());
  await vi.waitFor(() => expect(find('section').dataset['phase']).toBe('buffering'));
});

/** Tells the player what the element learnt of its media. */
const learn = (duration: number, ...events: readonly string[]) => {
  const video = find('video');
  Object.defineProperty(video, 'duration', { configurable: true, value: duration });
  for (const name of events) flushSync(() => video.dispatchEvent(new Event(name)));
};

test.each<[string, number, () => void]>([
  ['whose length is known at once', 0, () => learn(720, 'loadedmetadata')],
  ['whose length comes later', 0, () => (learn(4, 'loadedmetadata', 'durationchange'), learn(720, 'durationchange'))],
  ['whose position comes after its length', 312, () => learn(720, 'loadedmetadata')],
])('a video %s goes on where it was stopped', async (_, lateBy, load) => {
  show(<VideoPlayer {...options} startAt={lateBy > 0 ? undefined : 312} />);
  const sought = vi.spyOn(HTMLMediaElement.prototype, 'currentTime', 'set');
  load();
  show(<VideoPlayer {...options} startAt={312} />);
  find('[data-part="start"]').click();
  await vi.waitFor(() => expect(play).toHaveBeenCalled());
  expect(sought.mock.calls).toContainEqual([312]);
});

test('a video that is shorter than the position starts from its beginning, and tells its progress', () => {
  const onProgress = vi.fn();
  show(<VideoPlayer {...options} startAt={312} onProgress={onProgress} />);
  const sought = vi.spyOn(HTMLMediaElement.prototype, 'currentTime', 'set');
  learn(100, 'loadedmetadata', 'playing', 'timeupdate');
  expect(sought).not.toHaveBeenCalled();
  expect(onProgress).toHaveBeenCalled();
});
