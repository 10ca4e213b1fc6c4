import { aVideoOfPerformer, guestIsLoggedIn, guestWatchedVideo, noVideos } from '@lounge/mock-api/states';
import { unfinishedVideos } from '@lounge/protocol/content/videos';
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

/** The videos that the guest stopped in stand after the first row, with how far they are. */
export const CarryOn: Story = {
  tags: ['shot'],
  args: {
    guestId: 7,
    states: [
      guestIsLoggedIn({ guestId: 7, token: 'story' }),
      aVideoOfPerformer({ id: 95001, actorId: 101, title: 'Far into it', price: 0 }),
      guestWatchedVideo({ guestId: 7, videoId: 95001, seconds: 543 }),
      aVideoOfPerformer({ id: 95002, actorId: 101, title: 'Not mine', price: 2400 }),
      guestWatchedVideo({ guestId: 7, videoId: 95002, seconds: 90 }),
    ],
  },
  play: async ({ canvas }) => {
    const row = within(canvas.getByRole('region', { name: 'Carry on watching' }));
    const [tile, ...others] = row.getAllByRole('article');
    await expect(others).toEqual([]);
    const inTile = within(tile as HTMLElement);
    await expect(inTile.getByRole('link', { name: 'Far into it' })).toBeVisible();
    await expect(inTile.getByText('Continue')).toBeVisible();
    await expect(inTile.getByRole('progressbar')).toHaveAttribute('value', '0.75');
    await expect(row.getByRole('link', { name: 'Your library' })).toHaveAttribute('href', '/en/myvelvet/mediathek/');
    const titles = within(canvas.getByRole('main'))
      .getAllByRole('heading', { level: 2 })
      .map(({ textContent }) => textContent);
    await expect(titles.slice(0, 2)).toEqual(['Trending', 'Carry on watching']);
  },
};

/** Without them the page is whole. */
export const CarryOnFails: Story = {
  args: { guestId: 7, states: [guestIsLoggedIn({ guestId: 7, token: 'story' })], failing: [unfinishedVideos] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Trending' })).toBeVisible();
    await expect(canvas.queryByRole('region', { name: 'Carry on watching' })).toBeNull();
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
