import { setPresence } from '@lounge/mock-api';
import { statesIn, pushByType } from '@lounge/mock-api/dev-console';
import { guestIsLoggedIn, noPerformerIsOnline } from '@lounge/mock-api/states';
import { onlineModels } from '@lounge/protocol/content/actors';
import { getSpinWheel } from '@lounge/protocol/engagement/spin-wheel';
import { getJumbotronHomepage } from '@lounge/protocol/engagement/teasers';
import { getHomeRows } from '@lounge/protocol/foundation/page';
import { getTileGrid, storeTileGridSettings } from '@lounge/protocol/engagement/tile-grid';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { livePageOf, onSite, testPageOf, type SiteStoryArgs } from '../harness/site-story.tsx';

const meta = {
  title: 'Screens/Home/States',
  tags: ['!autodocs'],
  ...onSite,
} satisfies Meta<SiteStoryArgs>;
export default meta;

type Story = StoryObj<SiteStoryArgs>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const live = (canvas: Canvas) => within(canvas.getByRole('region', { name: 'Live now' }));
const tonight = (canvas: Canvas) => within(canvas.getByRole('region', { name: 'Tonight' }));
const tileOf = (canvas: Canvas, name: string) => tonight(canvas).getByRole('link', { name }).closest('article');
const namesIn = (section: ReturnType<typeof live>) => section.getAllByRole('link').map((link) => link.textContent);

