import { guestBoughtVideo, noVideos } from '@lounge/mock-api/states';
import { videoList, videoSortOrder } from '@lounge/protocol/content/videos';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, waitFor, within } from 'storybook/test';
import { robin } from '../harness/robin.ts';
import { onSite, testPageOf, type SiteStoryArgs } from '../harness/site-story.tsx';

const meta = {
  title: 'Screens/VideoLists',
  tags: ['!autodocs'],
  args: { entry: 'videos/all-videos/' },
  ...onSite,
} satisfies Meta<SiteStoryArgs>;
export default meta;

type Story = StoryObj<SiteStoryArgs>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const page = (canvas: Canvas) => within(canvas.getByRole('main'));
const tiles = (canvas: Canvas) => page(canvas).getAllByRole('article');
const found = (canvas: Canvas, text: string) => waitFor(() => expect(page(canvas).getByText(text)).toBeVisible());
const searchOf = (context: Parameters<typeof testPageOf>[0]): string =>
  testPageOf(context).router.state.location.search;
/** The heading of a list, and its first page. */
const expectList = async (canvas: Canvas, name: string) => {
  await expect(page(canvas).getByRole('heading', { level: 1, name })).toBeVisible();
  await waitFor(() => expect(tiles(canvas)).toHaveLength(16));
};
const likesOf = (canvas: Canvas) =>
  tiles(canvas).map((tile) => Number(/([\d,]+) likes/.exec(tile.textContent)?.[1]?.replace(',', '')));

/** @spec screen:videos.all-videos 1, feature:videos.browse 5 */
export const Default: Story = {
  play: async ({ canvas, userEvent, loaded }) => {
    await expect(page(canvas).getByRole('heading', { level: 1, name: 'All videos' })).toBeVisible();
    await found(canvas, '894 videos');
    await expect(tiles(canvas)).toHaveLength(16);
    const likes = likesOf(canvas);
    await expect(likes).toEqual(likes.toSorted((one, other) => other - one));
    await expect(page(canvas).getByRole('combobox', { name: 'Order' })).toHaveValue('topRated');
    await userEvent.click(page(canvas).getByRole('button', { name: 'Show more' }));
    await waitFor(() => expect(tiles(canvas)).toHaveLength(32));
    await expect(searchOf({ loaded })).toBe('?page=2');
  },
};

/**
 * A filter is in the address, begins with the first page, and is taken off by its chip.
 * @spec component:VideoFilter 3, 5
 */
export const Filtered: Story = {
  play: async ({ canvas, userEvent, loaded }) => {
    const filter = within(page(canvas).getByRole('form', { name: 'Filter' }));
    // A filter is added to those of the page that is shown, which follows the address.
    const chip = (name: string) => page(canvas).queryByRole('link', { name: `Remove the filter ${name}` });
    await userEvent.click(filter.getByRole('checkbox', { name: 'Men' }));
    await waitFor(() => expect(searchOf({ loaded })).toBe('?filter=gender%3Amale'));
    await waitFor(() => expect(chip('Men')).toBeVisible());
    await userEvent.click(filter.getByRole('checkbox', { name: 'On sale' }));
    await waitFor(() => expect(searchOf({ loaded })).toBe('?filter=sale&filter=gender%3Amale'));
    await waitFor(() => expect(chip('On sale')).toBeVisible());
    await userEvent.click(filter.getByRole('checkbox', { name: 'Men' }));
    await waitFor(() => expect(searchOf({ loaded })).toBe('?filter=sale&filter=gender%3Anone'));
    await waitFor(() => expect(chip('Men')).toBeNull());
    await userEvent.click(page(canvas).getByRole('link', { name: 'Remove the filter On sale' }));
    await found(canvas, '894 videos');
  },
};

