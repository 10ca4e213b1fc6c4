import {
  aShow,
  guestBuysTicket,
  guestHasAddress,
  guestHasTicket,
  guestOwnsCoins,
  performerInvites,
  setUpState,
  showIsCancelled,
} from '@lounge/mock-api/states';
import { pushByType } from '@lounge/mock-api/dev-console';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { robin } from '../../harness/robin.ts';
import { livePageOf, onSite, testPageOf, type SiteStoryArgs } from '../../harness/site-story.tsx';
import { untilCoins } from '../../harness/until-coins.ts';

const coins = guestOwnsCoins({ guestId: 7, amount: 10_000 });

const meta = {
  title: 'Screens/Show/Bought',
  tags: ['!autodocs'],
  args: { entry: 'cam-shows/1/', guestId: 7, states: [robin, coins] },
  ...onSite,
} satisfies Meta<SiteStoryArgs>;
export default meta;

type Story = StoryObj<SiteStoryArgs>;
type Context = Parameters<NonNullable<Story['play']>>[0];
type Canvas = Context['canvas'];
const body = () => within(document.body);
const panel = (canvas: Canvas) => within(canvas.getByRole('region', { name: 'Your ticket' }));
const buy = async ({ canvas }: Pick<Context, 'canvas'>) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Buy a ticket' }));
  await userEvent.dblClick(await body().findByRole('button', { name: /^Buy for\s*80$/ }));
  await expect(await body().findByText('The ticket is yours')).toBeVisible();
};

/** A code lowers the price of one ticket, however it is written, and of no second one. */
export const PromoCodeOnce: Story = {
  args: { states: [robin, coins, guestHasAddress({ guestId: 7, email: 'robin@example.com', isVerified: true })] },
  play: async ({ canvas, canvasElement, loaded }) => {
    const enterCode = async (text: string, answer: string) => {
      const field = await body().findByRole('textbox', { name: 'Promo code' });
      await userEvent.clear(field);
      await userEvent.type(field, `${text}{Enter}`);
      await expect(await body().findByText(answer)).toBeVisible();
    };
    await userEvent.click(await canvas.findByRole('button', { name: 'Buy a ticket' }));
    await enterCode('no such code', 'There is no such code.');
    await enterCode('lamp-light', 'The code fits. It is used up with this ticket.');
    await userEvent.click(await body().findByRole('button', { name: /^Buy for\s*60$/ }));
    await expect(await body().findByText('The ticket is yours')).toBeVisible();
    await untilCoins(canvasElement, 40);
    await userEvent.click(body().getByRole('button', { name: 'To the show' }));
    await expect(canvas.getByRole('region', { name: 'Your ticket' })).toHaveFocus();
    await testPageOf({ loaded }).router.navigate('/en/cam-shows/2/');
    await userEvent.click(await canvas.findByRole('button', { name: 'Buy a ticket' }));
    await enterCode('LAMPLIGHT', 'You have used this code already.');
  },
};

export const OnAnotherDevice: Story = {
  play: async ({ canvas, canvasElement, loaded }) => {
    const { world } = await livePageOf({ loaded });
    await setUpState(guestBuysTicket({ guestId: 7, showId: 1 }), world);
    await waitFor(() => expect(panel(canvas).getByText('You have a ticket')).toBeVisible());
    await untilCoins(canvasElement, 20);
  },
};

/** A show that does not take place gives the coins back, on an open page. */
export const CancelledMeanwhile: Story = {
  play: async ({ canvas, canvasElement, loaded }) => {
    const { world } = await livePageOf({ loaded });
    await buy({ canvas });
    await userEvent.click(body().getByRole('button', { name: 'To the show' }));
    await untilCoins(canvasElement, 20);
    await setUpState(showIsCancelled({ id: 1 }), world);
    await expect(await canvas.findByRole('heading', { name: 'The show does not take place' })).toBeVisible();
    await untilCoins(canvasElement, 100);
  },
};

