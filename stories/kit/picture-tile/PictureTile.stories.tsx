import { PictureTile } from '@lounge/kit/picture-tile';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { pictureTileExample } from '../../../packages/kit/src/picture-tile/example.ts';
import { inBox } from '../fixtures/in-box.tsx';

const meta = {
  title: 'Kit/PictureTile',
  component: PictureTile,
  decorators: [inBox('tile')],
  args: { ...pictureTileExample, onOpen: fn(), onPin: fn() },
} satisfies Meta<typeof PictureTile>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Picture 2 of 18' }));
    await expect(args.onOpen).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Pin picture 2' }));
    await expect(args.onPin).toHaveBeenCalledOnce();
  },
};
/** @spec component:PictureTile 3 */
export const Pinned: Story = {
  args: { pinned: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Pin picture 2' })).toHaveAttribute('aria-pressed', 'true');
  },
};
/** @spec component:PictureTile 1 */
export const Liked: Story = {
  args: { rating: 'liked' },
  play: ({ canvas }) => expect(canvas.getByRole('img', { name: 'You like it' })).toBeVisible(),
};
/** @spec component:PictureTile 2 */
export const Disliked: Story = {
  args: { rating: 'disliked' },
  play: ({ canvas }) => expect(canvas.getByRole('img', { name: 'You do not like it' })).toBeVisible(),
};
/** A locked picture has no pin button. */
export const Locked: Story = {
  args: { locked: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Picture 2 of 18, locked' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /Pin/ })).toBeNull();
  },
};
export const German: Story = { args: { locked: true }, globals: { language: 'de' } };