/** Videos that performers recommend. @spec feature:videos.recommendations 2 */
export const Recommended: Story = {
  play: async ({ canvas, userEvent, loaded }) => {
    await userEvent.click(page(canvas).getByRole('checkbox', { name: 'Recommended by performers' }));
    await waitFor(() => expect(searchOf({ loaded })).toBe('?filter=recommended'));
    const rows = await testPageOf({ loaded }).world.database.reader.query(
      'select count(*) as n from video where "isPromoted" = 1',
      [],
    );
    await found(canvas, `${String((rows[0] as { n: number }).n)} videos`);
  },
};

/** All orders of the query are offered. @spec component:VideoFilter 7, feature:videos.filter 3 */
export const Orders: Story = {
  play: async ({ canvas, userEvent, loaded }) => {
    const order = page(canvas).getByRole<HTMLSelectElement>('combobox', { name: 'Order' });
    const offered = [...order.options].map(({ value }) => value);
    await expect(offered.toSorted()).toEqual(videoSortOrder.values.toSorted());
    await expect(offered).toHaveLength(12);
    await userEvent.selectOptions(order, 'Shortest');
    await waitFor(() => expect(searchOf({ loaded })).toBe('?sort=shortest'));
    const seconds = () =>
      tiles(canvas).map((tile) => {
        const [, minutes = '', rest = ''] = /(\d+):(\d\d)/.exec(tile.textContent) ?? [];
        return Number(minutes) * 60 + Number(rest);
      });
    await waitFor(() => expect(seconds()).toEqual(seconds().toSorted((one, other) => one - other)));
  },
};

/** A slider is searched for when it has rested. */
export const ByLength: Story = {
  play: async ({ canvas, loaded }) => {
    const [from, to] = page(canvas).getAllByRole('slider');
    await fireEvent.input(from as HTMLElement, { target: { value: '600' } });
    await fireEvent.input(to as HTMLElement, { target: { value: '900' } });
    await waitFor(() => expect(searchOf({ loaded })).toBe('?from=600&to=900'));
    await expect(page(canvas).getByRole('link', { name: 'Remove the filter 10 to 15 min' })).toBeVisible();
    await waitFor(() => expect(tiles(canvas).length).toBeGreaterThan(3));
  },
};

/** Free clips begin with women, which shows and can be taken off. @spec screen:videos.free-clips 1 */
export const FreeClips: Story = {
  args: { entry: 'videos/free-clips/' },
  play: async ({ canvas, userEvent, loaded }) => {
    await expect(page(canvas).getByRole('combobox', { name: 'Order' })).toHaveValue('newest');
    await expect(page(canvas).getByRole('checkbox', { name: 'Women' })).toBeChecked();
    await waitFor(() => expect(tiles(canvas)).toHaveLength(16));
    for (const tile of tiles(canvas)) await expect(tile).toHaveTextContent('Free');
    await userEvent.click(page(canvas).getByRole('link', { name: 'Remove the filter Women' }));
    await waitFor(() => expect(searchOf({ loaded })).toBe('?filter=gender%3Anone'));
    await waitFor(() => expect(page(canvas).getByRole('checkbox', { name: 'Women' })).not.toBeChecked());
  },
};

/** @spec screen:videos.video-trends 1 */
export const Trends: Story = {
  args: { entry: 'videos/video-trends/' },
  play: async ({ canvas }) => {
    await expectList(canvas, 'Trending videos');
    await expect(page(canvas).getByText('What people watched in the last 8 days.')).toBeVisible();
    await expect(page(canvas).getByRole('combobox', { name: 'Order' })).toHaveValue('topTrending');
    for (const tile of tiles(canvas)) await expect(within(tile).queryByText('Trending')).toBeNull();
    await expect(await page(canvas).findByText(/^\d+ videos$/)).toHaveTextContent('75 videos');
  },
};

