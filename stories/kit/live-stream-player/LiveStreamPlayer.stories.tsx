import { LiveStreamPlayer } from '@lounge/kit/live-stream-player';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { picture } from '../fixtures/pictures.ts';
import { skippableClock } from '../fixtures/clocks.ts';
import type { FakeStream } from './FakeStream.ts';
import { FaultPanel } from './FaultPanel.tsx';

let stream: FakeStream;
const clock = skippableClock();

const meta = {
  title: 'Kit/LiveStreamPlayer',
  component: LiveStreamPlayer,
  args: {
    title: 'Mirela, live',
    sources: [{ type: 'hls', src: '/live/mirela/index.m3u8' }],
    muted: true,
    poster: `${picture('velvet', 'portrait', 'mirela').src}/w640.webp`,
    onPlaying: fn(),
    onStalled: fn(),
    onRecovered: fn(),
    onBadConnection: fn(),
    onBetterConnection: fn(),
    onFailed: fn(),
    onProgress: fn(),
    onQualities: fn(),
    onVolumeHint: fn(),
  },
  parameters: { clock },
  render: (args) => (
    <FaultPanel
      {...args}
      clock={clock}
      onSet={(made) => {
        stream = made;
      }}
    />
  ),
} satisfies Meta<typeof LiveStreamPlayer>;
export default meta;

type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const stateIn = (element: HTMLElement) => element.querySelector('section[data-state]')?.getAttribute('data-state');
const becomes = (element: HTMLElement, state: string) => waitFor(() => expect(stateIn(element)).toBe(state));
const isWeak = (element: HTMLElement) => element.querySelector('section[data-weak]') !== null;

const press = async (canvas: Parameters<Play>[0]['canvas'], name: string) =>
  userEvent.click(canvas.getByRole('button', { name }));

/** Holds the clock while a story plays: a frame of a busy machine takes longer than a stop. */
const withHeldClock =
  (play: Play): Play =>
  async (context) => {
    const release = clock.hold();
    try {
      await play(context);
    } finally {
      release();
    }
  };

const videoIn = (element: HTMLElement): HTMLVideoElement => {
  const video = element.querySelector('video');
  if (!video) throw new Error('no video');
  return video;
};

const eventOf = (video: HTMLVideoElement, type: string) =>
  new Promise((resolve) => video.addEventListener(type, resolve, { once: true }));

/** Passes time while the picture moves: half a second without a frame would be a stop. */
const playFor = async (video: HTMLVideoElement, ms: number) => {
  const step = 250;
  for (let passed = 0; passed < ms; passed += step) {
    clock.skip(step);
    await new Promise((resolve) => video.requestVideoFrameCallback(resolve));
  }
};

/** @spec component:LiveStreamPlayer 2 */
export const Default: Story = {
  play: withHeldClock(async ({ canvasElement, args }) => {
    await becomes(canvasElement, 'playing');
    await expect(args.onPlaying).toHaveBeenCalledOnce();
    await expect(args.onQualities).toHaveBeenCalled();
    await expect(args.onRecovered).not.toHaveBeenCalled();
  }),
};

/** Waiting is shown from half a second on. @spec component:LiveStreamPlayer 1 */
export const Connecting: Story = {
  args: { sources: [{ type: 'whep', src: '/whep/mirela' }], connectWhep: () => new Promise(() => undefined) },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvas.getByText('Connecting')).toBeVisible());
    await expect(stateIn(canvasElement)).toBe('connecting');
  },
};

/** @spec component:LiveStreamPlayer 6 */
export const NoWayToPlay: Story = {
  args: { sources: [{ type: 'whep', src: '/whep/mirela' }], connectWhep: () => new Promise(() => undefined) },
  play: async ({ canvas, canvasElement, args }) => {
    await waitFor(() => expect(canvas.getByText('Connecting')).toBeVisible());
    await press(canvas, '5 s later');
    await expect(args.onFailed).not.toHaveBeenCalled();
    await press(canvas, '5 s later');
    await waitFor(() => expect(args.onFailed).toHaveBeenCalledWith({ name: 'timeout' }));
    await becomes(canvasElement, 'retrying');
  },
};

/** @spec component:LiveStreamPlayer 8 */
export const Muted: Story = {
  args: { onUnmute: fn() },
  play: async ({ canvas, canvasElement, args }) => {
    await becomes(canvasElement, 'playing');
    await expect(canvasElement.querySelector('section[data-muted]')).not.toBeNull();
    await expect(canvasElement.querySelector('video')?.muted).toBe(true);
    await press(canvas, 'Turn the sound on');
    await expect(args.onUnmute).toHaveBeenCalledOnce();
  },
};