/** Rewards that do not load are left out, and nothing is said. @spec component:SpinWheel 11 */
export const RewardsDoNotLoad: Story = {
  args: { guestId: 7, states: [guestIsLoggedIn({ guestId: 7, token: 'story' })], failing: [getSpinWheel] },
  play: async ({ canvas, loaded }) => {
    const { sentOf } = await livePageOf({ loaded });
    await waitFor(() => expect(sentOf(getSpinWheel)).toBeGreaterThan(0));
    await expect(live(canvas).getAllByRole('link').length).toBeGreaterThan(0);
    await expect(canvas.queryByRole('region', { name: 'Rewards' })).toBeNull();
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

/** @spec socket:actorOnline, state:actor-online 1, query:models.online */
export const SomebodyComesOnline: Story = {
  play: async ({ canvas, loaded }) => {
    const { world } = await livePageOf({ loaded });
    await setPresence(world, 110, false);
    await waitFor(() => expect(tileOf(canvas, 'Ravenna')).toHaveAttribute('data-state', 'offline'));
    await waitFor(() => expect(live(canvas).getByText('65 performers')).toBeVisible());
    await setPresence(world, 110, true);
    await waitFor(() => expect(tileOf(canvas, 'Ravenna')).toHaveAttribute('data-state', 'online'));
    // The row reads those who came online in batches of two seconds.
    await waitFor(() => expect(live(canvas).getByText('66 performers')).toBeVisible());
  },
};

/** @spec socket:actorOffline, component:PerformerTile 1-2, 19 */
export const SomebodyGoes: Story = {
  play: async ({ canvas, loaded }) => {
    const { world } = await livePageOf({ loaded });
    await expect(namesIn(live(canvas))).toContain('Wanda');
    await setPresence(world, 102, false);
    await waitFor(() => expect(namesIn(live(canvas))).not.toContain('Wanda'));
    await expect(live(canvas).getByText('65 performers')).toBeVisible();
    await expect(tileOf(canvas, 'Wanda')).toHaveAttribute('data-state', 'offline');
    await setPresence(world, 102, true);
    await waitFor(() => expect(tileOf(canvas, 'Wanda')).toHaveAttribute('data-state', 'online'));
  },
};

/** @spec component:TileGrid 4 */
export const Loading: Story = {
  play: async ({ canvas, canvasElement, userEvent, loaded }) => {
    testPageOf({ loaded }).holdRequests();
    await userEvent.click(canvas.getByRole('link', { name: 'VIP' }));
    await waitFor(() => expect(canvasElement.querySelector('[data-navigating]')).not.toBeNull());
    await expect(canvasElement.querySelector('#tonight [aria-busy]')).not.toBeNull();
    await expect(tonight(canvas).getAllByRole('article')).toHaveLength(59);
  },
};

export const Narrowed: Story = {
  play: async ({ canvas, userEvent, loaded }) => {
    const release = testPageOf({ loaded }).holdRequests();
    await userEvent.click(canvas.getByRole('link', { name: 'VIP' }));
    release();
    await waitFor(() => expect(tonight(canvas).getAllByRole('article').length).toBeLessThan(59));
    await waitFor(() => expect(canvas.getByRole('link', { name: 'VIP' })).toHaveAttribute('aria-current'));
    await expect(namesIn(tonight(canvas))).toContain('Sable');
    await expect(testPageOf({ loaded }).router.state.location.search).toContain('filter=vip');
    const tiles = tonight(canvas).getAllByRole('article');
    await expect(tiles.filter((tile) => tile.querySelector('[data-badge="vip"]') === null)).toEqual([]);
  },
};

/** The element that has the focus. */
const focused = () => document.activeElement as HTMLElement;

/** @spec component:LoadMore 1-4, component:TileGrid 5 */
export const ShowMore: Story = {
  play: async ({ canvas, userEvent, loaded }) => {
    const before = namesIn(tonight(canvas));
    await expect(tonight(canvas).getAllByRole('article')).toHaveLength(59);
    const release = testPageOf({ loaded }).holdRequests();
    const more = tonight(canvas).getByRole('button', { name: 'Show more' });
    await userEvent.click(more);
    await waitFor(() => expect(more).toHaveAttribute('aria-busy', 'true'));
    await expect(tonight(canvas).getAllByRole('article')).toHaveLength(59);
    release();
    await waitFor(() => expect(tonight(canvas).getAllByRole('article')).toHaveLength(119));
    await waitFor(() => expect(tonight(canvas).getAllByRole('article')[59]).toContainElement(focused()));
    await expect(namesIn(tonight(canvas)).slice(0, before.length)).toEqual(before);
    await userEvent.click(tonight(canvas).getByRole('button', { name: 'Show more' }));
    await waitFor(() => expect(tonight(canvas).getAllByRole('article')).toHaveLength(120));
    await expect(tonight(canvas).queryByRole('button', { name: 'Show more' })).toBeNull();
  },
};

/** A page that fails says so and keeps what is there, the next press reads it, and how many are shown is announced. */
export const MoreFailed: Story = {
  play: async ({ canvas, userEvent, loaded }) => {
    await expect(tonight(canvas).getAllByRole('article')).toHaveLength(59);
    const { world } = await livePageOf({ loaded });
    world.faults.inject({ call: getTileGrid.id, times: 1, ms: 0, code: 'unavailable' });
    await userEvent.click(tonight(canvas).getByRole('button', { name: 'Show more' }));
    await expect(await tonight(canvas).findByText('More did not load. What is there stays.')).toBeVisible();
    await expect(tonight(canvas).getAllByRole('article')).toHaveLength(59);
    await userEvent.click(tonight(canvas).getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(tonight(canvas).getAllByRole('article')).toHaveLength(119));
    await expect(tonight(canvas).getByText('119 of 120')).toHaveAttribute('role', 'status');
  },
};

export const NobodyLive: Story = {
  args: { states: [noPerformerIsOnline({})] },
  play: async ({ canvas }) => {
    await expect(live(canvas).getByText('0 performers')).toBeVisible();
    await expect(await live(canvas).findByRole('heading', { name: 'Nobody is live at the moment' })).toBeVisible();
    await expect(tonight(canvas).getAllByRole('article')).toHaveLength(59);
  },
};

/** @spec component:TileGrid 6, component:EmptyState 1 */
export const FilterFindsNobody: Story = {
  args: { states: [noPerformerIsOnline({})], entry: '?filter=online' },
  play: async ({ canvas, userEvent }) => {
    await expect(tonight(canvas).getByRole('heading', { name: 'Nobody fits that choice tonight' })).toBeVisible();
    await userEvent.hover(tonight(canvas).getByRole('link', { name: 'Show everyone' }));
  },
};

/**
 * A guest's order stays at the next visit, also with a filter; taken back, it is the usual one.
 * @spec component:SortSelect 1-3, component:TileGrid 11
 */
export const Sorted: Story = {
  args: { guestId: 8, states: [guestIsLoggedIn({ guestId: 8, token: 'story' })] },
  play: async ({ canvas, userEvent, loaded }) => {
    const { router, world } = testPageOf({ loaded });
    const select = () => tonight(canvas).getByRole('combobox', { name: 'Order' });
    const stored = () => world.database.reader.query('select "guestId", type, sort from "tileGridSetting"', []);
    const usual = namesIn(tonight(canvas));
    await expect(select()).toHaveValue('');
    await userEvent.selectOptions(select(), 'Most pinned');
    await waitFor(() => expect(router.state.location.search).toContain('sort=sold'));
    await waitFor(() => expect(namesIn(tonight(canvas))).not.toEqual(usual));
    await expect(await stored()).toEqual([{ guestId: 8, type: 'home', sort: 'sold' }]);
    const bySales = namesIn(tonight(canvas));
    await router.navigate('/en/');
    await waitFor(() => expect(router.state.location.search).toBe(''));
    await waitFor(() => expect(select()).toHaveValue('sold'));
    await expect(namesIn(tonight(canvas))).toEqual(bySales);
    await userEvent.selectOptions(select(), 'Online first');
    await waitFor(() => expect(namesIn(tonight(canvas))).toEqual(usual));
    await expect(select()).toHaveValue('');
    await expect(await stored()).toEqual([]);
  },
};

/** Where it cannot be stored it applies now, and says so. */
export const SortedOnce: Story = {
  args: {
    guestId: 8,
    states: [guestIsLoggedIn({ guestId: 8, token: 'story' })],
    failing: [storeTileGridSettings],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(tonight(canvas).getByRole('combobox', { name: 'Order' }), 'Newest');
    await expect(await tonight(canvas).findByText('Sorted, but not stored for your next visit.')).toBeVisible();
    await waitFor(() => expect(tonight(canvas).getByRole('combobox', { name: 'Order' })).toHaveValue('released'));
  },
};

/** @spec rest:tile-grid.get */
export const EveryoneAgain: Story = {
  args: { states: [noPerformerIsOnline({})], entry: '?filter=online' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(tonight(canvas).getByRole('link', { name: 'Show everyone' }));
    await waitFor(() => expect(tonight(canvas).getAllByRole('article')).toHaveLength(59));
  },
};

/** @spec error:http-not-ok */
export const PartsFailed: Story = {
  args: { failing: [onlineModels, getTileGrid] },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('alert')).toHaveLength(3);
    await expect(canvas.queryByText(/^0 /)).toBeNull();
    await expect(live(canvas).getByRole('button', { name: 'Try again' })).toBeVisible();
    await expect(tonight(canvas).getByRole('button', { name: 'Try again' })).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toBeVisible());
  },
};

