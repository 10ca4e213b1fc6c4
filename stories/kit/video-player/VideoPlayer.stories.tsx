import { VideoPlayer, type StreamLoader } from '@lounge/kit/video-player';
import type { Language } from '@lounge/locale';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { picture } from '../fixtures/pictures.ts';

const clip = '/media/clips/velvet/leaves';
const labels: Readonly<Record<Language, string>> = { de: 'Deutsch', en: 'English', nl: 'Nederlands', es: 'Español' };

const meta = {
  title: 'Kit/VideoPlayer',
  component: VideoPlayer,
  args: {
    title: 'Rooftop, after rain',
    source: { src: `${clip}/preview.mp4`, type: 'mp4' },
    poster: `${picture('velvet', 'still', 'rooftop').src}/w640.webp`,
    captions: Object.entries(labels).map(([language, label]) => ({
      language,
      label,
      src: `${clip}/${language}.vtt`,
    })),
    onPlaying: fn(),
    onEnded: fn(),
    onFailed: fn(),
  },
} satisfies Meta<typeof VideoPlayer>;
export default meta;

type Story = StoryObj<typeof meta>;

const videoIn = (element: HTMLElement): HTMLVideoElement => {
  const video = element.querySelector('video');
  if (video === null) throw new Error('there is no video');
  return video;
};
const phaseIn = (element: HTMLElement) => element.querySelector('[data-phase]')?.getAttribute('data-phase');
const becomes = (element: HTMLElement, phase: string) => waitFor(() => expect(phaseIn(element)).toBe(phase));

/** The player is muted, because browsers allow muted autoplay without a user gesture. */
const mutedIn = (element: HTMLElement): HTMLVideoElement => {
  const video = videoIn(element);
  video.muted = true;
  return video;
};

export const Default: Story = {
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('0:00 / 0:08')).toBeVisible());
  },
};
export const Brasa: Story = {
  ...Default,
  globals: { brand: 'brasa' },
  args: { poster: `${picture('brasa', 'still', 'rooftop').src}/w640.webp` },
};

/** @spec component:VideoPlayer 3-4 */
export const Plays: Story = {
  play: async ({ canvas, canvasElement, args }) => {
    const video = mutedIn(canvasElement);
    await userEvent.click(canvas.getAllByRole('button', { name: 'Play' })[0] as HTMLElement);
    await becomes(canvasElement, 'playing');
    await expect(args.onPlaying).toHaveBeenCalled();
    await waitFor(() => expect(video.currentTime).toBeGreaterThan(0));
    await waitFor(() => expect(canvas.getByText(/^0:0\d \/ 0:08$/)).toBeInTheDocument());
    await userEvent.click(canvas.getByRole('button', { name: 'Pause' }));
    await becomes(canvasElement, 'paused');
    await expect(video.paused).toBe(true);
  },
};

export const ByKeys: Story = {
  play: async ({ canvas, canvasElement }) => {
    const video = mutedIn(canvasElement);
    const position = canvas.getByRole('slider', { name: 'Position' });
    await waitFor(() => expect(position).toBeEnabled());
    position.focus();
    await userEvent.keyboard('k');
    await becomes(canvasElement, 'playing');
    await userEvent.keyboard(' ');
    await becomes(canvasElement, 'paused');
    const before = video.currentTime;
    await userEvent.keyboard('{ArrowRight}');
    await expect(video.currentTime - before).toBeCloseTo(5, 1);
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await expect(video.currentTime).toBeLessThan(0.1);
    await userEvent.keyboard('m');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Mute' })).toHaveAttribute('aria-pressed', 'false'));
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(video.volume).toBeCloseTo(0.8, 5);
    await expect(canvas.getByRole('slider', { name: 'Volume' })).toHaveAttribute('aria-valuetext', '80%');
  },
};

export const WithCaptions: Story = {
  play: async ({ canvas, canvasElement }) => {
    const video = mutedIn(canvasElement);
    await waitFor(() => expect(video.duration).toBe(8));
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Captions' }), 'Deutsch');
    video.currentTime = 2;
    await waitFor(() => expect(canvas.getByText('[leiser Regen]')).toBeVisible());
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Captions' }), 'Español');
    await waitFor(() => expect(canvas.getByText('[lluvia suave]')).toBeVisible());
    canvas.getByRole('slider', { name: 'Position' }).focus();
    await userEvent.keyboard('c');
    await waitFor(() => expect(canvas.queryByText('[lluvia suave]')).toBeNull());
  },
};

