import { anAlbumOfPerformer, aPerformer, aVideoOfPerformer } from '@lounge/mock-api/states';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { onSite, testPageOf, type SiteStoryArgs } from '../../harness/site-story.tsx';

const ofQuilla = { actorId: 9101, likes: 3 };

const meta = {
  title: 'Screens/SearchFilter',
  tags: ['!autodocs'],
  args: {
    entry: 'search/videos/quilla/',
    guestId: null,
    states: [
      aPerformer({ id: 9101, name: 'Quilla Vex' }),
      aVideoOfPerformer({ id: 95001, ...ofQuilla, title: 'Morning', price: 0 }),
      aVideoOfPerformer({ id: 95002, ...ofQuilla, title: 'Noon', price: 1000 }),
      aVideoOfPerformer({ id: 95003, ...ofQuilla, title: 'Night', price: 2600 }),
      anAlbumOfPerformer({ id: 91001, actorId: 9101, title: 'Attic', price: 1200 }),
      anAlbumOfPerformer({ id: 91002, actorId: 9101, title: 'Cellar', price: 2600 }),
    ],
  },
  ...onSite,
} satisfies Meta<SiteStoryArgs>;
export default meta;

type Story = StoryObj<SiteStoryArgs>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const videosTab = (canvas: Canvas) =>
  within(canvas.getByRole('navigation', { name: 'Types of results' })).getByRole('link', { name: /^Videos/ });

/** Each choice is an address, to which back returns; number, tab and list say the same. */
export const ByPrice: Story = {
  play: async ({ canvas, ...context }) => {
    const { router } = testPageOf(context);
    const isShown = (count: number, search: string) =>
      waitFor(async () => {
        await expect(router.state.location.search).toBe(search);
        await expect(canvas.getByText(`${count} ${count === 1 ? 'result' : 'results'}`)).toBeVisible();
        await expect(videosTab(canvas)).toHaveTextContent(`Videos${count}`);
        await expect(canvas.getAllByRole('article')).toHaveLength(count);
      });
    await isShown(3, '');
    await userEvent.click(canvas.getByRole('radio', { name: 'Up to 10 coins' }));
    await isShown(2, '?price=1000');
    await userEvent.click(canvas.getByRole('link', { name: 'Newest first' }));
    await isShown(2, '?price=1000&sort=released');
    // The same number of results: only the order says that the page is there.
    await canvas.findByRole('link', { name: 'Newest first', current: true });
    await userEvent.click(canvas.getByRole('radio', { name: 'Free' }));
    await isShown(1, '?price=0&sort=released');
    await expect(canvas.getByRole('link', { name: 'Morning' })).toBeVisible();
    await router.navigate(-1);
    await isShown(2, '?price=1000&sort=released');
    await userEvent.click(canvas.getByRole('link', { name: 'Remove the filter Up to 10 coins' }));
    await isShown(3, '?sort=released');
  },
};

/** A video of these is 12 minutes long. */
export const ByLength: Story = {
  args: { entry: 'search/videos/quilla/?price=2000&length=10-20' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(2);
    await expect(canvas.getByRole('radio', { name: '10 to 20 min' })).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: '30 min and longer' }));
    await expect(await canvas.findByRole('heading', { name: 'No video fits this filter' })).toBeVisible();
    await expect(videosTab(canvas)).toHaveTextContent('Videos0');
    await userEvent.click(canvas.getByRole('link', { name: 'Clear the filter' }));
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(3));
  },
};

/** Albums have no length; on a phone the filter is behind a button, which says what it finds. */
export const AlbumsOnAPhone: Story = {
  args: { entry: 'search/pictures/quilla/' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Filter' }));
    const sheet = within(await canvas.findByRole('dialog', { name: 'Filter' }));
    await expect(sheet.queryByRole('radiogroup', { name: 'Length' })).toBeNull();
    await userEvent.click(sheet.getByRole('radio', { name: 'Up to 20 coins' }));
    await userEvent.click(await sheet.findByRole('button', { name: 'Show 1 album' }));
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(1));
    await expect(canvas.getByRole('link', { name: 'Attic' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Filter (1)' })).toBeVisible();
  },
};