/** Each row that is read again has a skeleton of its own tiles. */
export const PartsReadAgain: Story = {
  args: { failing: [onlineModels, getTileGrid] },
  play: async ({ canvas, userEvent, loaded }) => {
    const rows = ['Live now', 'Tonight', 'New videos'].map((name) => canvas.getByRole('region', { name }));
    const release = testPageOf({ loaded }).holdRequests();
    for (const row of rows) await userEvent.click(within(row).getByRole('button', { name: 'Try again' }));
    for (const row of rows) await waitFor(() => expect(row.querySelector('ul[aria-busy=true]')).not.toBeNull());
    release();
    await waitFor(() => expect(live(canvas).getAllByRole('article')).toHaveLength(9));
    await waitFor(() => expect(tonight(canvas).getAllByRole('article')).toHaveLength(59));
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

/** @spec screen:overlay.offline 2 */
export const Offline: Story = {
  play: async ({ canvas, loaded }) => {
    testPageOf({ loaded }).goOffline();
    await waitFor(() => expect(canvas.getByText(/^You are offline\./)).toBeVisible());
    await expect(tonight(canvas).getAllByRole('article')).toHaveLength(59);
  },
};

export const OnlineAgain: Story = {
  play: async ({ canvas, loaded }) => {
    const testPage = testPageOf({ loaded });
    testPage.goOffline();
    await waitFor(() => expect(canvas.getByText(/^You are offline\./)).toBeVisible());
    testPage.goOnline();
    await waitFor(() => expect(canvas.queryByText(/offline\./)).toBeNull());
    await livePageOf({ loaded });
    await setPresence(testPage.world, 111, true);
    await waitFor(() => expect(live(canvas).getByText('67 performers')).toBeVisible());
  },
};

/** The world no longer has the pushes that were missed, as after more than two minutes without a connection. */
export const OnlineAgainAfterMissedPushes: Story = {
  play: async ({ canvas, loaded }) => {
    const testPage = await livePageOf({ loaded });
    const { world } = testPage;
    await setPresence(world, 110, false);
    await waitFor(() => expect(tileOf(canvas, 'Ravenna')).toHaveAttribute('data-state', 'offline'));
    testPage.goOffline();
    await setPresence(world, 110, true);
    await setPresence(world, 102, false);
    await world.database.change((tx) => tx.query('delete from outbox', []));
    testPage.goOnline();
    await waitFor(() => expect(tileOf(canvas, 'Ravenna')).toHaveAttribute('data-state', 'online'));
    await expect(tileOf(canvas, 'Wanda')).toHaveAttribute('data-state', 'offline');
    await waitFor(() => expect(namesIn(live(canvas))).not.toContain('Wanda'));
    await expect(tonight(canvas).getAllByRole('article')).toHaveLength(59);
  },
};

/** A scenario of the dev console, its faults and its pushes, in this page. */
export const ControlledByTheDevConsole: Story = {
  args: { guestId: 7007, states: [...statesIn('vip-with-spins', { guestId: 7007, token: 'story' })] },
  play: async ({ canvas, userEvent, loaded }) => {
    const { world } = await livePageOf({ loaded });
    await expect(await canvas.findByText('500')).toBeVisible();
    world.faults.inject({ call: getTileGrid.id, times: 1, ms: 0, code: 'unavailable' });
    await userEvent.click(canvas.getByRole('link', { name: 'VIP' }));
    await expect(await tonight(canvas).findByRole('button', { name: 'Try again' })).toBeVisible();
    await userEvent.click(tonight(canvas).getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(tonight(canvas).getAllByRole('article').length).toBeGreaterThan(0));
    await pushByType('actorOffline', { everyone: true }, { actorId: 102, actorName: 'Wanda' }, world);
    await waitFor(() => expect(namesIn(live(canvas))).not.toContain('Wanda'));
  },
};

/** The rows stand in the order of the server, a guest's own among them. @spec screen:home 6 */
export const RowsInTheOrderOfTheServer: Story = {
  args: { guestId: 8, states: [guestIsLoggedIn({ guestId: 8, token: 'story' })] },
  play: async ({ canvas, canvasElement, loaded }) => {
    await livePageOf({ loaded });
    const ids = () => [...canvasElement.querySelectorAll('.site-home > section')].map(({ id }) => id || 'own');
    await waitFor(() => expect(ids()).toEqual(['live', 'videos', 'tonight', 'feed', 'own', 'own', 'own']));
    const bonus = canvas.getByRole('region', { name: 'A welcome for you' });
    await expect(within(bonus).getByRole('link', { name: 'See the bonus' })).toHaveAttribute(
      'href',
      '/en/myvelvet/benefits/?code=HELLO&scrollTo=bonus-code',
    );
    const deal = canvas.getByRole('region', { name: 'Daily deals' });
    await expect(within(deal).getByRole('heading', { name: /^Today: / })).toBeVisible();
    await expect(within(deal).getByRole('link', { name: 'See the deal' })).toHaveAttribute('href', '/en/daily-deals/');
  },
};

export const UsualOrder: Story = {
  args: { failing: [getHomeRows], guestId: 8, states: [guestIsLoggedIn({ guestId: 8, token: 'story' })] },
  play: async ({ canvasElement }) => {
    const ids = [...canvasElement.querySelectorAll('.site-home > section[id]')].map(({ id }) => id);
    await expect(ids).toEqual(['live', 'tonight', 'videos', 'feed']);
  },
};

/** @spec state:scroll-to 1, screen:home 1, feature:shell.scroll-to 1, constant:pageQuery.scrollTo */
export const ScrollToVideos: Story = {
  args: { entry: '?scrollTo=videos' },
  play: async ({ canvasElement, loaded }) => {
    await livePageOf({ loaded });
    const top = () => canvasElement.querySelector('#videos')?.getBoundingClientRect().top ?? -1;
    await waitFor(() => expect(top() >= 0 && top() < window.innerHeight).toBe(true));
    await expect(window.scrollY).toBeGreaterThan(0);
  },
};

/** @spec feature:shell.scroll-to 2 */
export const ScrollToNothing: Story = {
  args: { entry: '?scrollTo=nothing-of-that-name' },
  play: async ({ canvas, loaded }) => {
    await livePageOf({ loaded });
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(tonight(canvas).getAllByRole('article')).toHaveLength(59);
    await expect(window.scrollY).toBe(0);
  },
};

/** The stage is a video station, and is read again after a minute only. @spec screen:jumbotron 1, screen:home 2 */
export const StageIsCached: Story = {
  play: async ({ canvas, canvasElement, loaded }) => {
    const { router, world } = testPageOf({ loaded });
    await expect(canvasElement.querySelector('.kit-jumbotron')).toHaveAttribute('data-type', 'videoStation');
    const title = canvas.getByRole('heading', { level: 1 }).textContent;
    // A call that would be made again fails.
    world.faults.inject({ call: getJumbotronHomepage.id, times: 9, ms: 0, code: 'unavailable' });
    await router.navigate('/en/help/');
    await waitFor(() => expect(canvasElement.querySelector('.kit-jumbotron')).toBeNull());
    await router.navigate('/en/');
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(title ?? ''));
  },
};