const chosen = fn();

/** A fake stream loader: sets a file as source and offers two qualities. */
const loader: StreamLoader = async ({ video, onQualities }) => {
  video.src = `${clip}/preview.mp4`;
  onQualities([
    { id: 0, label: '360p' },
    { id: 1, label: '180p' },
  ]);
  return { choose: chosen, end: () => undefined };
};

export const QualitiesOfAStream: Story = {
  args: { source: { src: '/stream-that-only-the-loader-knows', type: 'hls' }, loadStream: loader, captions: [] },
  play: async ({ canvas }) => {
    const menu = await waitFor(() => canvas.getByRole('combobox', { name: 'Quality' }));
    await userEvent.selectOptions(menu, '180p');
    await expect(chosen).toHaveBeenLastCalledWith(1);
    await userEvent.selectOptions(menu, 'Automatic');
    await expect(chosen).toHaveBeenLastCalledWith(null);
  },
};

/** A stream that does not come says that it loads, until it is paused. @spec component:VideoPlayer 5 */
export const Loads: Story = {
  args: {
    source: { src: '/a-stream-that-never-comes', type: 'hls' },
    loadStream: () => Promise.resolve({ choose: () => undefined, end: () => undefined }),
    captions: [],
  },
  play: async ({ canvas, canvasElement }) => {
    mutedIn(canvasElement);
    await userEvent.click(canvas.getAllByRole('button', { name: 'Play' })[0] as HTMLElement);
    await becomes(canvasElement, 'buffering');
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading');
    await userEvent.click(canvas.getByRole('button', { name: 'Pause' }));
    await becomes(canvasElement, 'paused');
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};

export const Ended: Story = {
  args: { atEnd: <a href="/next">The next video</a> },
  play: async ({ canvas, canvasElement, args }) => {
    const video = mutedIn(canvasElement);
    await waitFor(() => expect(video.duration).toBe(8));
    video.currentTime = 7.8;
    await userEvent.click(canvas.getAllByRole('button', { name: 'Play' })[0] as HTMLElement);
    await becomes(canvasElement, 'ended');
    await expect(args.onEnded).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('button', { name: 'Play again' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'The next video' })).toBeVisible();
  },
};