/** Half a second without movement: the last picture stays, blurred. */
export const Stalled: Story = {
  play: withHeldClock(async ({ canvas, canvasElement, args }) => {
    await becomes(canvasElement, 'playing');
    await press(canvas, 'Stall 600 ms');
    await becomes(canvasElement, 'stalled');
    await expect(args.onStalled).toHaveBeenCalledOnce();
    await expect(args.onBadConnection).not.toHaveBeenCalled();
    await expect(canvasElement.querySelector('canvas')?.width).toBeGreaterThan(0);
    await press(canvas, 'Move');
    await becomes(canvasElement, 'playing');
    await expect(args.onRecovered).toHaveBeenCalledOnce();
    await expect(args.onPlaying).toHaveBeenCalledTimes(2);
  }),
};

/** After five seconds the picture gets smaller, and stays so when it moves again. @spec component:LiveStreamPlayer 3, component:ConnectionWarning 4, feature:chat.quality 1 */
export const Weak: Story = {
  play: async ({ canvas, canvasElement, args }) => {
    await becomes(canvasElement, 'playing');
    await press(canvas, 'Stall 6 s');
    await becomes(canvasElement, 'stalled');
    const maxHeight = matchMedia('(min-width: 768px)').matches ? 200 : 100;
    await expect(args.onBadConnection).toHaveBeenCalledWith({ maxHeight });
    await expect(isWeak(canvasElement)).toBe(true);
    await expect(stream.chosen).toBe(maxHeight === 200 ? 1 : 0);
    await press(canvas, 'Move');
    await becomes(canvasElement, 'playing');
    await expect(isWeak(canvasElement)).toBe(true);
  },
};

/** A picture that is about to stop for five seconds gets smaller, and may have any size again after half a minute without that. */
export const Slow: Story = {
  play: withHeldClock(async ({ canvas, canvasElement, args }) => {
    await becomes(canvasElement, 'playing');
    const video = videoIn(canvasElement);
    await press(canvas, 'Slow');
    // The buffer is read at the next timeupdate.
    await eventOf(video, 'timeupdate');
    await playFor(video, 4000);
    await expect(args.onBadConnection).not.toHaveBeenCalled();
    await playFor(video, 1250);
    await expect(args.onBadConnection).toHaveBeenCalledOnce();
    await expect(args.onStalled).not.toHaveBeenCalled();
    await expect(stream.chosen).not.toBeNull();
    await press(canvas, 'Fast');
    await eventOf(video, 'timeupdate');
    await playFor(video, 30_000);
    await expect(args.onBetterConnection).toHaveBeenCalledOnce();
    await waitFor(() => expect(isWeak(canvasElement)).toBe(false));
    await expect(stream.chosen).toBeNull();
  }),
};

export const WeakOnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement, args }) => {
    await becomes(canvasElement, 'playing');
    await press(canvas, 'Stall 6 s');
    await waitFor(() => expect(args.onBadConnection).toHaveBeenCalledWith({ maxHeight: 100 }));
    await expect(stream.chosen).toBe(0);
  },
};

/** A 404 is tried again every five seconds, until the stream is there again. @spec component:LiveStreamPlayer 4 */
export const Retrying: Story = {
  play: async ({ canvas, canvasElement, args }) => {
    await becomes(canvasElement, 'playing');
    await press(canvas, '404');
    await becomes(canvasElement, 'retrying');
    await expect(args.onFailed).toHaveBeenCalledWith({ name: 'manifestLoadError' });
    await waitFor(() => expect(canvas.getByText('The picture is being fetched again')).toBeVisible());
    await press(canvas, '5 s later');
    await waitFor(() => expect(args.onFailed).toHaveBeenCalledTimes(2));
    await press(canvas, 'Recover');
    await press(canvas, '5 s later');
    await becomes(canvasElement, 'playing');
    await expect(args.onRecovered).toHaveBeenCalledOnce();
  },
};

/** The chosen quality stays when the stream is opened again. */
export const ChosenQuality: Story = {
  args: { quality: 1 },
  play: async ({ canvas, canvasElement }) => {
    await becomes(canvasElement, 'playing');
    await waitFor(() => expect(stream.chosen).toBe(1));
    await press(canvas, 'Fail');
    await press(canvas, '5 s later');
    await waitFor(() => expect(stream.openings).toBe(2));
    await becomes(canvasElement, 'playing');
    await waitFor(() => expect(stream.chosen).toBe(1));
  },
};

/** A picture that does not move again is opened anew. */
export const OpenedAgain: Story = {
  play: async ({ canvas, canvasElement, args }) => {
    await becomes(canvasElement, 'playing');
    await press(canvas, 'Stall 11 s');
    await waitFor(() => expect(stream.openings).toBe(2));
    await expect(args.onFailed).toHaveBeenCalledWith({ name: 'stalled' });
    await press(canvas, 'Move');
    await becomes(canvasElement, 'playing');
  },
};