/** @spec screen:videos.on-sale 1 */
export const OnSale: Story = {
  args: { entry: 'videos/on-sale/' },
  play: async ({ canvas }) => {
    await expectList(canvas, 'Videos on sale');
    await expect(page(canvas).getByRole('combobox', { name: 'Order' })).toHaveValue('newest');
    for (const tile of tiles(canvas)) await expect(tile.querySelector('s')).toBeVisible();
  },
};

/** @spec screen:videos.new-videos 1 */
export const New: Story = {
  args: { entry: 'videos/new-videos/' },
  play: async ({ canvas }) => {
    await expectList(canvas, 'New videos');
    await expect(page(canvas).getByRole('combobox', { name: 'Order' })).toHaveValue('newest');
    await waitFor(() => expect(tiles(canvas)[0]).toHaveTextContent('New'));
  },
};

/** @spec screen:videos.vip-videos 1 */
export const Vip: Story = {
  args: { entry: 'videos/vip-videos/' },
  play: async ({ canvas }) => {
    await expectList(canvas, 'VIP videos');
    await expect(page(canvas).getByRole('combobox', { name: 'Order' })).toHaveValue('topRated');
    const likes = likesOf(canvas);
    await expect(likes).toEqual(likes.toSorted((one, other) => other - one));
  },
};

/** The order that a guest chose is there on the next visit; a list of what is not bought yet leaves out the rest. */
export const OfAGuest: Story = {
  args: {
    entry: 'videos/vip-videos/',
    guestId: 7,
    states: [robin, guestBoughtVideo({ guestId: 7, videoId: 5001 })],
  },
  play: async ({ canvas, userEvent, loaded }) => {
    const order = () => page(canvas).getByRole('combobox', { name: 'Order' });
    await userEvent.selectOptions(order(), 'Longest');
    await waitFor(() => expect(searchOf({ loaded })).toBe('?sort=longest'));
    await testPageOf({ loaded }).router.navigate('/en/videos/vip-videos/');
    await waitFor(() => expect(order()).toHaveValue('longest'));
    await testPageOf({ loaded }).router.navigate('/en/videos/all-videos/');
    await found(canvas, '894 videos');
    await userEvent.click(page(canvas).getByRole('checkbox', { name: 'Without what I bought' }));
    await found(canvas, '893 videos');
  },
};

/** Nothing fits: the way out takes all filters off. */
export const NothingFits: Story = {
  args: { entry: 'videos/all-videos/?filter=tag%3Aunheard' },
  play: async ({ canvas, userEvent }) => {
    await expect(page(canvas).getByText('No video fits these filters')).toBeVisible();
    await userEvent.click(page(canvas).getByRole('link', { name: 'Clear all filters' }));
    await found(canvas, '894 videos');
  },
};

export const Empty: Story = {
  args: { states: [noVideos({})] },
  play: async ({ canvas }) => {
    await expect(page(canvas).getByText('There is no video here yet')).toBeVisible();
  },
};

export const NotLoaded: Story = {
  args: { failing: [videoList] },
  play: async ({ canvas }) => {
    await expect(page(canvas).getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

export const UnknownFilter: Story = {
  args: { entry: 'videos/all-videos/?filter=robots&page=3' },
  play: async ({ canvas }) => {
    await expect(
      page(canvas).getByText('This address has a filter that we do not know. The list leaves it out.'),
    ).toBeVisible();
    await waitFor(() => expect(tiles(canvas)).toHaveLength(48));
  },
};

/** The filter of a phone is a sheet whose button names the result. */
export const OnAPhone: Story = {
  args: { entry: 'videos/video-trends/' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent, loaded }) => {
    await userEvent.click(page(canvas).getByRole('button', { name: 'Filter' }));
    const sheet = within(await canvas.findByRole('dialog', { name: 'Filter' }));
    await userEvent.click(sheet.getByRole('checkbox', { name: 'Free' }));
    await waitFor(() => expect(searchOf({ loaded })).toBe('?filter=free'));
    await userEvent.click(await sheet.findByRole('button', { name: /^Show \d+ videos$/ }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
  },
};
