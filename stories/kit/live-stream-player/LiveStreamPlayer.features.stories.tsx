import { LiveStreamPlayer, type WhepConnector } from '@lounge/kit/live-stream-player';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { skippableClock } from '../fixtures/clocks.ts';
import { inBox } from '../fixtures/in-box.tsx';
import { picture } from '../fixtures/pictures.ts';

const clip = '/media/clips/velvet/leaves/preview.mp4';

const meta = {
  title: 'Kit/LiveStreamPlayer/Features',
  component: LiveStreamPlayer,
  args: {
    title: 'Mirela, live',
    sources: [{ type: 'mp4', src: clip }],
    muted: true,
    poster: `${picture('velvet', 'portrait', 'mirela').src}/w640.webp`,
    onPlaying: fn(),
    onFailed: fn(),
    onProgress: fn(),
    onVolumeHint: fn(),
  },
  decorators: [inBox('panel')],
} satisfies Meta<typeof LiveStreamPlayer>;
export default meta;

type Story = StoryObj<typeof meta>;

const stateIn = (element: HTMLElement) => element.querySelector('section[data-state]')?.getAttribute('data-state');
const becomes = (element: HTMLElement, state: string) => waitFor(() => expect(stateIn(element)).toBe(state));

const loads = fn();
const clock = skippableClock();

/** A native stream is loaded anew after two and four seconds without movement. @spec component:LiveStreamPlayer 5 */
export const NativeRecovery: Story = {
  parameters: { clock },
  play: async ({ canvasElement }) => {
    await becomes(canvasElement, 'playing');
    const video = canvasElement.querySelector('video');
    if (!video) throw new Error('There is no video.');
    loads.mockClear();
    video.addEventListener('emptied', loads);
    video.defaultPlaybackRate = 0;
    video.playbackRate = 0;
    clock.skip(600);
    await becomes(canvasElement, 'stalled');
    clock.skip(1600);
    await waitFor(() => expect(loads).toHaveBeenCalledTimes(1));
    clock.skip(2000);
    await waitFor(() => expect(loads).toHaveBeenCalledTimes(2));
    clock.skip(2000);
    await expect(loads).toHaveBeenCalledTimes(2);
    video.defaultPlaybackRate = 1;
    video.playbackRate = 1;
    await becomes(canvasElement, 'playing');
  },
};

const closed = fn();

/** WebRTC comes first; the next source takes over when it fails. */
export const NextSource: Story = {
  args: {
    sources: [
      { type: 'whep', src: '/whep/mirela' },
      { type: 'mp4', src: clip },
    ],
    connectWhep: async ({ signal }) => {
      signal.addEventListener('abort', closed);
      throw new Error('ICE failed');
    },
  },
  play: async ({ canvasElement, args }) => {
    await becomes(canvasElement, 'playing');
    await expect(canvasElement.querySelector('video')?.getAttribute('src')).toBe(clip);
    await expect(closed).toHaveBeenCalled();
    await expect(args.onFailed).not.toHaveBeenCalled();
  },
};

let breakLine: ((name: string) => void) | null = null;
let stopPainting: (() => void) | null = null;

/** A connection whose picture is painted here. */
const painted: WhepConnector = async ({ video }) => {
  const canvas = document.createElement('canvas');
  const paint = canvas.getContext('2d');
  const timer = setInterval(() => {
    if (paint) paint.fillStyle = `hsl(${performance.now() % 360} 40% 40%)`;
    paint?.fillRect(0, 0, canvas.width, canvas.height);
  }, 40);
  stopPainting = () => clearInterval(timer);
  video.srcObject = canvas.captureStream(25);
  return {
    close: () => clearInterval(timer),
    onFailed: (listener) => {
      breakLine = listener;
    },
  };
};
const byConnection: Story['args'] = {
  sources: [
    { type: 'whep', src: '/whep/mirela' },
    { type: 'mp4', src: clip },
  ],
  connectWhep: painted,
};

/** A connection has one size: on a bad line the next source takes over, which can be small. */
export const WeakConnection: Story = {
  args: { ...byConnection, onBadConnection: fn() },
  parameters: { clock },
  play: async ({ canvasElement, args }) => {
    await becomes(canvasElement, 'playing');
    const video = canvasElement.querySelector('video');
    stopPainting?.();
    clock.skip(600);
    await becomes(canvasElement, 'stalled');
    await expect(video?.srcObject).not.toBeNull();
    clock.skip(5000);
    await waitFor(() => expect(video?.getAttribute('src')).toBe(clip));
    await expect(args.onBadConnection).toHaveBeenCalledOnce();
    await becomes(canvasElement, 'playing');
    await expect(args.onFailed).not.toHaveBeenCalled();
  },
};

