import { Jumbotron } from '@lounge/kit/jumbotron';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
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
export const Default: Story = {};
export const OneSlide: Story = {
  args: { slides: [{ id: 1, title: 'Mirela plays after ten', picture: picture('velvet', 'banner', 'mirela') }] },
};
export const PictureFailed: Story = {
  args: { slides: [{ id: 1, title: 'The picture is late', picture: { src: '/samples/missing', tint: 5 } }] },
};
export const Light: Story = { globals: { theme: 'light' } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
