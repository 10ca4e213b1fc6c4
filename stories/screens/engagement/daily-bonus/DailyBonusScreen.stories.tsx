import {
  aPerformer,
  aVideoOfPerformer,
  anAlbumOfPerformer,
  dealsPageIs,
  guestHasAddress,
  guestIsLoggedIn,
  guestRedeemedCode,
  guestRedeemsCode,
  noDeals,
  theDeal,
} from '@lounge/mock-api/states';
import { dailyBonusInteractiveContent } from '@lounge/protocol/engagement/daily-bonus';
import { redeemBonus } from '@lounge/protocol/foundation/vouchers';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { livePageOf, onSite, testPageOf, type SiteStoryArgs } from '../../harness/site-story.tsx';

const robin = guestIsLoggedIn({ guestId: 7, token: 'story', name: 'Robin', isVip: false });
const address = guestHasAddress({ guestId: 7, email: 'robin@example.com', isVerified: true });
const noor = aPerformer({ id: 9101, name: 'Noor Vega', isOnline: true });
const album = anAlbumOfPerformer({ id: 97_102, actorId: 9101 });
const video = aVideoOfPerformer({ id: 97_101, actorId: 9101 });

/** The deals of three days: a percentage, a video and a day of VIP. */
const threeDays = [
  noDeals({}),
  noor,
  video,
  theDeal({ day: 'yesterday', id: 98_001, offer: 'topUpPercent', value: 10, title: 'A tenth more' }),
  theDeal({
    day: 'today',
    id: 98_002,
    offer: 'video',
    contentId: 97_101,
    title: 'One free video',
    quantity: 500,
    taken: 88,
  }),
  theDeal({ day: 'tomorrow', id: 98_003, offer: 'oneDayVip', title: 'A day of VIP' }),
];
const known = [robin, address, ...threeDays];

const meta = {
  title: 'Screens/DailyBonus',
  tags: ['!autodocs'],
  args: { entry: 'daily-deals/', guestId: 7, states: known },
  ...onSite,
} satisfies Meta<SiteStoryArgs>;
export default meta;

type Story = StoryObj<SiteStoryArgs>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const day = (canvas: Canvas, at: 'Today' | 'Yesterday' | 'Tomorrow') =>
  within(canvas.getByText(at, { selector: 'strong' }).closest('article') as HTMLElement);
const today = (canvas: Canvas) => day(canvas, 'Today');

/**
 * A guest takes today’s deal, sees it as taken, and finds the way to where it is used, and the day in the month.
 * @spec screen:daily-bonus 1, 2, 6, feature:reward.daily-bonus 1, 2
 */
export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(day(canvas, 'Yesterday').getByRole('heading', { name: 'A tenth more' })).toBeVisible();
    await expect(day(canvas, 'Yesterday').getByText('With a top-up')).toBeVisible();
    await expect(day(canvas, 'Tomorrow').getByRole('heading', { name: 'A day of VIP' })).toBeVisible();
    await expect(today(canvas).getByText('20 November 2026')).toBeVisible();
    await expect(today(canvas).getByText('412 of 500 are left')).toBeVisible();
    await expect(today(canvas).getByText('Free')).toBeVisible();
    await expect(today(canvas).getByText('Rooftop, after rain')).toBeVisible();
    await expect(canvas.getByText('0 of 20 days taken')).toBeVisible();
    await userEvent.click(today(canvas).getByRole('button', { name: 'Take it' }));
    await expect(await today(canvas).findByText('It is yours.')).toBeVisible();
    await expect(today(canvas).getByText(/^Taken at/)).toBeVisible();
    await expect(today(canvas).getByRole('link', { name: 'Watch it' })).toHaveAttribute(
      'href',
      '/en/amateur/noor-vega/videos/97101/',
    );
    await expect(today(canvas).queryByRole('button', { name: 'Take it' })).toBeNull();
    await expect(canvas.getByText('You have taken today’s deal.')).toBeVisible();
    await expect(await canvas.findByText('1 of 20 days taken')).toBeVisible();
    await expect(canvas.getByRole('img', { name: 'One free video' })).toBeVisible();
    await expect(
      within(canvas.getByRole('region', { name: 'Performers of the deals' })).getByRole('link', { name: 'Noor Vega' }),
    ).toBeVisible();
  },
};

const kinds = [
  ['oneDayVip', {}, 'VIP for a day', 'See VIP'],
  ['photoAlbum', { contentId: 97_102 }, 'Photo album', 'Open the album'],
  ['topUpPercent', { value: 10 }, 'More with a top-up', 'To the top-up'],
  ['topUpFlat', { value: 5 }, 'Coins with a top-up', 'To the top-up'],
  ['merchandise', {}, 'From the house', 'Download the picture'],
  ['messengerGift', { contentId: 4 }, 'Gift to send', 'To your messages'],
  ['videoVoucher', { maxPrice: 32 }, 'Video voucher', 'Choose a video'],
  ['video', { contentId: 97_101 }, 'Video', 'Watch it'],
] as const;

