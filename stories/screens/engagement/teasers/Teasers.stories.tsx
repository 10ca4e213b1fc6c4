import { aGame, guestIsLoggedIn, noEvents } from '@lounge/mock-api/states';
import { getTeasers } from '@lounge/protocol/engagement/teasers';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { onSite, testPageOf, type SiteStoryArgs } from '../../harness/site-story.tsx';

const meta = {
  title: 'Screens/Teasers',
  tags: ['!autodocs'],
  args: { entry: 'cams/', consent: 'all', states: [noEvents({})] },
  ...onSite,
} satisfies Meta<SiteStoryArgs>;
export default meta;

type Story = StoryObj<SiteStoryArgs>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const shelfOf = async (canvas: Canvas) =>
  within(await canvas.findByRole('complementary', { name: 'More for tonight' }));

const titles = (canvas: Canvas): (string | null)[] => {
  const shelf = canvas.queryByRole('complementary', { name: 'More for tonight' });
  return shelf === null
    ? []
    : within(shelf)
        .getAllByRole('heading')
        .map(({ textContent }) => textContent);
};

/**
 * The banner of who is first on the stage and the teasers of the page, below its content; a teaser that is closed stays away on other pages.
 * @spec screen:overlay.banner 1, screen:overlay.teaser 2, component:TeaserTile 2, feature:shell.offers-banners 1-2
 */
export const OfAPage: Story = {
  play: async ({ canvas, userEvent, loaded }) => {
    const { router, world } = testPageOf({ loaded });
    const shelf = await shelfOf(canvas);
    await waitFor(() => expect(titles(canvas)).toEqual(['On stage tonight', 'An evening by ticket', 'Rated best']));
    const banner = shelf.getByRole('link', { name: 'On stage tonight' });
    await expect(banner).toHaveAttribute('href', '/en/amateur/mirela/');
    const [slide] = await world.database.reader.query('select "actorId" from "jumbotronSlide" order by id limit 1', []);
    const place = banner.closest('article');
    await expect(place?.dataset).toMatchObject({
      click: 'performer',
      actor: String((slide as { actorId: number }).actorId),
      suffix: 'wide tall',
    });
    await expect(place?.querySelector('source')?.srcset).toContain('/portrait/');
    await expect(place?.querySelector('img')?.srcset).toContain('/banner/');
    await userEvent.click(
      within(shelf.getByRole('article', { name: 'An evening by ticket' })).getByRole('button', { name: 'Close' }),
    );
    await waitFor(() => expect(titles(canvas)).toEqual(['On stage tonight', 'Rated best']));
    await expect(document.cookie).toContain('closed-teasers=shows');
    await router.navigate('/en/');
    await waitFor(() => expect(titles(canvas)).toEqual(['The wheel turns']));
    await userEvent.click((await shelfOf(canvas)).getByRole('link', { name: 'Spin' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/en/myvelvet/spinwheel/'));
  },
};

/** Each page is read once for its route and its arguments. @spec screen:overlay.teaser 1 */
export const ReadOnce: Story = {
  play: async ({ canvas, loaded }) => {
    const { router, world } = testPageOf({ loaded });
    await waitFor(() => expect(titles(canvas)).toHaveLength(3));
    await router.navigate('/en/high-on-rose/');
    await waitFor(() => expect(titles(canvas)).toEqual(['The VIP club', 'The wheel turns']));
    // A call that would be made again fails.
    world.faults.inject({ call: getTeasers.id, times: 9, ms: 0, code: 'unavailable' });
    await router.navigate('/en/cams/');
    await waitFor(() => expect(titles(canvas)).toEqual(['On stage tonight', 'An evening by ticket', 'Rated best']));
    await router.navigate('/en/cam-shows/');
    await waitFor(() => expect(canvas.queryByRole('complementary', { name: 'More for tonight' })).toBeNull());
  },
};

/** The event that runs is the banner of the start page and a teaser of others; it leads to its page. */
export const AnEventRuns: Story = {
  args: { states: [noEvents({}), aGame({ id: 22, eventType: 'slotmachine', title: 'Three reels' })] },
  play: async ({ canvas, userEvent, loaded }) => {
    const { router } = testPageOf({ loaded });
    await waitFor(() => expect(titles(canvas).slice(0, 2)).toEqual(['On stage tonight', 'Three reels']));
    await router.navigate('/en/');
    await waitFor(() => expect(titles(canvas)).toEqual(['Three reels', 'The wheel turns', 'An evening by ticket']));
    await userEvent.click((await shelfOf(canvas)).getByRole('link', { name: 'Three reels' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/en/magazine/games/22/'));
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Three reels' })).toBeVisible();
  },
};

/**
 * A visitor is offered an account until the welcome is closed, which a cookie remembers.
 * @spec screen:overlay.welcome-banner 1-2, component:WelcomeBanner 2-3
 */
export const Welcome: Story = {
  args: { entry: '' },
  play: async ({ canvas, userEvent, loaded }) => {
    const { router } = testPageOf({ loaded });
    const welcome = within(await canvas.findByRole('region', { name: 'Come in' }));
    await expect(welcome.getByRole('link', { name: 'Create an account' })).toHaveAttribute('href', '/vxpay/en/sign-up');
    await expect(welcome.getByText(/your first chat costs no coins/)).toBeVisible();
    await router.navigate('/en/help/');
    await waitFor(() => expect(canvas.queryByRole('region', { name: 'Come in' })).toBeNull());
    await router.navigate('/en/');
    await canvas.findByRole('region', { name: 'Come in' });
    await expect(document.cookie).not.toContain('welcome-banner');
    await userEvent.click(canvas.getByRole('button', { name: 'Look around' }));
    await waitFor(() => expect(canvas.queryByRole('region', { name: 'Come in' })).toBeNull());
    await expect(document.cookie).toContain('welcome-banner=closed');
    await router.navigate('/en/help/');
    await router.navigate('/en/');
    await shelfOf(canvas);
    await expect(canvas.queryByRole('region', { name: 'Come in' })).toBeNull();
  },
};

/** A guest is shown around in three steps, once. @spec screen:overlay.onboarding 1-2, component:Onboarding 2-3 */
export const FirstSteps: Story = {
  args: { entry: '', guestId: 7, states: [guestIsLoggedIn({ guestId: 7, token: 'story' })] },
  play: async ({ canvas, userEvent, loaded }) => {
    const { router } = testPageOf({ loaded });
    await canvas.findByRole('region', { name: 'Have a free look' });
    await router.navigate('/en/help/');
    await waitFor(() => expect(canvas.queryByRole('region', { name: 'Have a free look' })).toBeNull());
    await router.navigate('/en/');
    await canvas.findByRole('region', { name: 'Have a free look' });
    await expect(document.cookie).not.toContain('onboarding');
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await canvas.findByRole('region', { name: 'Coins, not surprises' });
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    const last = within(await canvas.findByRole('region', { name: 'Pin whom you like' }));
    await userEvent.click(last.getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(canvas.queryByRole('region', { name: 'Pin whom you like' })).toBeNull());
    await expect(document.cookie).toContain('onboarding=closed');
    await router.navigate('/en/help/');
    await router.navigate('/en/');
    await shelfOf(canvas);
    await expect(canvas.queryByRole('button', { name: 'Next' })).toBeNull();
  },
};
