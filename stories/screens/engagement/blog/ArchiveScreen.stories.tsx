import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { onSite, testPageOf, type SiteStoryArgs } from '../../harness/site-story.tsx';
import { magazine } from './articles.ts';

const meta = {
  title: 'Screens/MagazineArchive',
  tags: ['!autodocs'],
  args: { entry: 'blog/archive/2026/', states: magazine },
  ...onSite,
} satisfies Meta<SiteStoryArgs>;
export default meta;

type Story = StoryObj<SiteStoryArgs>;

/**
 * The archive of a year by its months, nine of a page, and the ways to months and years; a year without stories offers the others.
 * @spec screen:blog.archive 1, feature:blog.archive 2
 */
export const Default: Story = {
  args: { entry: 'blog/archive/2026/' },
  play: async ({ canvas, loaded }) => {
    const { router } = testPageOf({ loaded });
    const main = within(canvas.getByRole('main'));
    const rows = () =>
      main
        .getAllByRole('listitem')
        .filter(({ dataset }) => dataset['part'] === 'row')
        .map((row) => within(row).getByRole('link').textContent);
    await expect(canvas.getByRole('heading', { level: 1, name: 'Stories of 2026' })).toBeVisible();
    await expect(main.getByRole('heading', { level: 2, name: 'November' })).toBeVisible();
    await expect(rows()).toHaveLength(9);
    await userEvent.click(main.getByRole('button', { name: 'Show 6 more' }));
    await waitFor(() => expect(rows()).toHaveLength(15));
    await userEvent.click(main.getByRole('link', { name: '2025' }));
    await waitFor(() => expect(rows()).toEqual(['A quiet evening']));
    await userEvent.click(main.getByRole('link', { name: 'May 1' }));
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Stories of May 2025' })).toBeVisible();
    await expect(main.getByText('1 of 1 in May 2025')).toBeVisible();
    await router.navigate('/en/blog/archive/2025/05/');
    await waitFor(() => expect(router.state.location.pathname).toBe('/en/blog/archive/2025/5/'));
    await router.navigate('/en/blog/archive/1/');
    await expect(await canvas.findByText('No stories in 1.')).toBeVisible();
    await expect(main.getByRole('link', { name: '2026' })).toHaveAttribute('href', '/en/blog/archive/2026/');
  },
};
