import {
  anAlbumOfPerformer,
  guestGetsVoucher,
  guestHasAddress,
  guestHasPinned,
  guestHasVoucher,
  guestIsLoggedIn,
  guestOwnsCoins,
  guestStartsSubscription,
  numberIsVerified,
  performerComesOnline,
  performerGoesOffline,
  pointsChange,
  setUpState,
} from '@lounge/mock-api/states';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { robin } from '../harness/robin.ts';
import { livePageOf, onSite, testPageOf, type SiteStoryArgs } from '../harness/site-story.tsx';

const pins = [
  anAlbumOfPerformer({ id: 91001, actorId: 101, title: 'From the garden', price: 900 }),
  guestHasPinned({ guestId: 7, kind: 'actor', id: 101, emailNotification: true }),
  guestHasPinned({ guestId: 7, kind: 'actor', id: 102 }),
  guestHasPinned({ guestId: 7, kind: 'album', id: 91001 }),
  guestHasPinned({ guestId: 7, kind: 'picture', id: 91001001 }),
  guestHasPinned({ guestId: 7, kind: 'picture', id: 91001004 }),
  guestOwnsCoins({ guestId: 7, amount: 2500 }),
];

const soonOver = guestHasVoucher({ guestId: 7, type: 4, amount: 1, validTo: '2026-11-22T22:59:59.000Z' });

const meta = {
  title: 'Screens/Personal',
  tags: ['!autodocs'],
  args: { entry: 'myvelvet/', guestId: 7, states: [robin, ...pins, soonOver] },
  ...onSite,
} satisfies Meta<SiteStoryArgs>;
export default meta;

type Story = StoryObj<SiteStoryArgs>;
type Canvas = ReturnType<typeof within>;

/** The tile of a pinned performer. */
const tileOf = async (canvas: Canvas, name: string) => {
  const unpin = await canvas.findByRole('button', { name: `Unpin ${name}` });
  return within(unpin.closest('article') as HTMLElement);
};

/** @spec feature:favourites.list 3 */
export const Default: Story = {
  play: async ({ canvas }) => {
    const pinned = within(await canvas.findByRole('region', { name: /^Pinned performers/ }));
    await waitFor(() => expect(pinned.getAllByRole('article')).toHaveLength(2));
    await userEvent.click(pinned.getByRole('button', { name: 'Unpin Mirela' }));
    await waitFor(() => expect(pinned.getAllByRole('article')).toHaveLength(1));
    await expect(
      within(canvas.getByRole('region', { name: 'Coins' })).getByRole('link', { name: 'Add coins' }),
    ).toBeVisible();
    const soon = within(canvas.getByRole('region', { name: 'Ends soon' }));
    await expect(soon.getByText('1 album voucher')).toBeVisible();
    await expect(soon.getByRole('link', { name: 'All benefits' })).toHaveAttribute('href', '/en/myvelvet/benefits/');
    const photos = within(canvas.getByRole('region', { name: 'Pinned pictures' }));
    await expect(photos.getByRole('button', { name: 'Picture 1 of 2, locked' })).toBeVisible();
    await userEvent.click(photos.getByRole('button', { name: 'Picture 2 of 2' }));
    await expect(within(document.body).getByRole('dialog', { name: 'From the garden' })).toBeVisible();
  },
};

/**
 * Points, vouchers and subscriptions follow pushes, each with the way to its page.
 * @spec screen:personal.overview 2, state:guest-data-pushes 4
 */