/**
 * Each kind of deal says what it is; taken, it leads to where it is used.
 * @spec screen:daily-bonus 3, feature:reward.daily-bonus 3
 */
export const Kinds: Story = {
  args: { states: [...known, album, guestRedeemedCode({ guestId: 7, code: 'DEAL-20261120' })] },
  play: async ({ canvas, loaded }) => {
    const { world, router } = testPageOf({ loaded });
    for (const [offer, more, name, use] of kinds) {
      await theDeal.setUp({ day: 'today', id: 98_002, offer, title: `Kind ${offer}`, ...more }, world);
      await router.navigate('/en/daily-deals/');
      await expect(await today(canvas).findByRole('heading', { name: `Kind ${offer}` })).toBeVisible();
      await expect(today(canvas).getByText(name)).toBeVisible();
      await expect(today(canvas).getByRole('link', { name: use })).toBeVisible();
    }
    const wallpaper = { day: 'today', id: 98_002, offer: 'merchandise', title: 'A picture' } as const;
    await theDeal.setUp(wallpaper, world);
    await router.navigate('/en/daily-deals/');
    const link = await today(canvas).findByRole('link', { name: 'Download the picture' });
    await expect(link).toHaveAttribute('download');
    await expect(link.getAttribute('href')).toMatch(
      /^\/pictures\/velvet\/banner\/bloom-deal-98002-wallpaper\/w1920\.webp$/,
    );
  },
};

/** A secret of tomorrow, and what an event calls the day. @spec screen:daily-bonus 4, feature:reward.daily-bonus 5 */
export const Event: Story = {
  args: {
    states: [
      ...known,
      dealsPageIs({
        name: 'Winter',
        className: 'winter',
        title: 'Winter deals',
        text: 'Until the snow has gone.',
        backgroundSeeds: ['dunes-deals'],
        showMysteriousTomorrowOffer: true,
      }),
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    const board = canvas.getByRole('region', { name: 'Winter deals' });
    await expect(board).toHaveClass('winter');
    await expect(canvas.getByText('Until the snow has gone.')).toBeVisible();
    await expect(day(canvas, 'Tomorrow').getByRole('heading', { name: 'A surprise' })).toBeVisible();
    await expect(canvas.queryByText('A day of VIP')).toBeNull();
    await expect(canvasElement.querySelectorAll('[data-part="background"] img').length).toBeGreaterThan(0);
  },
};

const notMet = [
  ['gone', { quantity: 2, taken: 2 }, 'All of them are gone. Tomorrow there is another one.', null],
  ['needsVip', { vip: true }, 'This deal is for VIP members.', '/en/vipclub/'],
  ['needsMobile', { requireMobileAuth: true }, 'This deal needs a confirmed mobile number.', '/en/myvelvet/age-check/'],
] as const;

/** The reason that keeps a guest from a deal is a sentence, with the way to change it. @spec screen:daily-bonus 2 */
export const NotForRobin: Story = {
  play: async ({ canvas, loaded }) => {
    const { world, router } = testPageOf({ loaded });
    for (const [, over, sentence, href] of notMet) {
      await theDeal.setUp({ day: 'today', id: 98_002, offer: 'videoVoucher', title: 'A voucher', ...over }, world);
      await router.navigate('/en/daily-deals/');
      await expect(await today(canvas).findByText(sentence)).toBeVisible();
      await expect(today(canvas).queryByRole('button', { name: 'Take it' })).toBeNull();
      const step = today(canvas).queryByRole('link');
      await expect(step?.getAttribute('href') ?? null).toBe(href);
    }
  },
};

/** Somebody else takes the last one before the press: nothing is taken, and the page says why. */
export const GoneMeanwhile: Story = {
  play: async ({ canvas, userEvent, loaded }) => {
    const { world } = await livePageOf({ loaded });
    await theDeal.setUp(
      { day: 'today', id: 98_002, offer: 'video', contentId: 97_101, title: 'One free video', quantity: 1, taken: 1 },
      world,
    );
    await userEvent.click(today(canvas).getByRole('button', { name: 'Take it' }));
    await expect(await today(canvas).findByText(/All of them are gone/)).toBeVisible();
    await expect(canvas.queryByText('It is yours.')).toBeNull();
  },
};

/** A deal that another device takes is shown as taken here. */
export const TakenElsewhere: Story = {
  play: async ({ canvas, loaded }) => {
    const { world } = await livePageOf({ loaded });
    await guestRedeemsCode.setUp({ guestId: 7, code: 'DEAL-20261120' }, world);
    await expect(await today(canvas).findByText(/^Taken at/)).toBeVisible();
    await expect(canvas.queryByText('It is yours.')).toBeNull();
  },
};

/** A request that failed is said and can be repeated. */
export const NotTaken: Story = {
  play: async ({ canvas, userEvent, loaded }) => {
    const { world } = testPageOf({ loaded });
    world.faults.inject({ call: redeemBonus.id, times: 1, ms: 0, code: 'unavailable' });
    await userEvent.click(today(canvas).getByRole('button', { name: 'Take it' }));
    await expect(await today(canvas).findByText(/Nothing was taken/)).toBeVisible();
    await userEvent.click(today(canvas).getByRole('button', { name: 'Take it' }));
    await expect(await today(canvas).findByText('It is yours.')).toBeVisible();
  },
};

/** Visitors see all deals, and are asked to log in for one. */
export const Visitor: Story = {
  args: { guestId: null, states: threeDays },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('article').length).toBeGreaterThanOrEqual(3);
    await expect(today(canvas).getByRole('button', { name: 'Log in to take it' })).toBeVisible();
    await expect(canvas.queryByText(/days taken/)).toBeNull();
  },
};

