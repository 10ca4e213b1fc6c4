import {
  anAlbumOfPerformer,
  aVideoOfPerformer,
  guestHasAddress,
  guestHasVoucher,
  guestOwnsCoins,
  incentivesAre,
} from '@lounge/mock-api/states';
import {
  closeIncentive,
  getBuyImageAlbumIncentives,
  getVideoPreviewEndIncentives,
} from '@lounge/protocol/foundation/conversion';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { robin } from '../../harness/robin.ts';
import { onSite, testPageOf, type SiteStoryArgs } from '../../harness/site-story.tsx';

const vip = { id: 1, region: 'content', type: 'vip', event: 'pageLoad', priority: 40, uniqueGroup: 'vip' } as const;
const coins = { ...vip, id: 2, type: 'topUp', priority: 60, uniqueGroup: 'top-up' } as const;
const meta = {
  title: 'Screens/Incentives',
  tags: ['!autodocs'],
  args: { entry: 'help/', hasOffers: true, guestId: 7, states: [robin, incentivesAre({ incentives: [vip, coins] })] },
  ...onSite,
} satisfies Meta<SiteStoryArgs>;
export default meta;

type Story = StoryObj<SiteStoryArgs>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const vipBox = (canvas: Canvas) => canvas.findByRole('group', { name: 'The VIP club' });
const headings = (canvas: Canvas) =>
  canvas.getAllByRole('group').flatMap((each) => (each.matches('.kit-incentive-box') ? [each.dataset['type']] : []));

/**
 * The most important offer stands first. A closed one is gone, noted by the server, and remembered by a cookie of the device; the page's
 * offers are read again.
 * @spec screen:overlay.incentive 1-4, component:IncentiveBox 5, 7-8, component:CountdownTimer 5
 */
export const Default: Story = {
  args: {
    states: [
      robin,
      incentivesAre({
        incentives: [
          vip,
          { ...coins, countdown: 600 },
          { ...coins, id: 3, priority: 10 },
          { ...vip, id: 4, region: 'side' },
        ],
      }),
    ],
  },
  play: async ({ canvas, canvasElement, userEvent, loaded }) => {
    await waitFor(() => expect(headings(canvas)).toEqual(['topUp', 'vip', 'vip']));
    const [first, , aside] = canvasElement.querySelectorAll<HTMLElement>('.kit-incentive-box');
    await expect(first?.dataset['region']).toBe('content');
    await expect(aside?.dataset['region']).toBe('side');
    await expect(within(first as HTMLElement).getByRole('timer').firstElementChild).toHaveTextContent(
      /^Ends in (10:00|9:\d\d)$/,
    );
    const { world } = testPageOf({ loaded });
    await world.database.change((tx) => tx.query(`update incentive set priority = 90 where id = 4`, []));
    within(first as HTMLElement)
      .getByRole('button', { name: 'Close' })
      .focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(headings(canvas)).toEqual(['vip', 'vip']));
    // The button that had the focus is gone; the next offer takes it.
    await expect(document.activeElement?.closest<HTMLElement>('.kit-incentive-box')?.dataset['type']).toBe('vip');
    await waitFor(async () => {
      const rows = await world.database.reader.query('select owner, subject from "incentiveBlock"', []);
      await expect(rows).toEqual([{ owner: 'guest:7', subject: 'group:top-up' }]);
    });
    await expect(document.cookie).toMatch(/blocked-incentives=top-up\.1797796800$/);
  },
};

/**
 * Every slot of the frame in one page: the bar, a notice, the trail, the content, offers of two regions, the footer; and a dialog over them.
 * @spec screen:shell.app-frame 2
 */