export const Facts: Story = {
  args: { states: [guestIsLoggedIn({ guestId: 7, token: 'story', loyaltyPoints: 1250 }), soonOver] },
  play: async ({ canvas, loaded }) => {
    const { world } = await livePageOf({ loaded });
    const facts = within(await canvas.findByRole('list', { name: 'Points, vouchers and subscriptions' }));
    const leads = async (name: string, href: string) =>
      expect(await facts.findByRole('link', { name })).toHaveAttribute('href', href);
    await leads('Points 1,250', '/en/myvelvet/spinwheel/');
    await leads('Vouchers 1 kind', '/en/myvelvet/benefits/');
    await leads('VIP Not active', '/en/vipclub/');
    await leads('TV Not active', '/en/tv/premium/');
    await setUpState(pointsChange({ guestId: 7, points: 1300 }), world);
    await expect(await facts.findByRole('link', { name: 'Points 1,300' })).toBeVisible();
    await setUpState(guestGetsVoucher({ guestId: 7, type: 5, amount: 5 }), world);
    await expect(await facts.findByRole('link', { name: 'Vouchers 2 kinds' })).toBeVisible();
    for (const product of ['vip', 'tv'] as const)
      await setUpState(guestStartsSubscription({ guestId: 7, product }), world);
    await expect(await facts.findByRole('link', { name: 'VIP Active' })).toBeVisible();
    await expect(await facts.findByRole('link', { name: 'TV Active' })).toBeVisible();
  },
};

/**
 * A guest with a confirmed number is offered SMS, and is notified of a performer who comes; without it, the page says what to do.
 * @spec feature:favourites.online-alert 1
 */
export const NotifiedByMailAndSms: Story = {
  args: {
    states: [
      robin,
      ...pins,
      guestHasAddress({ guestId: 7, email: 'robin@example.com', isVerified: true, mails: 0 }),
      numberIsVerified({ guestId: 7, phoneNumber: '+4915123456789' }),
      performerGoesOffline({ id: 101 }),
    ],
  },
  play: async ({ canvas, loaded }) => {
    const { world } = testPageOf({ loaded });
    const mirela = await tileOf(canvas, 'Mirela');
    await waitFor(() => expect(mirela.getByRole('checkbox', { name: 'SMS' })).toBeEnabled());
    await userEvent.click(mirela.getByRole('checkbox', { name: 'SMS' }));
    const sent = (table: 'mail' | 'sms') => world.database.reader.query(`select body from ${table}`, []);
    await performerComesOnline.setUp({ id: 101 }, world);
    await waitFor(async () => expect(await sent('sms')).toHaveLength(1));
    await expect(await sent('mail')).toHaveLength(1);
  },
};

export const NumberNotConfirmed: Story = {
  play: async ({ canvas }) => {
    const offered = await tileOf(canvas, 'Mirela');
    await expect(await offered.findByRole('link', { name: 'For SMS, verify a mobile number first' })).toBeVisible();
    await expect(offered.getByRole('checkbox', { name: 'SMS' })).toBeDisabled();
  },
};

/** The online count follows. */
export const SomebodyGoes: Story = {
  play: async ({ canvas, loaded }) => {
    const { world } = testPageOf({ loaded });
    const pinned = within(await canvas.findByRole('region', { name: /^Pinned performers/ }));
    await waitFor(() => expect(pinned.getAllByText('Online').length).toBeGreaterThan(0));
    const online = pinned.getAllByText('Online').length;
    await performerGoesOffline.setUp({ id: 101 }, world);
    await waitFor(() => expect(pinned.queryAllByText('Online')).toHaveLength(online - 1));
  },
};

export const Anonymous: Story = {
  args: { guestId: null, states: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Log in to see what is yours' })).toBeVisible();
  },
};

export const NothingYet: Story = {
  args: { states: [robin] },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Nobody is pinned yet' })).toBeVisible());
    await expect(canvas.queryByRole('region', { name: 'Ends soon' })).toBeNull();
    const photos = within(await canvas.findByRole('region', { name: 'Pinned pictures' }));
    await expect(await photos.findByText('Pin pictures of albums, and you find them here.')).toBeVisible();
    // The statement lists nothing of what was not bought.
    await expect(await canvas.findByText('0 albums bought')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /bought$/ })).toBeNull();
  },
};

export const GermanPhone: Story = { globals: { language: 'de', viewport: { value: 'phone' } } };
export const SpanishBrasa: Story = { args: { entry: 'mybrasa/' }, globals: { language: 'es', brand: 'brasa' } };
