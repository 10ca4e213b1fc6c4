import { BlogArchive } from '@lounge/kit/blog-archive';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { blogArchiveExample } from '../../../packages/kit/src/blog-archive/example.ts';

const categories = [
  { label: 'Latest', total: 130, href: '#latest', current: true },
  { label: 'News', total: 32, href: '#news' },
  { label: 'Interviews', total: 18, href: '#interviews' },
];

const meta = {
  title: 'Kit/BlogArchive',
  component: BlogArchive,
  args: { ...blogArchiveExample, onYear: fn(), onMore: fn() },
} satisfies Meta<typeof BlogArchive>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The first page is given, and nothing asks for it; the button asks for the second one, of nine. @spec component:BlogArchive 3-5 */
export const Default: Story = {
  play: async ({ canvas, args, userEvent }) => {
    const rows = canvas.getAllByRole('listitem');
    await expect(rows).toHaveLength(5);
    const first = within(rows[0] as HTMLElement);
    await expect(first.getByText('12 Nov')).toBeVisible();
    await expect(first.getByRole('link', { name: /^Candle light/ })).toHaveAttribute('href', '#candle-light');
    await expect(first.getByText('Contests')).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('5 of 64 in 2026');
    await expect(args.onMore).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Show 9 more' }));
    await expect(args.onMore.mock.calls).toEqual([[{ year: 2026, page: 2 }]]);
  },
};

/** Another year is a choice; the chosen one is not asked for again. */
export const Years: Story = {
  play: async ({ canvas, args, userEvent }) => {
    const years = within(canvas.getByRole('group', { name: 'Years' }));
    await userEvent.click(years.getByRole('button', { name: '2026', pressed: true }));
    await expect(args.onYear).not.toHaveBeenCalled();
    await userEvent.click(years.getByRole('button', { name: '2025', pressed: false }));
    await expect(args.onYear.mock.calls).toEqual([[{ year: 2025 }]]);
  },
};

/** Years as links, of a month that has its own words. */
export const OfAMonth: Story = {
  args: { yearHref: (year) => `#${year}`, period: 'November 2026', total: 5 },
  play: async ({ canvas }) => {
    const years = within(canvas.getByRole('group', { name: 'Years' }));
    await expect(years.getByRole('link', { name: '2025' })).toHaveAttribute('href', '#2025');
    await expect(years.getByRole('link', { name: '2026', current: true })).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('5 of 5 in November 2026');
  },
};

/** Months as headings, categories with their totals, and a last page that is shorter. */
export const Months: Story = {
  tags: ['shot'],
  args: { hasMonths: true, categories, total: 9, page: 3 },
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'November',
      'October',
    ]);
    const names = within(canvas.getByRole('navigation', { name: 'Categories' }));
    await expect(names.getByRole('link', { name: 'News 32' })).toHaveAttribute('href', '#news');
    await expect(names.getByRole('link', { current: true })).toHaveTextContent('Latest 130');
    await userEvent.click(canvas.getByRole('button', { name: 'Show 4 more' }));
    await expect(args.onMore.mock.calls).toEqual([[{ year: 2026, page: 4 }]]);
  },
};

/** All stories of a year are shown. */
export const Whole: Story = {
  args: { total: 5 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('5 of 5 in 2026');
    await expect(canvas.queryByRole('button', { name: /^Show/ })).toBeNull();
  },
};

/** @spec component:BlogArchive 1 */
export const Loading: Story = {
  tags: ['shot'],
  args: { entries: null, total: 0 },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('[aria-busy="true"]')).not.toBeNull();
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading older stories');
    await expect(canvas.getByRole('button', { name: '2026', pressed: true })).toBeVisible();
    await expect(canvas.queryByRole('link')).toBeNull();
    await expect(canvas.queryByText(/of 0/)).toBeNull();
  },
};

/** @spec component:BlogArchive 2 */
export const Empty: Story = {
  tags: ['shot'],
  args: { entries: [], total: 0, year: 2024 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('No stories in 2024.');
    await expect(canvas.getByRole('button', { name: '2026', pressed: false })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Show/ })).toBeNull();
  },
};

/** The next page on its way, one that did not load, and a year that did not load. */
export const Failed: Story = {
  tags: ['shot'],
  args: { entries: blogArchiveExample.entries.slice(0, 2) },
  render: (args) => (
    <>
      <BlogArchive {...args} isLoadingMore data-testid="more" />
      <BlogArchive {...args} failed data-testid="page" />
      <BlogArchive {...args} entries={null} failed data-testid="year" />
    </>
  ),
  play: async ({ canvas, args, userEvent }) => {
    const more = within(canvas.getByTestId('more')).getByRole('button', { name: 'Show 9 more' });
    await userEvent.click(more);
    await expect(args.onMore).not.toHaveBeenCalled();
    const page = within(canvas.getByTestId('page'));
    await expect(page.getByRole('status')).toHaveTextContent('More did not load. What is there stays.');
    await expect(page.getAllByRole('listitem')).toHaveLength(2);
    await userEvent.click(page.getByRole('button', { name: 'Try again' }));
    await expect(args.onMore.mock.calls).toEqual([[{ year: 2026, page: 2 }]]);
    const year = within(canvas.getByTestId('year'));
    await expect(year.getByRole('alert')).toHaveTextContent('The stories of this year did not load.');
    await userEvent.click(year.getByRole('button', { name: 'Try again' }));
    await expect(args.onYear.mock.calls).toEqual([[{ year: 2026 }]]);
    await expect(canvas.getByTestId('year')).not.toHaveAttribute('aria-busy');
  },
};

export const GermanBrasa: Story = {
  globals: { language: 'de', brand: 'brasa', theme: 'light' },
  tags: ['shot'],
  args: { hasMonths: true },
};