/** It begins where the guest stopped, or from the start. */
export const GoesOn: Story = {
  args: { startAt: 5, onProgress: fn() },
  play: async ({ canvas, canvasElement, args }) => {
    const video = mutedIn(canvasElement);
    await waitFor(() => expect(video.currentTime).toBeCloseTo(5, 1));
    await expect(args.onProgress).not.toHaveBeenCalledWith({ time: 0, paused: true });
    await userEvent.click(canvas.getByRole('button', { name: 'Resume at 0:05' }));
    await becomes(canvasElement, 'playing');
    await waitFor(() => expect(video.currentTime).toBeGreaterThan(5));
    await expect(canvas.queryByRole('button', { name: 'From the start' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Pause' }));
    await waitFor(() => expect(args.onProgress).toHaveBeenLastCalledWith({ time: video.currentTime, paused: true }));
  },
};

export const GoesOnFromTheStart: Story = {
  args: { startAt: 5 },
  play: async ({ canvas, canvasElement }) => {
    const video = mutedIn(canvasElement);
    await waitFor(() => expect(video.currentTime).toBeCloseTo(5, 1));
    await userEvent.click(canvas.getByRole('button', { name: 'From the start' }));
    await becomes(canvasElement, 'playing');
    await expect(video.currentTime).toBeLessThan(4);
  },
};

/** The picture and the time of the place that the pointer is at, or that the arrow keys lead to. */
export const Thumbnails: Story = {
  args: { thumbnails: ['rooftop', 'leaves'].map((seed) => `${picture('velvet', 'still', seed).src}/w160.webp`) },
  play: async ({ canvas, canvasElement, args }) => {
    const position = canvas.getByRole('slider', { name: 'Position' });
    await waitFor(() => expect(position).toBeEnabled());
    const { left, width, top } = position.getBoundingClientRect();
    const shown = () => canvasElement.querySelector('[data-part=thumbnail]');
    for (const [share, time, at] of [
      [0.25, '0:02', 0],
      [0.75, '0:06', 1],
    ] as const) {
      await userEvent.pointer({ target: position, coords: { clientX: left + width * share, clientY: top + 4 } });
      await waitFor(() => expect(shown()).toHaveTextContent(time));
      await expect(shown()?.querySelector('img')).toHaveAttribute('src', args.thumbnails?.[at]);
    }
    await userEvent.unhover(position);
    await waitFor(() => expect(shown()).toBeNull());
    mutedIn(canvasElement);
    while (document.activeElement !== position) await userEvent.tab();
    await waitFor(() => expect(shown()).toHaveTextContent('0:00'));
    await expect(shown()?.querySelector('img')).toHaveAttribute('src', args.thumbnails?.[0]);
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(shown()).toHaveTextContent('0:05'));
    await expect(shown()?.querySelector('img')).toHaveAttribute('src', args.thumbnails?.[1]);
    await userEvent.tab();
    await waitFor(() => expect(shown()).toBeNull());
  },
};

/** @spec component:VideoPlayer 6 */
export const Failed: Story = {
  args: { source: { src: '/nothing-is-here.mp4', type: 'mp4' } },
  play: async ({ canvas, canvasElement, args }) => {
    await becomes(canvasElement, 'failed');
    await expect(canvas.getByRole('alert')).toHaveTextContent('This video could not be played.');
    await expect(args.onFailed).toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(args.onFailed).toHaveBeenCalledTimes(2));
  },
};

export const Live: Story = {
  args: { live: true, captions: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Live')).toBeVisible();
    await expect(canvas.queryByRole('slider', { name: 'Position' })).toBeNull();
  },
};

export const WithSomethingOverIt: Story = { args: { overlay: <p>The preview is over.</p> } };

/** One row below the position; captions, quality and picture-in-picture open above it. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const shown = within(canvas.getByRole('region'));
    await expect(shown.queryByRole('combobox')).toBeNull();
    const tops = ['Mute', 'More', 'Full screen'].map(
      (name) => shown.getByRole('button', { name }).getBoundingClientRect().top,
    );
    await expect(new Set(tops).size).toBe(1);
    await userEvent.click(shown.getByRole('button', { name: 'More' }));
    for (const control of [...canvas.getAllByRole('button'), ...canvas.getAllByRole('combobox')]) {
      const { width, height } = control.getBoundingClientRect();
      await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    }
  },
};

/** Starts automatically; if the browser blocks sound it starts muted, and a button unmutes it. */
export const StartsByItself: Story = {
  args: { autoPlay: true },
  play: async ({ canvas, canvasElement }) => {
    await becomes(canvasElement, 'playing');
    const video = videoIn(canvasElement);
    const unmute = canvas.queryByRole('button', { name: 'Turn the sound on' });
    await expect(video.muted).toBe(unmute !== null);
    if (unmute === null) return;
    await userEvent.click(unmute);
    await expect(video.muted).toBe(false);
    await expect(canvas.queryByRole('button', { name: 'Turn the sound on' })).toBeNull();
  },
};

/** After the end the last frame stays. */
export const Over: Story = {
  args: { autoPlay: true },
  render: function Ending(args) {
    const [isOver, setIsOver] = useState(false);
    return (
      <>
        <VideoPlayer
          {...args}
          source={isOver ? null : args.source}
          overlay={isOver ? <p>That was it.</p> : undefined}
        />
        <button type="button" onClick={() => setIsOver(true)}>
          End it
        </button>
      </>
    );
  },
  play: async ({ canvas, canvasElement }) => {
    await becomes(canvasElement, 'playing');
    await userEvent.click(canvas.getByRole('button', { name: 'End it' }));
    await expect(canvas.getByText('That was it.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Play' })).toBeNull();
    const still = canvasElement.querySelector('canvas');
    await expect(still).toBeVisible();
    await expect(still?.width).toBeGreaterThan(0);
    await expect(videoIn(canvasElement).getAttribute('src')).toBeNull();
  },
};

/** The keys still work after the start button has disappeared. */
export const KeysAfterThePress: Story = {
  play: async ({ canvas, canvasElement }) => {
    mutedIn(canvasElement);
    await userEvent.click(canvas.getAllByRole('button', { name: 'Play' })[0] as HTMLElement);
    await becomes(canvasElement, 'playing');
    await userEvent.keyboard('k');
    await becomes(canvasElement, 'paused');
  },
};