/** A connection that breaks later goes on by the next source too. */
export const ConnectionBreaks: Story = {
  args: byConnection,
  play: async ({ canvasElement }) => {
    await becomes(canvasElement, 'playing');
    const video = canvasElement.querySelector('video');
    await expect(video?.srcObject).not.toBeNull();
    breakLine?.('iceFailed');
    await waitFor(() => expect(video?.getAttribute('src')).toBe(clip));
    await expect(video?.srcObject).toBeNull();
    await becomes(canvasElement, 'playing');
  },
};

export const NothingCanBePlayed: Story = {
  args: { sources: [{ type: 'whep', src: '/whep/mirela' }] },
  play: async ({ canvasElement, args }) => {
    await waitFor(() => expect(args.onFailed).toHaveBeenCalledWith({ name: 'unsupported' }));
    await becomes(canvasElement, 'retrying');
  },
};

/** Closing picture-in-picture pauses an element; a live picture goes on. */
export const PausedByTheBrowser: Story = {
  play: async ({ canvasElement }) => {
    await becomes(canvasElement, 'playing');
    const video = canvasElement.querySelector('video');
    video?.pause();
    await waitFor(() => expect(video?.paused).toBe(false));
    await becomes(canvasElement, 'playing');
  },
};

/** The played time never grows while the picture stands. */
export const Progress: Story = {
  play: async ({ canvasElement, args }) => {
    await becomes(canvasElement, 'playing');
    await waitFor(() => expect(args.onProgress).toHaveBeenCalled());
    const values = () => vi(args.onProgress);
    await waitFor(() => expect(values().at(-1)).toBeGreaterThanOrEqual(2000));
    await expect(values()).toEqual(values().toSorted((a, b) => a - b));
  },
};

const vi = (called: unknown): readonly number[] =>
  (called as ReturnType<typeof fn>).mock.calls.map(([progress]) => (progress as { playedMs: number }).playedMs);

export const SoundOnly: Story = {
  args: { soundOnly: true },
  play: async ({ canvas, canvasElement }) => {
    await becomes(canvasElement, 'playing');
    await expect(canvas.getByText('Sound only')).toBeVisible();
  },
};

/** The chat has ended: the last picture stays, and nothing is loaded any more. @spec component:LiveStreamPlayer 7, 10 */
export const Ended: Story = {
  render: function Ending(args) {
    const [exitCode, setExitCode] = useState<number | null>(null);
    return (
      <>
        <LiveStreamPlayer
          {...args}
          ended={exitCode !== null && { exitCode }}
          overlay={exitCode === null ? undefined : <p>The chat has ended.</p>}
        />
        <button type="button" onClick={() => setExitCode(201)}>
          End it
        </button>
      </>
    );
  },
  play: async ({ canvas, canvasElement }) => {
    await becomes(canvasElement, 'playing');
    await userEvent.click(canvas.getByRole('button', { name: 'End it' }));
    await becomes(canvasElement, 'ended');
    await expect(canvas.getByText('The chat has ended.')).toBeVisible();
    await expect(canvas.getByText('The picture has ended')).toBeInTheDocument();
    await expect(canvasElement.querySelector('section[data-exit-code="201"]')).not.toBeNull();
    const video = canvasElement.querySelector('video');
    await expect(video?.getAttribute('src')).toBeNull();
    await expect(canvasElement.querySelector('canvas')?.width).toBeGreaterThan(0);
  },
};

/** The picture plays in a window of its own, by the events that browsers send: the player says so, and offers to bring it back. */
export const InItsOwnWindow: Story = {
  play: async ({ canvas, canvasElement }) => {
    await becomes(canvasElement, 'playing');
    const video = canvasElement.querySelector('video');
    if (!video) throw new Error('There is no video.');
    video.dispatchEvent(new Event('enterpictureinpicture'));
    await expect(await canvas.findByText('The picture plays in its own window')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show it here' }));
    await expect(canvas.getByRole('region', { name: 'Mirela, live' })).toHaveFocus();
    video.dispatchEvent(new Event('leavepictureinpicture'));
    await waitFor(() => expect(canvas.queryByText('The picture plays in its own window')).toBeNull());
    await expect(canvas.queryByRole('button', { name: 'Show it here' })).toBeNull();
  },
};
