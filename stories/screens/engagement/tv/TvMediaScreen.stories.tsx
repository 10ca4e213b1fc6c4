import { guestWatchedTvVideo, noTv } from '@lounge/mock-api/states';
import { mediathekVideos } from '@lounge/protocol/engagement/tv';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { robin } from '../../harness/robin.ts';
import { onSite, testPageOf, type SiteStoryArgs } from '../../harness/site-story.tsx';
import { onTv } from './on-tv.ts';

const meta = {
  title: 'Screens/TV/Library',
  tags: ['!autodocs'],
  args: { entry: 'tv/media/', guestId: 7, states: [...onTv, guestWatchedTvVideo({ guestId: 7, videoId: 97001 })] },
  ...onSite,
} satisfies Meta<SiteStoryArgs>;
export default meta;

type Story = StoryObj<SiteStoryArgs>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const region = (canvas: Canvas, name: string) => within(canvas.getByRole('region', { name }));

/**
 * From the library by its series to all their videos and to one of them, which is pinned.
 * @spec screen:tv.media 1, screen:tv.series-overview 1, screen:tv.series 1, screen:tv.videos-overview 1
 * @spec screen:tv.single-video 1, component:TvSeriesTile 4, feature:tv.mediathek 4
 */
export const Default: Story = {
  play: async ({ canvas, loaded }) => {
    const { router } = testPageOf({ loaded });
    const at = () => router.state.location.pathname;
    await expect(canvas.getByRole('heading', { level: 1, name: 'TV library' })).toBeVisible();
    await expect(region(canvas, 'Series').getAllByRole('article')).toHaveLength(3);
    await expect(region(canvas, 'For you').getAllByRole('article').length).toBeGreaterThan(0);
    await expect(region(canvas, 'New in the library').getAllByRole('article')).toHaveLength(4);
    await userEvent.click(canvas.getByRole('link', { name: /^All series/ }));
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Series' })).toBeVisible();
    await expect(at()).toBe('/en/tv/media/series/');
    await userEvent.click(canvas.getByRole('link', { name: 'Night kitchen' }));
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Night kitchen' })).toBeVisible();
    await expect(at()).toBe('/en/tv/mediathek/kitchen/');
    await expect(canvas.getByText('Somebody cooks, somebody asks.')).toBeVisible();
    await expect(region(canvas, 'Latest videos').getAllByRole('article')).toHaveLength(2);
    await userEvent.click(canvas.getByRole('link', { name: /^All 2 videos/ }));
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Night kitchen: all videos' })).toBeVisible();
    await expect(at()).toBe('/en/tv/mediathek/kitchen/videos/');
    await expect(region(canvas, 'For you').getAllByRole('article').length).toBeGreaterThan(0);
    await userEvent.click(canvas.getAllByRole('link', { name: 'Old bread' })[0] as HTMLElement);
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Old bread' })).toBeVisible();
    await expect(at()).toBe('/en/tv/mediathek/kitchen/old-bread/');
    await expect(canvas.getByRole('region', { name: 'Old bread' })).toBeVisible();
    await expect(region(canvas, 'The one before').getByRole('link', { name: 'Soup at midnight' })).toBeVisible();
    await expect(region(canvas, 'In this video').getByRole('link', { name: /Noor Vega/ })).toBeVisible();
    await expect(region(canvas, 'Fits this one').getAllByRole('article').length).toBeGreaterThan(0);
    const categories = within(canvas.getByRole('navigation', { name: 'Categories' }));
    await expect(categories.getByRole('link', { name: 'kitchen' })).toHaveAttribute(
      'href',
      '/en/tv/media/?category=kitchen',
    );
    const steps = await canvas.findByRole('navigation', { name: 'You are here' });
    await expect(within(steps).getByRole('link', { name: 'Night kitchen' })).toBeVisible();
    const pin = canvas.getByRole('button', { name: 'Watch later' });
    await userEvent.click(pin);
    await waitFor(() => expect(pin).toHaveAttribute('aria-pressed', 'true'));
  },
};

/** The videos of a category, with its name and the way back to the library; one that nobody knows is no page. */
export const Category: Story = {
  args: { entry: 'tv/media/?category=kitchen', guestId: null },
  play: async ({ canvas, loaded }) => {
    const { router } = testPageOf({ loaded });
    await expect(canvas.getByRole('heading', { level: 1, name: 'kitchen' })).toBeVisible();
    await expect(canvas.getAllByRole('article')).toHaveLength(4);
    await userEvent.click(canvas.getByRole('link', { name: 'To the library' }));
    await expect(await canvas.findByRole('heading', { level: 1, name: 'TV library' })).toBeVisible();
    await router.navigate('/en/tv/media/?category=nowhere');
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Nobody is behind this door' })).toBeVisible();
  },
};

/** The series of a library without any, and a list that failed. */
export const Empty: Story = {
  args: { entry: 'tv/media/series/', states: [robin, noTv({})], failing: [mediathekVideos] },
  play: async ({ canvas, loaded }) => {
    const { router } = testPageOf({ loaded });
    await expect(canvas.getByRole('heading', { level: 1, name: 'Series' })).toBeVisible();
    await router.navigate('/en/tv/media/');
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByText('No videos yet')).toBeVisible();
  },
};
