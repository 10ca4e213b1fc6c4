import { Jumbotron } from '@lounge/kit/jumbotron';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { picture } from '../fixtures/pictures.ts';

const meta = {
  title: 'Kit/Jumbotron',
  component: Jumbotron,
  args: {
    slides: ['mirela', 'sable', 'noor'].map((seed, index) => ({
      id: seed,
      title: ['Mirela plays after ten', 'Sable reads aloud', 'Noor draws what you say'][index] ?? seed,
      text: 'Pull up a chair. The first five seconds are on the house, then 36 coins a minute.',
      status: 'Piano and requests, until one',
      badges: [{ kind: 'live' as const }],
      picture: picture('velvet', 'banner', 'mirela'),
      upright: picture('velvet', 'portrait', 'mirela'),
      thumb: picture('velvet', 'portrait', seed),
      primary: { href: '#preview', label: 'Watch preview' },
      secondary: { href: '#profile', label: 'See profile' },
    })),
    onChoose: fn(),
  },
  parameters: { bleed: true },
} satisfies Meta<typeof Jumbotron>;
export default meta;

type Story = StoryObj<typeof meta>;

export const ChangesOnThePress: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Mirela plays after ten');
    await userEvent.click(canvas.getByRole('button', { name: 'Sable reads aloud' }));
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Sable reads aloud');
    await expect(args.onChoose).toHaveBeenCalledWith(expect.objectContaining({ index: 1 }));
  },
};
/** @spec component:Jumbotron 2 */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const image = canvasElement.querySelector<HTMLImageElement>('[data-part=picture] > img');
    await waitFor(() => expect(image?.naturalWidth).toBeGreaterThan(0));
    await expect(canvasElement.querySelector('video')).toBeNull();
  },
};
/** Its colour and its words are there before the picture, at the same place. @spec component:Jumbotron 3 */
export const Loading: Story = {
  args: { slides: [{ id: 1, title: 'The picture is late', picture: { src: '/samples/missing', tint: 5 } }] },
  play: async ({ canvas, canvasElement }) => {
    const stage = canvasElement.querySelector<HTMLElement>('.kit-jumbotron');
    const { height } = stage?.getBoundingClientRect() ?? { height: 0 };
    await expect(height).toBeGreaterThan(300);
    await expect(stage).toHaveAttribute('data-tint', '5');
    await waitFor(() => expect(canvasElement.querySelector('[data-part=picture] img')).toBeNull());
    await expect(stage?.getBoundingClientRect().height).toBe(height);
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1, name: 'The picture is late' })).toBeVisible());
  },
};
export const OneSlide: Story = {
  args: { slides: [{ id: 1, title: 'Mirela plays after ten', picture: picture('velvet', 'banner', 'mirela') }] },
};
export const Light: Story = { globals: { theme: 'light' } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
