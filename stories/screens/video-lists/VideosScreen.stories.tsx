import { noVideos } from '@lounge/mock-api/states';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { onSite, type SiteStoryArgs } from '../harness/site-story.tsx';

const meta = {
  title: 'Screens/Videos',
  tags: ['!autodocs'],
  args: { entry: 'videos/' },
  ...onSite,
} satisfies Meta<SiteStoryArgs>;
export default meta;

type Story = StoryObj<SiteStoryArgs>;

/** @spec screen:videos 3, feature:videos.browse 1 */
export const Default: Story = {
  play: async ({ canvas }) => {
    const page = within(canvas.getByRole('main'));
    await expect(page.getByRole('heading', { level: 1, name: 'Videos' })).toBeVisible();
    const tabs = within(page.getByRole('navigation', { name: 'Lists of videos' }));
    const names = tabs.getAllByRole('link').map((link) => link.textContent);
    await expect(names).toEqual(['Overview', 'All', 'Trending', 'New', 'Free', 'On sale', 'VIP', 'Video stars']);
    for (const [name, path] of [
      ['Trending', 'video-trends'],
      ['New', 'new-videos'],
      ['Free', 'free-clips'],
      ['On sale', 'on-sale'],
      ['VIP', 'vip-videos'],
      ['All', 'all-videos'],
    ] as const) {
      const row = within(page.getByRole('region', { name }));
      await expect(row.getAllByRole('article')).toHaveLength(4);
      await expect(row.getByRole('link', { name: 'See all' })).toHaveAttribute('href', `/en/videos/${path}/`);
    }
    await expect(within(page.getByRole('region', { name: 'Bestsellers' })).getAllByRole('article')).toHaveLength(4);
    await expect(within(page.getByRole('region', { name: 'Video stars' })).getAllByRole('article')).toHaveLength(6);
    const tags = within(page.getByRole('region', { name: 'Popular tags' })).getAllByRole('link');
    await expect(tags[0]).toHaveAttribute('href', '/en/videos/all-videos/?filter=tag%3Acraft');
  },
};

export const Empty: Story = {
  args: { states: [noVideos({})] },
  play: async ({ canvas }) => {
    const page = within(canvas.getByRole('main'));
    await expect(page.queryByRole('region', { name: 'Trending' })).toBeNull();
    await expect(page.getByRole('region', { name: 'Video stars' })).toBeVisible();
  },
};

export const OnAPhoneInSpanish: Story = {
  globals: { brand: 'brasa', language: 'es', viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(within(canvas.getByRole('main')).getByRole('heading', { level: 1, name: 'Vídeos' })).toBeVisible();
  },
};
