import { guestWatchedTvVideo } from '@lounge/mock-api/states';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { onSite, type SiteStoryArgs } from '../../harness/site-story.tsx';
import { onTv } from './on-tv.ts';

const meta = {
  title: 'Screens/TV/Video',
  tags: ['!autodocs'],
  args: {
    entry: 'tv/mediathek/waltz/three-quarters/',
    guestId: 7,
    states: [...onTv, guestWatchedTvVideo({ guestId: 7, videoId: 97001 })],
  },
  ...onSite,
} satisfies Meta<SiteStoryArgs>;
export default meta;

type Story = StoryObj<SiteStoryArgs>;
/** A premium video shows its preview to a visitor, and the way to the plan. */
export const Locked: Story = {
  args: { guestId: null },
  globals: { language: 'en', brand: 'brasa', viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('With a TV subscription')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Plan and price' })).toHaveAttribute('href', '/en/tv/premium/');
    await waitFor(() => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth));
  },
};
