import { VideoFlags } from '@lounge/kit/video-flags';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { videoFlagsExample } from '../../../packages/kit/src/video-flags/example.ts';
import { inBox } from '../fixtures/in-box.tsx';

const meta = {
  title: 'Kit/VideoFlags',
  component: VideoFlags,
  decorators: [inBox('phone')],
  args: videoFlagsExample,
} satisfies Meta<typeof VideoFlags>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Everything, in its order. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'About this video' })).toBeVisible();
    await expect(canvas.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Place 2 in the contest',
      'Online now',
      'A gift for you',
      'You like it',
      'New for VIPs',
      'Editors’ choice',
      'Trending',
      'Often shared',
      'Own production',
      'Classic',
      'Cam recording',
    ]);
  },
};
export const One: Story = {
  args: { flags: ['classic'], place: undefined, online: false, gifted: false, liked: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('listitem')).toHaveTextContent('Classic');
  },
};
export const Nothing: Story = {
  args: { flags: [], place: undefined, online: false, gifted: false, liked: false },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('list')).toBeNull();
  },
};
