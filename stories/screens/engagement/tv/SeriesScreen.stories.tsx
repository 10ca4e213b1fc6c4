import { noTv } from '@lounge/mock-api/states';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { robin } from '../../harness/robin.ts';
import { onSite, type SiteStoryArgs } from '../../harness/site-story.tsx';

const meta = {
  title: 'Screens/TV/Series',
  tags: ['!autodocs'],
  args: { entry: 'tv/mediathek/kitchen/', guestId: 7, states: [robin, noTv({})] },
  ...onSite,
} satisfies Meta<SiteStoryArgs>;
export default meta;

/** A series that there is not. */
export const Unknown: StoryObj<SiteStoryArgs> = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region', { name: 'Latest videos' })).toBeNull();
    await expect(canvas.getByRole('heading', { level: 1, name: 'Nobody is behind this door' })).toBeVisible();
  },
};
