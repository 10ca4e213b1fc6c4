import { setPresence } from '@lounge/mock-api';
import { aPerformer, noPerformerIsOnline } from '@lounge/mock-api/states';
import { topCams } from '@lounge/protocol/content/actors';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { livePageOf, onSite, testPageOf, type SiteStoryArgs } from '../../harness/site-story.tsx';

const meta = {
  title: 'Screens/Top cams',
  tags: ['!autodocs'],
  args: { entry: 'top-cams/top-favourites/' },
  ...onSite,
} satisfies Meta<SiteStoryArgs>;
export default meta;

type Story = StoryObj<SiteStoryArgs>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const page = (canvas: Canvas) => within(canvas.getByRole('main'));
const ranksOf = (canvasElement: HTMLElement) =>
  [...canvasElement.querySelectorAll('main [data-part="rank"]')].map((rank) => Number(rank.textContent));

/** A performer whose every number is known, in the first place of each list. */
const first = aPerformer({
  id: 1,
  name: 'Noor Vega',
  isOnline: true,
  countRatings: 412,
  satisfactionRate: 100,
  videoCallPoints: 9_000_000,
});

/** Expects everything that a tile of Noor shows. */
const expectNoor = async (canvas: Canvas) => {
  const link = page(canvas).getByRole('link', { name: 'Noor Vega' });
  await expect(link).toHaveAttribute('href', '/en/amateur/noor-vega/');
  const tile = link.closest<HTMLElement>('[id^="cam-"]') ?? document.body;
  await expect(tile.querySelector('img')).not.toBeNull();
  await expect(tile.querySelector('[data-state="online"]')).not.toBeNull();
  await expect(within(tile).getByText(/31 · 100% of 412 ratings/)).toBeVisible();
  for (const text of ['English, German', '4,812 pins', '9,000,000 points'])
    await expect(within(tile).getByText(text)).toBeVisible();
  await expect(within(tile).getByText('Video call')).toBeVisible();
  await expect(tile).toHaveTextContent(/24/);
};

/** Ranks and the filter, which is in the address and keeps the ranks of the whole list. */
const expectFilter = async (
  canvas: Canvas,
  canvasElement: HTMLElement,
  user: { click: (element: Element) => Promise<void> },
) => {
  const ranks = ranksOf(canvasElement);
  await expect(ranks).toEqual(ranks.map((_, at) => at + 1));
  await user.click(page(canvas).getByRole('link', { name: 'Online only' }));
  await waitFor(() => expect(ranksOf(canvasElement).length).toBeLessThan(ranks.length));
  for (const tile of page(canvas).getAllByRole('article')) await expect(tile).toHaveAttribute('data-state', 'online');
  await user.click(page(canvas).getByRole('link', { name: 'Everybody' }));
  await waitFor(() => expect(ranksOf(canvasElement)).toEqual(ranks));
};

/** @spec screen:top-cams.best-chats 1-2, rule:rating-min-10 */
export const BestChats: Story = {
  args: {
    entry: 'top-cams/best-chats/',
    states: [first, aPerformer({ id: 900, name: 'Nora', countRatings: 9, satisfactionRate: 100 })],
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(page(canvas).getByRole('heading', { level: 1, name: 'Best chats' })).toBeVisible();
    await expectNoor(canvas);
    // Fewer than ten ratings count for nothing.
    await expect(page(canvas).queryByRole('link', { name: 'Nora' })).toBeNull();
    await expectFilter(canvas, canvasElement, userEvent);
  },
};

/** @spec screen:top-cams.top-100 1-2, feature:performers.top-cams 4 */
export const Top100: Story = {
  args: {
    entry: 'top-cams/top-100/',
    states: [first, aPerformer({ id: 2, name: 'Nora', countRatings: 9, satisfactionRate: 100, city: 'Porto' })],
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(page(canvas).getByRole('heading', { level: 1, name: 'Top 100' })).toBeVisible();
    await expectNoor(canvas);
    const nora = page(canvas).getByRole('link', { name: 'Nora' }).closest('article');
    await expect(nora).not.toHaveTextContent(/ratings/);
    await expect(nora?.parentElement).toHaveTextContent(/English, German/);
    await expectFilter(canvas, canvasElement, userEvent);
  },
};

/** @spec screen:top-cams.top-favourites 1-2, component:TopCamTile 8 */
export const TopFavourites: Story = {
  args: { states: [first, aPerformer({ id: 2, name: 'Nora', countRatings: 9 })] },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const lists = within(page(canvas).getByRole('navigation', { name: 'Top lists' })).getAllByRole('link');
    await expect(lists.map(({ textContent }) => textContent)).toEqual([
      'Best chats',
      'Top 100',
      'Most pinned',
      'Top video calls',
    ]);
    await expect(lists[2]).toHaveAttribute('aria-current', 'page');
    await expectNoor(canvas);
    await expect(page(canvas).getByRole('link', { name: 'Nora' }).closest('article')).not.toHaveTextContent(/ratings/);
    await expectFilter(canvas, canvasElement, userEvent);
  },
};

/** @spec screen:top-cams.top-videocall 1-2 */
export const TopVideocall: Story = {
  args: {
    entry: 'top-cams/top-videocall/',
    states: [first, aPerformer({ id: 2, name: 'Nora', countRatings: 9, videoCallPoints: 8_000_000 })],
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expectNoor(canvas);
    await expect(page(canvas).getByRole('link', { name: 'Nora' }).closest('article')).not.toHaveTextContent(/ratings/);
    await expectFilter(canvas, canvasElement, userEvent);
  },
};

/** Who goes offline leaves the list of those online; the tile of the whole list says so. */
export const SomebodyGoes: Story = {
  args: { entry: 'top-cams/top-favourites/?online=1', states: [noPerformerIsOnline({}), first] },
  play: async ({ canvas, loaded }) => {
    const { world } = await livePageOf({ loaded });
    await expect(page(canvas).getByRole('link', { name: 'Noor Vega' })).toBeVisible();
    await setPresence(world, 1, false);
    await waitFor(() =>
      expect(page(canvas).getByRole('heading', { name: 'Nobody of this list is online' })).toBeVisible(),
    );
    await testPageOf({ loaded }).router.navigate('/en/top-cams/top-favourites/');
    await waitFor(() =>
      expect(page(canvas).getByRole('link', { name: 'Noor Vega' }).closest('article')).toHaveAttribute(
        'data-state',
        'offline',
      ),
    );
  },
};

export const NotLoaded: Story = {
  args: { failing: [topCams] },
  play: async ({ canvas }) => {
    await expect(page(canvas).getByRole('heading', { name: 'The list did not load' })).toBeVisible();
    await expect(page(canvas).getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

export const German: Story = {
  globals: { language: 'de', brand: 'brasa' },
  play: async ({ canvas }) => {
    await expect(page(canvas).getByRole('heading', { level: 1, name: 'Am häufigsten angepinnt' })).toBeVisible();
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await waitFor(() => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth));
  },
};
