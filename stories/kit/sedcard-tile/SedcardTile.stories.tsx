import { SedcardTile } from '@lounge/kit/sedcard-tile';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inBox } from '../fixtures/in-box.tsx';
import { picture } from '../fixtures/pictures.ts';

const photos = ['mirela', 'noor', 'sable', 'mirela'].map((seed, at) => ({
  ...picture('velvet', 'portrait', seed),
  tint: at,
}));

const meta = {
  title: 'Kit/SedcardTile',
  component: SedcardTile,
  decorators: [inBox('phone')],
  args: { title: 'From the garden', href: '#garden', photos: photos.slice(0, 3), count: 18, likes: 68, free: true },
} satisfies Meta<typeof SedcardTile>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The top three of its pictures are shown. @spec component:SedcardTile 1, 8 */
export const Default: Story = {
  tags: ['shot'],
  args: { photos },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('link', { name: 'From the garden' })).toHaveAttribute('href', '#garden');
    await expect(canvas.getByText('18 pictures · 68 likes · Free')).toBeVisible();
    await expect(canvasElement.querySelectorAll('[data-part="photo"]')).toHaveLength(3);
  },
};
/** @spec component:SedcardTile 2 */
export const Liked: Story = {
  args: { rating: 'liked' },
  play: ({ canvas }) => expect(canvas.getByRole('img', { name: 'You like it' })).toBeVisible(),
};
/** @spec component:SedcardTile 3 */
export const Disliked: Story = {
  args: { rating: 'disliked' },
  play: ({ canvas }) => expect(canvas.getByRole('img', { name: 'You do not like it' })).toBeVisible(),
};
/** @spec component:SedcardTile 4 */
export const Pinned: Story = {
  args: { pinned: true },
  play: ({ canvas }) => expect(canvas.getByRole('img', { name: 'Pinned' })).toBeVisible(),
};
/** @spec component:SedcardTile 5 */
export const LockedByAgeCheck: Story = {
  args: { lock: 'ageCheck' },
  play: ({ canvas }) => expect(canvas.getByText('Verify once to see it')).toBeVisible(),
};
/** @spec component:SedcardTile 6 */
export const Loading: Story = {
  args: { isPending: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading the sedcard');
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};
