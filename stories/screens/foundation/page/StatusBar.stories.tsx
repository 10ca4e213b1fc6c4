import {
  ageCheckEnds,
  guestCancelled,
  guestHasAddress,
  guestIsLoggedIn,
  guestRedeemedReward,
  pointsChange,
  setUpState,
} from '@lounge/mock-api/states';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { livePageOf, onSite, type SiteStoryArgs } from '../../harness/site-story.tsx';

const robin = guestIsLoggedIn({ guestId: 7, token: 'story', avsStatus: 'unknown' });

const meta = {
  title: 'Screens/Status bar',
  tags: ['!autodocs'],
  args: { guestId: 7, states: [robin, guestHasAddress({ guestId: 7, email: 'robin@example.com' })] },
  ...onSite,
} satisfies Meta<SiteStoryArgs>;
export default meta;

type Story = StoryObj<SiteStoryArgs>;
/**
 * By keys only; a closed item stays closed on other pages, and is stored.
 * @spec socket:status-bar.remove, feature:shell.status-bar 2, component:StatusBar 5
 */
export const ClosedByKeyboard: Story = {
  globals: { language: 'es', brand: 'brasa', viewport: { value: 'phone' } },
  play: async ({ canvas, loaded }) => {
    const { router, world } = await livePageOf({ loaded });
    const reminder = 'Correo enviado:';
    await expect(await canvas.findByText(reminder)).toBeVisible();
    canvas.getByRole('button', { name: 'Cerrar' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.queryByText(reminder)).toBeNull());
    await router.navigate('/es/amateur/mirela/');
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Mirela' })).toBeVisible();
    await expect(canvas.queryByText(reminder)).toBeNull();
    await waitFor(async () => {
      const [row] = await world.database.reader.query('select item from "closedItem" where "guestId" = 7', []);
      await expect(JSON.stringify(row)).toContain('mailNotVerified');
    });
  },
};

/**
 * The result of an age check arrives while the page is open.
 * @spec socket:avsPending, socket:avsRejected, socket:avsSet, component:StatusBar 3-4
 */
