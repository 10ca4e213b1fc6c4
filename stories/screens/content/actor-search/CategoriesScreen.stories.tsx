import { noCategories } from '@lounge/mock-api/states';
import { collections } from '@lounge/protocol/content/actor-search';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { onSite, testPageOf, type SiteStoryArgs } from '../../harness/site-story.tsx';

const meta = {
  title: 'Screens/Categories',
  tags: ['!autodocs'],
  args: { entry: 'categories/' },
  ...onSite,
} satisfies Meta<SiteStoryArgs>;
export default meta;

type Story = StoryObj<SiteStoryArgs>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const page = (canvas: Canvas) => within(canvas.getByRole('main'));

/** @spec screen:category.overview 1, feature:performers.categories 2 */
export const Default: Story = {
  args: { entry: 'categories/' },
  play: async ({ canvas, userEvent, loaded }) => {
    await expect(page(canvas).getByRole('heading', { level: 1, name: 'Categories' })).toBeVisible();
    await expect(page(canvas).getAllByRole('article')).toHaveLength(11);
    await expect(page(canvas).getByRole('link', { name: 'Musicians' }).closest('article')).toHaveTextContent(
      '18 performers',
    );
    await userEvent.click(page(canvas).getByRole('link', { name: 'Musicians' }));
    await waitFor(() =>
      expect(testPageOf({ loaded }).router.state.location.pathname).toBe('/en/categories/musicians/'),
    );
  },
};
export const None: Story = {
  args: { entry: 'categories/', states: [noCategories({})] },
  play: async ({ canvas }) => {
    await expect(page(canvas).getByRole('heading', { name: 'Nobody here yet' })).toBeVisible();
  },
};
export const NotLoaded: Story = {
  args: { entry: 'categories/', failing: [collections] },
  play: async ({ canvas }) => {
    await expect(page(canvas).getByRole('heading', { name: 'The list did not load' })).toBeVisible();
  },
};
