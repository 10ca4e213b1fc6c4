import { LikeDislike } from '@lounge/kit/like-dislike';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { likeDislikeExample } from '../../../packages/kit/src/like-dislike/example.ts';

const meta = {
  title: 'Kit/LikeDislike',
  component: LikeDislike,
  args: { ...likeDislikeExample, onRate: fn() },
} satisfies Meta<typeof LikeDislike>;
export default meta;

type Story = StoryObj<typeof meta>;

/** @spec component:LikeDislike 1 */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('group', { name: 'Rate this album' })).toHaveTextContent('1,240');
    const like = canvas.getByRole('button', { name: 'I like it; 1,240 guests do', pressed: false });
    await userEvent.click(like);
    await expect(args.onRate).toHaveBeenLastCalledWith({ rating: 'liked' });
    await userEvent.click(canvas.getByRole('button', { name: 'I do not like it', pressed: false }));
    await expect(args.onRate).toHaveBeenLastCalledWith({ rating: 'disliked' });
  },
};
/** @spec component:LikeDislike 2 */
export const Liked: Story = {
  args: { rating: 'liked', likes: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'I like it; 1 guest does', pressed: true })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'I do not like it', pressed: false })).toBeVisible();
  },
};
/** @spec component:LikeDislike 3 */
export const Disliked: Story = {
  args: { rating: 'disliked' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'I do not like it', pressed: true })).toBeVisible();
    await expect(canvas.getByRole('button', { name: /I like it/, pressed: false })).toBeVisible();
  },
};
/** The buttons stay; a press leads to the log-in. @spec component:LikeDislike 4 */
export const NeedsLogIn: Story = {
  args: { needsLogIn: true, likes: 0 },
  play: async ({ canvas, args }) => {
    const like = canvas.getByRole('button', { name: 'I like it' });
    await expect(like).toHaveAccessibleDescription('Log in to rate it.');
    await userEvent.click(like);
    await expect(args.onRate).toHaveBeenCalledOnce();
  },
};