export const WithoutNetwork: Story = {
  play: async ({ canvas, loaded }) => {
    testPageOf({ loaded }).goOffline();
    await expect(await today(canvas).findByText(/You are offline/)).toBeVisible();
    await expect(today(canvas).getByRole('button', { name: 'Take it' })).toHaveAttribute('aria-disabled', 'true');
  },
};

export const NotLoaded: Story = {
  args: { failing: [dailyBonusInteractiveContent] },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'The deals were not loaded' })).toBeVisible();
    await userEvent.click(within(canvas.getByRole('alert')).getByRole('button'));
    await expect(await canvas.findByRole('heading', { name: 'One free video' })).toBeVisible();
  },
};

export const NoDeals: Story = {
  args: { states: [robin, noDeals({})] },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { name: 'Nothing on this day' })).toHaveLength(3);
    await expect(canvas.getByRole('heading', { level: 1, name: 'Daily deals' })).toBeVisible();
  },
};

const leads = [
  [{ hidesDailyBonusPage: true }, '/en/'],
  [{ leadsTo: '/en/vipclub/' }, '/en/vipclub/'],
  [{ leadsTo: 'https://elsewhere.example/' }, '/en/daily-deals/'],
] as const;

/**
 * A hidden page leads to the start page, and one with a redirect to a path of the site; anything else is no redirect. A page that is open
 * stays, and says where it leads.
 * @spec screen:daily-bonus 4, feature:reward.daily-bonus 5
 */
export const LeadsElsewhere: Story = {
  args: { entry: 'vipclub/' },
  play: async ({ canvas, loaded }) => {
    const { router, world, pass } = testPageOf({ loaded });
    for (const [settings, path] of leads) {
      await dealsPageIs.setUp(settings, world);
      // The settings are cached for a minute.
      pass(61_000);
      await router.navigate('/en/daily-deals/');
      await waitFor(() => expect(router.state.location.pathname).toBe(path));
    }
    await expect(await canvas.findByRole('heading', { name: 'One free video' })).toBeVisible();
  },
};

/**
 * At the end of the day the next one comes to the open page, which keeps what it shows until then.
 * @spec screen:daily-bonus 5, feature:reward.daily-bonus 4
 */
export const NewDay: Story = {
  args: { timeScale: 10 },
  play: async ({ canvas, loaded }) => {
    const page = testPageOf({ loaded });
    const { router } = page;
    await expect(canvas.getByRole('timer').firstElementChild).toHaveTextContent(/^2:59:5\d$/);
    page.pass((3 * 3600 - 3) * 1000);
    await router.navigate('/en/daily-deals/');
    const timer = canvas.getByRole('timer');
    await waitFor(() => expect(timer).toHaveAttribute('data-state', 'last'));
    page.pass(4000);
    await waitFor(() => expect(timer).toHaveTextContent('A new day is coming'), { timeout: 10_000 });
    await expect(today(canvas).getByRole('heading', { name: 'One free video' })).toBeVisible();
    await waitFor(() => expect(today(canvas).getByRole('heading', { name: 'A day of VIP' })).toBeVisible());
    await expect(day(canvas, 'Yesterday').getByRole('heading', { name: 'One free video' })).toBeVisible();
    await expect(day(canvas, 'Yesterday').getByText('This one has ended')).toBeVisible();
  },
};

/** A phone in German, light and the other brand. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' }, language: 'de', brand: 'brasa', theme: 'light' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Tagesangebote' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Nehmen' })).toBeVisible();
    await waitFor(() => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth));
  },
};
