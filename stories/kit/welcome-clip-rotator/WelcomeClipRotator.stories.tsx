import { WelcomeClipRotator, type WelcomeClipRotatorProps } from '@lounge/kit/welcome-clip-rotator';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, spyOn, userEvent, waitFor } from 'storybook/test';
import { picture } from '../fixtures/pictures.ts';
import { usePictureOfBrand } from '../fixtures/use-picture-of-brand.ts';

const clipOf = (id: number, name: string, seed: string, clip: string) => ({
  id,
  name,
  href: `#${seed}`,
  poster: picture('velvet', 'portrait', seed),
  isOnline: id === 1,
  sources: [
    { label: '360p', src: `/media/clips/velvet/${clip}/preview.mp4`, type: 'mp4' as const },
    { label: '180p', src: `/media/clips/velvet/${clip}/preview.mp4?180p`, type: 'mp4' as const },
  ],
  captions: { language: 'en', src: `/media/clips/velvet/${clip}/en.vtt` },
});

function InBrand({ clips, ...props }: WelcomeClipRotatorProps) {
  const [first, second] = [
    usePictureOfBrand(clips[0]?.poster ?? { src: '' }),
    usePictureOfBrand(clips[1]?.poster ?? { src: '' }),
  ];
  return (
    <WelcomeClipRotator {...props} clips={clips.map((clip, at) => ({ ...clip, poster: at === 0 ? first : second }))} />
  );
}

const meta = {
  title: 'Kit/WelcomeClipRotator',
  component: WelcomeClipRotator,
  args: {
    label: 'Say hello',
    clips: [clipOf(1, 'Mirela', 'mirela', 'leaves'), clipOf(2, 'Tamsin', 'tamsin', 'dunes')],
  },
  render: (args) => <InBrand {...args} />,
} satisfies Meta<typeof WelcomeClipRotator>;
export default meta;

type Story = StoryObj<typeof meta>;

const phaseOf = (canvasElement: HTMLElement) =>
  canvasElement.querySelector<HTMLElement>('[data-phase]')?.dataset['phase'];
const videoOf = (canvasElement: HTMLElement) => canvasElement.querySelector('video') ?? document.createElement('video');

/** Nothing plays by itself, and nothing is fetched. */
export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(phaseOf(canvasElement)).toBe('idle');
    await expect(videoOf(canvasElement)).not.toHaveAttribute('src');
    await expect(canvas.getByText('1 of 2')).toBeVisible();
  },
};

/** @spec component:WelcomeClipRotator 1-2 */
export const Playing: Story = {
  tags: ['!dev'],
  play: async ({ canvas, canvasElement }) => {
    const video = videoOf(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Play the clip of Mirela' }));
    await waitFor(() => expect(phaseOf(canvasElement)).toBe('playing'));
    await expect(video.muted).toBe(true);
    await waitFor(() => expect([...video.textTracks].map(({ mode }) => mode)).toContain('showing'));
    await userEvent.click(canvas.getByRole('button', { name: 'Captions' }));
    await waitFor(() => expect([...video.textTracks].map(({ mode }) => mode)).not.toContain('showing'));
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Quality' }), '180p');
    await waitFor(() => expect(video.currentSrc).toMatch(/\?180p$/));
    await userEvent.click(canvas.getByRole('button', { name: 'Next clip' }));
    await expect(canvas.getByRole('link', { name: 'Tamsin' })).toBeVisible();
    await waitFor(() => expect(video.currentSrc).toMatch(/dunes/));
    await waitFor(() => expect(phaseOf(canvasElement)).toBe('playing'));
    await userEvent.click(canvas.getByRole('button', { name: 'Pause' }));
    await expect(phaseOf(canvasElement)).toBe('paused');
  },
};

/** @spec component:WelcomeClipRotator 3 */
export const Loading: Story = {
  args: { clips: [], isPending: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Say hello' })).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.getByText('The clip is loading')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** A pointer that rests on the picture starts the clip, and pauses it when it leaves. */
export const ByPointer: Story = {
  tags: ['!dev'],
  play: async ({ canvas, canvasElement }) => {
    const frame = videoOf(canvasElement).parentElement ?? document.body;
    await fireEvent.pointerOver(frame, { pointerType: 'touch' });
    await fireEvent.pointerOver(frame, { pointerType: 'mouse' });
    await waitFor(() => expect(phaseOf(canvasElement)).toBe('playing'));
    await fireEvent.pointerOut(frame);
    await expect(canvas.getByRole('button', { name: 'Play the clip of Mirela' })).toBeVisible();
  },
};

/** Where motion is unwanted, only a press starts it. */
export const ReducedMotion: Story = {
  tags: ['!dev'],
  beforeEach: () => {
    const { matchMedia } = window;
    const wanted = spyOn(window, 'matchMedia').mockImplementation((query) =>
      matchMedia.call(window, query.includes('reduced-motion') ? 'all' : query),
    );
    return () => wanted.mockRestore();
  },
  play: async ({ canvasElement }) => {
    const frame = videoOf(canvasElement).parentElement ?? document.body;
    await fireEvent.pointerOver(frame, { pointerType: 'mouse' });
    await new Promise((resolve) => {
      setTimeout(resolve, 600);
    });
    await expect(phaseOf(canvasElement)).toBe('idle');
  },
};

export const Failed: Story = {
  args: {
    clips: [
      { ...clipOf(1, 'Mirela', 'mirela', 'leaves'), sources: [{ label: '360p', src: '/nothing.mp4', type: 'mp4' }] },
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Play the clip of Mirela' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The clip does not play.');
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

export const German: Story = { globals: { language: 'de' } };