export const AgeCheckOnAGermanPhone: Story = {
  args: { states: [robin] },
  globals: { language: 'de', viewport: { value: 'phone' } },
  play: async ({ canvas, loaded }) => {
    const { world } = await livePageOf({ loaded });
    const says = async (text: string) => expect(await canvas.findByText(text)).toBeVisible();
    await setUpState(ageCheckEnds({ guestId: 7, result: 'pending' }), world);
    await says('Deine Altersprüfung läuft.');
    await setUpState(ageCheckEnds({ guestId: 7, result: 'rejected', message: 'Das Bild ist unscharf.' }), world);
    await says('Das Bild ist unscharf.');
    await expect(canvas.getByRole('link', { name: 'Erneut versuchen' })).toHaveAttribute('href', '/vxpay/de/age-check');
    await setUpState(ageCheckEnds({ guestId: 7, result: 'accepted' }), world);
    await says('Altersprüfung angenommen.');
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

/**
 * Points redeem a reward of the month: the bar says which, leads to it, follows the points and stays closed for the month.
 * @spec feature:reward.monthly 2
 */
export const MonthlyBonus: Story = {
  args: { states: [guestIsLoggedIn({ guestId: 7, token: 'story', loyaltyPoints: 60 })] },
  play: async ({ canvas, canvasElement, loaded }) => {
    const { router, world } = await livePageOf({ loaded });
    const bar = () => canvasElement.querySelector<HTMLElement>('.site-status [data-type="monthlyBonusNotification"]');
    await setUpState(pointsChange({ guestId: 7, points: 260 }), world);
    await waitFor(() => expect(bar()).toHaveTextContent('Your November bonus is here: 3 × Rose for 250 points.'));
    const link = within(bar() ?? canvasElement).getByRole('link', { name: 'Choose it' });
    await expect(link).toHaveAttribute('href', '/en/myvelvet/spinwheel/');
    await setUpState(guestRedeemedReward({ guestId: 7, id: 2 }), world);
    await setUpState(pointsChange({ guestId: 7, points: 90 }), world);
    await waitFor(() => expect(bar()).toBeNull());
    await setUpState(pointsChange({ guestId: 7, points: 110 }), world);
    await waitFor(() => expect(bar()).not.toBeNull());
    await userEvent.click(within(bar() ?? canvasElement).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(bar()).toBeNull());
    await router.navigate('/en/amateur/mirela/');
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Mirela' })).toBeVisible();
    await expect(bar()).toBeNull();
    await waitFor(async () => {
      const rows = await world.database.reader.query('select item from "closedItem" where "guestId" = 7', []);
      await expect(rows).toEqual([{ item: 'monthlyBonusNotification@2026-11' }]);
    });
  },
};

/**
 * The mail is sent again, the age check begins, the offer is opened: each bar has its way on, and closes for the next one.
 * @spec screen:shell.status-bar 3, component:StatusBar 1, 5, 7, 10
 */
export const AWayOnForEachType: Story = {
  args: {
    states: [
      guestIsLoggedIn({ guestId: 7, token: 'story', avsStatus: 'unknown' }),
      guestHasAddress({ guestId: 7, email: 'robin@example.com' }),
      guestCancelled({ guestId: 7, product: 'vip' }),
    ],
  },
  play: async ({ canvas, canvasElement, loaded }) => {
    const { world } = await livePageOf({ loaded });
    const close = async (type: string) => {
      const bar = canvasElement.querySelector<HTMLElement>(`.site-status [data-type="${type}"]`);
      await userEvent.click(within(bar ?? canvasElement).getByRole('button', { name: 'Close' }));
      await waitFor(() => expect(bar).not.toBeInTheDocument());
    };
    const mails = async () => (await world.database.reader.query('select id from mail', [])).length;
    const before = await mails();
    await userEvent.click(await canvas.findByRole('button', { name: 'Send again' }));
    await waitFor(async () => expect(await mails()).toBe(before + 1));
    const offer = await canvas.findByRole('link', { name: 'See the offer' });
    await expect(offer).toHaveAttribute('href', '/en/vipclub/');
    await close('cancellationOffer');
    document.cookie = 'status-offer=; path=/; max-age=0';
    await expect(canvas.getByText('The link is on its way.')).toBeVisible();
    await close('mailWelcomeLink');
    const check = await canvas.findByRole('link', { name: 'Start the check' });
    await expect(check).toHaveAttribute('href', '/vxpay/en/age-check');
  },
};

/**
 * The mail is sent again; an address that was confirmed in another tab is noticed when the guest comes back to the page.
 * @spec screen:overlay.email-not-verified 1
 */
export const ConfirmedElsewhere: Story = {
  play: async ({ canvas, loaded }) => {
    const { world } = await livePageOf({ loaded });
    const mails = async () => (await world.database.reader.query('select id from mail', [])).length;
    const before = await mails();
    await userEvent.click(await canvas.findByRole('button', { name: 'Send again' }));
    await waitFor(async () => expect(await mails()).toBe(before + 1));
    await world.database.change((tx) => tx.query('update account set "isVerified" = 1 where "guestId" = 7', []));
    await expect(canvas.getByText('The link is on its way.')).toBeVisible();
    document.dispatchEvent(new Event('visibilitychange'));
    await expect(await canvas.findByText('E-mail address confirmed.')).toBeVisible();
  },
};

/** On phones the bar stands above a performer's picture, and covers no face. */
export const AboveThePicture: Story = {
  args: { entry: 'amateur/mirela/live-show/' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement }) => {
    const bar = await canvas.findByText(/^E-mail sent:/);
    const picture = canvasElement.querySelector('main picture')?.getBoundingClientRect();
    await expect(bar.getBoundingClientRect().bottom).toBeLessThan(picture?.top ?? 0);
  },
};
