import { anArticle } from '@lounge/mock-api/states';
import { blogCategoryIds, getBlogPosts } from '@lounge/protocol/engagement/blog';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { livePageOf, onSite, type SiteStoryArgs } from '../../harness/site-story.tsx';
import { magazine } from './articles.ts';
import { idsIn, newsFrom } from './listed-articles.ts';

const meta = {
  title: 'Screens/MagazineCategory',
  tags: ['!autodocs'],
  args: { entry: 'blog/latest/', states: magazine },
  ...onSite,
} satisfies Meta<SiteStoryArgs>;
export default meta;

type Story = StoryObj<SiteStoryArgs>;

const ofEach = Object.keys(blogCategoryIds).filter((each) => each !== 'featured') as Exclude<
  keyof typeof blogCategoryIds,
  'featured'
>[];

/**
 * Each category has a page of nine, read by its number; what stands out is above its list and excluded from it.
 * @spec screen:blog.category 1-2, feature:blog.read 2, 4
 */
export const Default: Story = {
  args: {
    entry: 'blog/latest/',
    states: [
      ...magazine,
      ...ofEach.map((category, at) =>
        anArticle({ id: 98_000 + at, category, title: `Of ${category}`, at: `2026-11-19T07:00:0${at}.000Z` }),
      ),
    ],
  },
  play: async ({ canvas, loaded }) => {
    const page = await livePageOf({ loaded });
    const list = () => canvas.getByRole('list', { name: 'Stories' });
    await expect(canvas.getByText('25 stories')).toBeVisible();
    await expect(canvas.getAllByRole('article')[0]).toHaveAttribute('data-article', '97100');
    const extras = ofEach.map((_, at) => 98_000 + at).toReversed();
    await expect(idsIn(list())).toEqual(extras);
    await userEvent.click(canvas.getByRole('button', { name: 'Show more' }));
    await waitFor(() => expect(idsIn(list())).toEqual([...extras, ...newsFrom(14, 9)]));
    for (const [at, category] of ofEach.entries()) {
      await page.router.navigate(`/en/blog/${category}/`);
      await waitFor(() => expect(idsIn(list())[0]).toBe(98_000 + at));
      await expect(idsIn(canvas.getByRole('main'))[0] === 97_100).toBe(category === 'interviews');
    }
    await expect(page.router.state.location.pathname).toBe('/en/blog/interviews/');
    await page.router.navigate('/en/blog/featured/');
    await waitFor(() => expect(idsIn(canvas.getByRole('main'))).toEqual([97_100]));
    await page.router.navigate('/en/blog/premiumTv/');
    await waitFor(() => expect(page.router.state.location.pathname).toBe('/en/blog/premium-tv/'));
    const { client } = page.app.stores.context;
    const again = { categoryId: blogCategoryIds.live, payload: { page: 1, pageSize: 8, exclude: [] } };
    await client.call(getBlogPosts, again);
    const read = page.sentOf(getBlogPosts);
    page.pass(40_000);
    await client.call(getBlogPosts, again);
    await expect(page.sentOf(getBlogPosts)).toBe(read);
    page.pass(21_000);
    await client.call(getBlogPosts, again);
    await expect(page.sentOf(getBlogPosts)).toBe(read + 1);
    await page.router.navigate('/en/blog/42/');
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Nobody is behind this door' })).toBeVisible();
  },
};

/** A category without stories leads back to the magazine. */
export const Empty: Story = {
  args: { entry: 'blog/actions/' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Campaigns' })).toBeVisible();
    await expect(await canvas.findByText('No stories here yet')).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'To the magazine' }));
    await expect(await canvas.findByRole('heading', { level: 2, name: 'I play for one person' })).toBeVisible();
  },
};