/** The button of the next show on a profile. */
export const ButtonOnTheProfile: Story = {
  args: { entry: 'amateur/mirela/' },
  play: async ({ canvas, loaded }) => {
    const { world } = await livePageOf({ loaded });
    const button = await canvas.findByRole('button', { name: /^Ticket show/ });
    await waitFor(() => expect(button).toHaveAccessibleName(/80/));
    await setUpState(guestBuysTicket({ guestId: 7, showId: 1 }), world);
    await waitFor(() => expect(button).toHaveAccessibleName(/Your ticket$/));
  },
};

const soon = aShow({ id: 9201, actorId: 101, title: 'Soon', start: '2026-11-20T20:05:00.000Z' });
const ticket = guestHasTicket({ ticketId: 9302, guestId: 7, showId: 9201 });

export const StartsSoon: Story = {
  args: { entry: 'cam-shows/9201/', states: [robin, soon, ticket] },
  play: async ({ canvas }) => {
    await expect(panel(canvas).getByText('Starts in')).toBeVisible();
  },
};

export const OwnOneRuns: Story = {
  args: {
    entry: 'cam-shows/',
    states: [robin, aShow({ id: 9201, actorId: 101, title: 'Now', start: '2026-11-20T19:50:00.000Z' }), ticket],
  },
  play: async ({ canvas }) => {
    const own = within(await canvas.findByRole('region', { name: 'Your tickets' }));
    await expect(own.getByText('Running')).toBeVisible();
  },
};

const invitationOf = async (name: string) =>
  within(await body().findByRole('region', { name: `${name} invites you to a private show` }));

/**
 * On any page: an accepted invitation leads to a show whose ticket can be bought; without one that stands, a push leads nowhere.
 * @spec screen:overlay.private-show-invitation 1, feature:chat.private-invitation 1, component:PrivateShowInvitation 4
 */
export const InvitedToBuy: Story = {
  args: {
    entry: '',
    states: [robin, coins, aShow({ id: 9201, actorId: 101, title: 'For two', isPrivate: true })],
  },
  play: async ({ canvas, loaded }) => {
    const { world } = await livePageOf({ loaded });
    await setUpState(performerInvites({ guestId: 7, showId: 9201 }), world);
    const mirela = await invitationOf('Mirela');
    await userEvent.click(mirela.getByRole('button', { name: 'Accept' }));
    await userEvent.click(await mirela.findByRole('link', { name: 'To the show' }));
    await expect(await canvas.findByRole('heading', { level: 1, name: 'For two' })).toBeVisible();
    await buy({ canvas });
    await userEvent.click(body().getByRole('button', { name: 'To the show' }));
    const pictureUrl = '/pictures/velvet/avatar/noor/w160.webp';
    const pushed = { actorName: 'Noor', pictureUrl, actorId: 112 };
    await pushByType('privateTicketShowInvitation', { guestId: 7 }, pushed, world);
    const noor = await invitationOf('Noor');
    const region = body().getByRole('region', { name: /^Noor invites/ });
    await expect(region).toHaveAttribute('data-actor', '112');
    await expect(region.querySelector('img')).toHaveAttribute('src', pictureUrl);
    await userEvent.click(noor.getByRole('button', { name: 'Accept' }));
    await expect(await noor.findByText('This invitation is over.')).toBeVisible();
  },
};

/** By keyboard; the open window is what axe looks at. */
export const SpanishPhone: Story = {
  globals: { language: 'es', brand: 'brasa', viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const press = async (button: HTMLElement) => {
      button.focus();
      await userEvent.keyboard('{Enter}');
    };
    await press(await canvas.findByRole('button', { name: 'Comprar entrada' }));
    const dialog = within(await body().findByRole('dialog', { name: 'Piano a la luz de la lámpara' }));
    await press(await dialog.findByRole('button', { name: /^Comprar por\s*80$/ }));
    await expect(await dialog.findByText(/^Usa auriculares/)).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
