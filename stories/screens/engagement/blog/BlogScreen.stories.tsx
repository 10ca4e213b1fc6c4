import { noArticles } from '@lounge/mock-api/states';
import { getBlogArchives, getBlogOverview } from '@lounge/protocol/engagement/blog';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { onSite, testPageOf, type SiteStoryArgs } from '../../harness/site-story.tsx';
import { magazine } from './articles.ts';
import { idsIn, newsFrom } from './listed-articles.ts';

const meta = {
  title: 'Screens/Magazine',
  tags: ['!autodocs'],
  args: { entry: 'blog/', states: magazine },
  ...onSite,
} satisfies Meta<SiteStoryArgs>;
export default meta;

type Story = StoryObj<SiteStoryArgs>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const rowsOf = (canvas: Canvas, name: string) =>
  within(canvas.getByRole('region', { name }))
    .getAllByRole('listitem')
    .map((row) => within(row).getByRole('link').textContent);

/**
 * An article that stands out, the latest three with more, the totals of the categories, and the archive, whose first page came along.
 * @spec screen:blog.overview 1-3, feature:blog.read 3, 5, feature:blog.archive 1
 */
export const Default: Story = {
  play: async ({ canvas, loaded }) => {
    const page = testPageOf({ loaded });
    await expect(canvas.getByText('16 stories')).toBeVisible();
    const chips = within(canvas.getByRole('navigation', { name: 'Categories' })).getAllByRole('link');
    await expect(chips.map(({ textContent }) => textContent)).toEqual([
      'Latest 16',
      'News 14',
      'Interviews 1',
      'Events 1',
      'Campaigns 0',
    ]);
    const featured = canvas.getAllByRole('article')[0];
    await expect(featured).toHaveAttribute('data-article', '97100');
    await expect(featured).toHaveTextContent(/Interviews, 18 November.*On an old piano\..*with Noor Vega.*7 minutes/);
    const latest = canvas.getByRole('region', { name: 'Latest' });
    await expect(idsIn(latest)).toEqual(newsFrom(14, 3));
    const first = within(latest).getAllByRole('article')[0] as HTMLElement;
    await expect(first).toHaveTextContent(
      /News, 14 Nov.*News of day 14.*Every evening somebody puts a lamp on the stairs/,
    );
    await expect(within(first).getByRole('link')).toHaveAttribute('href', '/en/blog/news/97014-news-of-day-14/');
    await userEvent.click(within(latest).getByRole('button', { name: 'Show more' }));
    // The featured article is excluded, so that the next page has three others.
    await waitFor(() => expect(idsIn(latest)).toEqual(newsFrom(14, 6)));
    await expect(rowsOf(canvas, 'Older')).toHaveLength(9);
    await expect(page.sentOf(getBlogArchives)).toBe(0);
    const older = within(canvas.getByRole('region', { name: 'Older' }));
    await userEvent.click(older.getByRole('button', { name: 'Show 6 more' }));
    await waitFor(() => expect(rowsOf(canvas, 'Older')).toHaveLength(15));
    await expect(new Set(rowsOf(canvas, 'Older')).size).toBe(15);
    await expect(page.sentOf(getBlogArchives)).toBe(1);
    page.goOffline();
    await userEvent.click(older.getByRole('button', { name: '2025' }));
    await expect(await older.findByRole('alert')).toHaveTextContent('The stories of this year did not load.');
    page.goOnline();
    await userEvent.click(older.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(rowsOf(canvas, 'Older')).toEqual(['A quiet evening']));
  },
};

export const Empty: Story = {
  args: { states: [noArticles({})] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No stories here yet')).toBeVisible();
    await expect(canvas.queryByRole('region', { name: 'Older' })).toBeNull();
  },
};

export const NotLoaded: Story = {
  args: { failing: [getBlogOverview] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The stories did not load')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByRole('heading', { level: 2, name: 'I play for one person' })).toBeVisible();
  },
};

export const GermanPhone: Story = {
  globals: { language: 'de', viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Magazin' })).toBeVisible();
    await waitFor(() => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth));
  },
};
