import { aCategory } from '@lounge/mock-api/states';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { onSite, testPageOf, type SiteStoryArgs } from '../../harness/site-story.tsx';

const meta = {
  title: 'Screens/Category',
  tags: ['!autodocs'],
  args: { entry: 'categories/musicians/' },
  ...onSite,
} satisfies Meta<SiteStoryArgs>;
export default meta;

type Story = StoryObj<SiteStoryArgs>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const page = (canvas: Canvas) => within(canvas.getByRole('main'));
const names = (canvas: Canvas) =>
  page(canvas)
    .queryAllByRole('article')
    .map((tile) => within(tile).getByRole('link').textContent);

/** @spec screen:category.details 1-2, feature:performers.categories 1 */
export const Default: Story = {
  args: { entry: 'categories/musicians/' },
  play: async ({ canvas, userEvent, loaded }) => {
    await expect(page(canvas).getByRole('heading', { level: 1, name: 'Musicians' })).toBeVisible();
    await expect(page(canvas).getByText('Piano, guitar, records: evenings that you can hear.')).toBeVisible();
    await expect(page(canvas).getAllByRole('article')).toHaveLength(18);
    await expect(page(canvas).getByRole('link', { name: /^Musicians ?18$/ })).toHaveAttribute('aria-current', 'page');
    await userEvent.click(page(canvas).getByRole('checkbox', { name: /^Online now / }));
    await waitFor(() => expect(names(canvas).length).toBeLessThan(18));
    await expect(testPageOf({ loaded }).router.state.location.search).toBe('?filter=online');
  },
};

/**
 * Later pages are appended; a filter begins with the first page.
 * @spec screen:category.details 3
 */
export const ManyPages: Story = {
  args: {
    entry: 'categories/talks/',
    states: [aCategory({ id: 60, slug: 'talks', title: 'Talks', text: 'In English.', conditions: ['language:en'] })],
  },
  play: async ({ canvas, userEvent, loaded }) => {
    const tiles = () => page(canvas).getAllByRole('article');
    await expect(page(canvas).getByRole('heading', { level: 1, name: 'Talks' })).toBeVisible();
    await expect(tiles()).toHaveLength(24);
    await userEvent.click(page(canvas).getByRole('button', { name: 'Show more' }));
    await waitFor(() => expect(tiles()).toHaveLength(48));
    await userEvent.click(page(canvas).getByRole('checkbox', { name: /^Online now / }));
    await waitFor(() => expect(testPageOf({ loaded }).router.state.location.search).toBe('?filter=online'));
    await waitFor(() => expect(tiles()).toHaveLength(24));
  },
};

/** The default category and that of new performers have pages as others do. @spec screen:category.details 4 */
export const ByTheirIds: Story = {
  args: { entry: 'categories/live-now/' },
  play: async ({ canvas, loaded }) => {
    const { router, world } = testPageOf({ loaded });
    const rows = (await world.database.reader.query(
      'select slug from category where id in (3, 88) order by id',
      [],
    )) as readonly { readonly slug: string }[];
    await expect(rows.map(({ slug }) => slug)).toEqual(['live-now', 'new-faces']);
    await expect(page(canvas).getByText('66 performers', { selector: 'header *' })).toBeVisible();
    await router.navigate('/en/categories/new-faces/');
    await expect(await page(canvas).findByRole('heading', { level: 1, name: 'New faces' })).toBeVisible();
    await expect(page(canvas).getByText('8 performers', { selector: 'header *' })).toBeVisible();
  },
};

/** A category that does not exist is a page that does not exist. */
export const Unknown: Story = {
  args: { entry: 'categories/nowhere/' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible();
    await expect(page(canvas).queryByRole('article')).toBeNull();
    await expect(page(canvas).queryByRole('checkbox')).toBeNull();
  },
};