export const Frame: Story = {
  args: {
    states: [
      robin,
      guestHasAddress({ guestId: 7, email: 'robin@example.com' }),
      incentivesAre({
        incentives: [vip, { ...coins, region: 'top' }, { ...coins, id: 3, region: 'overlay', event: 'lowBalance' }],
      }),
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    const regions = () =>
      [...canvasElement.querySelectorAll<HTMLElement>('.kit-incentive-box')].map(({ dataset }) => dataset['region']);
    await waitFor(() => expect(regions().slice(0, 2)).toEqual(['top', 'content']));
    await expect(canvas.getByRole('link', { name: 'velvet' })).toBeVisible();
    await expect(canvas.getByText('please confirm it.', { exact: false })).toBeVisible();
    await expect(await canvas.findByRole('navigation', { name: 'You are here' })).toBeVisible();
    await expect(within(canvas.getByRole('main')).getByRole('heading', { level: 1 })).toBeVisible();
    await expect(canvas.getByRole('contentinfo')).toBeVisible();
    await expect(await canvas.findByRole('dialog', {})).toBeVisible();
  },
};

/** Closing needs no network. */
export const NotStored: Story = {
  args: { failing: [closeIncentive], states: [robin, incentivesAre({ incentives: [vip] })] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(within(await vipBox(canvas)).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(canvas.queryByRole('group', { name: 'The VIP club' })).toBeNull());
    await expect(canvas.getByRole('main')).toHaveFocus();
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

const paidVideo = aVideoOfPerformer({ id: 95001, actorId: 101, price: 2400, isVip: true });

/**
 * When the preview ends, the offer takes the player's place and the focus, over no window: the voucher, the price, the club. The preview can be
 * watched again.
 * @spec screen:overlay.video-preview-end 1, feature:pay.video-end-offer 1, feature:videos.preview 2, component:VideoPlayer 2, 8
 */
export const PreviewEnd: Story = {
  args: {
    entry: 'amateur/mirela/videos/95001/',
    states: [
      robin,
      paidVideo,
      guestOwnsCoins({ guestId: 7, amount: 2500 }),
      guestHasVoucher({ guestId: 7, type: 1, amount: 1 }),
    ],
  },
  play: async ({ canvas, canvasElement, userEvent, loaded }) => {
    await canvas.findByText(/^This is the preview/);
    const video = await waitFor(() => canvasElement.querySelector('video') ?? Promise.reject(new Error('no video')));
    video.dispatchEvent(new Event('ended'));
    const again = await canvas.findByRole('button', { name: 'Watch the preview again' });
    const panel = canvasElement.querySelector<HTMLElement>('#unlock') as HTMLElement;
    await expect(panel).toHaveFocus();
    await expect(canvasElement.querySelector('video')).toBeNull();
    await expect(canvasElement.querySelectorAll('#unlock')).toHaveLength(1);
    await expect(within(panel).getByRole('button', { name: 'Use 1 voucher' })).toBeVisible();
    await expect(await within(panel).findByRole('link', { name: 'See the club' })).toHaveAttribute(
      'href',
      '/en/vipclub/',
    );
    await expect(testPageOf({ loaded }).sentOf(getVideoPreviewEndIncentives)).toBe(1);
    await expect(canvas.queryByRole('dialog')).toBeNull();
    await userEvent.click(within(panel).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(canvas.queryByRole('link', { name: 'See the club' })).toBeNull());
    await userEvent.click(again);
    await waitFor(() => expect(canvasElement.querySelector('video')).not.toBeNull());
    await expect(document.activeElement).toHaveAttribute('data-part', 'frame');
    await expect(canvasElement.querySelector('#unlock')).toHaveAttribute('data-look', 'card');
  },
};

export const PreviewEndOfVisitor: Story = {
  args: { entry: 'amateur/mirela/videos/95001/', guestId: null, states: [paidVideo] },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText(/^This is the preview/);
    canvasElement.querySelector('video')?.dispatchEvent(new Event('ended'));
    await canvas.findByRole('button', { name: 'Watch the preview again' });
    const panel = within(canvasElement.querySelector<HTMLElement>('#unlock') as HTMLElement);
    await expect(panel.getByRole('link', { name: 'Log in' })).toBeVisible();
    await expect(panel.getByRole('link', { name: 'Create an account' })).toBeVisible();
    await expect(canvas.queryByRole('dialog')).toBeNull();
  },
};

/**
 * The offer stands over the locked pictures; whoever turns to it is offered the other ways there, and no window.
 * @spec feature:pay.album-offer 1
 */
export const Album: Story = {
  args: {
    entry: 'amateur/mirela/pictures/91001/',
    states: [
      robin,
      anAlbumOfPerformer({ id: 91001, actorId: 101, title: 'From the garden', price: 900 }),
      guestOwnsCoins({ guestId: 7, amount: 2500 }),
    ],
  },
  play: async ({ canvas, canvasElement, userEvent, loaded }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Picture 1 of 4' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'See how to open them' }));
    await waitFor(() => expect(document.activeElement).toHaveAttribute('id', 'unlock'));
    const panel = within(canvasElement.querySelector<HTMLElement>('#unlock') as HTMLElement);
    await waitFor(() => expect(testPageOf({ loaded }).sentOf(getBuyImageAlbumIncentives)).toBe(1));
    await expect(panel.getByRole('button', { name: 'Unlock for 9 coins' })).toBeVisible();
    await expect(canvas.queryByRole('dialog')).toBeNull();
  },
};

/** The club is a way to an album that it includes, below the price and in the same panel. */
export const AlbumOfTheClub: Story = {
  args: {
    ...Album.args,
    states: [
      robin,
      anAlbumOfPerformer({ id: 91001, actorId: 101, pictureCount: 4, price: 900, isVip: true }),
      guestOwnsCoins({ guestId: 7, amount: 2500 }),
    ],
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Picture 1 of 4' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'See how to open them' }));
    const panel = within(canvasElement.querySelector<HTMLElement>('#unlock') as HTMLElement);
    await expect(await panel.findByRole('link', { name: 'See the club' })).toHaveAttribute('href', '/en/vipclub/');
    await expect(panel.getByRole('button', { name: 'Unlock for 9 coins' })).toBeVisible();
  },
};

/** Coins are offered beside the page while they are too few for a chat. */
export const LowBalance: Story = {
  args: { states: [robin, guestOwnsCoins({ guestId: 7, amount: 49 })] },
  play: async ({ canvas }) => {
    const box = await canvas.findByRole('group', { name: 'Coins for your next chat' });
    await expect(within(box).getByRole('link', { name: 'Add coins' })).toHaveAttribute('href', '/vxpay/en/top-up');
  },
};
export const EnoughCoins: Story = {
  args: { states: [robin, guestOwnsCoins({ guestId: 7, amount: 50 })] },
  play: async ({ canvas }) => {
    await vipBox(canvas);
    await expect(canvas.queryByRole('group', { name: 'Coins for your next chat' })).toBeNull();
  },
};

/** One thing at a time: the choice about cookies comes first. */
export const AfterConsent: Story = {
  args: { consent: 'unknown', states: [robin, incentivesAre({ incentives: [{ ...vip, region: 'overlay' }] })] },
  play: async ({ canvas, userEvent }) => {
    const consent = await canvas.findByRole('button', { name: /necessary/i });
    await expect(canvas.queryByRole('dialog', { name: 'For you' })).toBeNull();
    await userEvent.click(consent);
    await expect(await canvas.findByRole('dialog', { name: 'For you' })).toBeVisible();
  },
};

const looks: Story = {
  ...Default,
  play: async ({ canvas }) => {
    await waitFor(() => expect(headings(canvas)).toHaveLength(3));
  },
};
export const Light: Story = { ...looks, globals: { theme: 'light' } };
export const GermanPhone: Story = {
  ...looks,
  globals: { language: 'de', viewport: { value: 'phone' }, brand: 'brasa', theme: 'light' },
};
