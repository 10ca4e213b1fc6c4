import {
  aPerformer,
  aShow,
  guestHasTicket,
  guestHasAddress,
  guestIsInvited,
  guestIsLocked,
  guestOwnsCoins,
  guestWantsReminder,
  performerInvites,
  setUpState,
  theVoucher,
} from '@lounge/mock-api/states';
import { addRelation, removeRelation } from '@lounge/protocol/foundation/guest';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { robin } from '../../harness/robin.ts';
import { livePageOf, onSite, testPageOf, type SiteStoryArgs } from '../../harness/site-story.tsx';

const confirmed = guestHasAddress({ guestId: 7, email: 'robin@example.com', isVerified: true });
const coins = guestOwnsCoins({ guestId: 7, amount: 24_800 });
const noor = aPerformer({ id: 9101, name: 'Noor Vega' });

const meta = {
  title: 'Screens/Show',
  tags: ['!autodocs'],
  args: { entry: 'cam-shows/1/', guestId: 7, states: [robin, coins] },
  ...onSite,
} satisfies Meta<SiteStoryArgs>;
export default meta;

type Story = StoryObj<SiteStoryArgs>;

const dialog = () => within(within(document.body).getByRole('dialog', { name: 'Piano by lamplight' }));

/**
 * @spec screen:overlay.buy-ticket 1-2, feature:chat.ticket-buy 2, 4, 6, component:CamShowTile 15
 */
export const Default: Story = {
  args: { states: [robin, coins, confirmed] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Piano by lamplight' })).toBeVisible();
    await expect(canvas.queryByText(/^Times for/)).toBeNull();
    await expect(canvas.getByText('Come in until 21:20, the door opens at 20:50')).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'Buy a ticket' }));
    await waitFor(() => expect(dialog().getByRole('button', { name: /Buy for\s*80/ })).toBeVisible());
    // The page stays where it is below the window.
    await expect(getComputedStyle(document.documentElement).overflowY).toBe('hidden');
    await userEvent.type(dialog().getByRole('textbox', { name: 'Promo code' }), 'hello');
    await userEvent.click(dialog().getByRole('button', { name: 'Check' }));
    await expect(await dialog().findByText(/^This code is not for this ticket/)).toBeVisible();
    await userEvent.clear(dialog().getByRole('textbox', { name: 'Promo code' }));
    await userEvent.type(dialog().getByRole('textbox', { name: 'Promo code' }), 'lamplight');
    await userEvent.click(dialog().getByRole('button', { name: 'Check' }));
    await userEvent.click(await dialog().findByRole('button', { name: /Buy for\s*60/ }));
    await expect(await dialog().findByText('The ticket is yours')).toBeVisible();
    await expect(dialog().getByText(/^Take headphones/)).toBeVisible();
    await userEvent.click(dialog().getByRole('button', { name: 'To the show' }));
    await expect(canvas.getByText('Bought on 20 November, 60 coins')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Give the ticket back' }));
    await expect(await dialog().findByText('60 coins come back at once.')).toBeVisible();
    await userEvent.click(dialog().getByRole('button', { name: 'Give it back' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Buy a ticket' })).toBeVisible());
  },
};

export const German: Story = {
  args: { states: [robin, guestHasTicket({ ticketId: 9301, guestId: 7, showId: 1 })] },
  globals: { language: 'de', theme: 'light' },
  /** @spec feature:chat.ticket-buy 6 */
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Von Mirela, für dich' })).toBeVisible();
    await expect(canvas.getByText(/^Nimm Kopfhörer/)).toBeVisible();
  },
};

export const Voucher: Story = {
  args: { states: [robin, theVoucher({ id: 9501, guestId: 7, type: 7, amount: 1 })] },
  play: async ({ canvas, loaded }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Buy a ticket' }));
    await expect(await dialog().findByRole('link', { name: 'Add coins' })).toBeVisible();
    await userEvent.click(dialog().getByRole('button', { name: 'Use a voucher' }));
    await expect(await dialog().findByText('The ticket is yours')).toBeVisible();
    await userEvent.click(dialog().getByRole('button', { name: 'To the show' }));
    await expect(await canvas.findByText(/^Taken on .* with a voucher$/)).toBeVisible();
    await testPageOf({ loaded }).router.navigate('/en/myvelvet/benefits/');
    const own = within(await canvas.findByRole('region', { name: 'Your tickets' }));
    await expect(own.getByRole('link', { name: 'Piano by lamplight' })).toBeVisible();
  },
};

export const Reminder: Story = {
  args: { entry: 'cam-shows/9201/', states: [robin, noor, aShow({ id: 9201, actorId: 9101 })] },
  /** @spec feature:account.relation 1 */
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Remind me when it begins', busy: false }));
    await expect(await canvas.findByText('You get a notification when the show begins.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Remind me when it begins' })).toBeNull();
    await expect(document.activeElement).not.toBe(document.body);
  },
};

export const ReminderFailed: Story = {
  args: { entry: 'cam-shows/9201/', states: [robin, noor, aShow({ id: 9201, actorId: 9101 })] },
  /** @spec feature:account.relation 3, error:relation-add-failed, state:relation-add 1 */
  play: async ({ canvas, loaded }) => {
    const button = await canvas.findByRole('button', { name: 'Remind me when it begins', busy: false });
    const { world } = await livePageOf({ loaded });
    world.faults.inject({ call: addRelation.id, code: 'unavailable', times: 1, ms: 0 });
    await userEvent.click(button);
    await expect(await canvas.findByText('That did not work. Please try again.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Remind me when it begins' })).toBeEnabled();
  },
};

export const ReminderTakenBack: Story = {
  args: {
    entry: 'cam-shows/9201/',
    states: [robin, noor, aShow({ id: 9201, actorId: 9101 }), guestWantsReminder({ guestId: 7, showId: 9201 })],
  },
  play: async ({ canvas, loaded }) => {
    const button = await canvas.findByRole('button', { name: 'Do not remind me' });
    await expect(canvas.getByText('You get a notification when the show begins.')).toBeVisible();
    const { world } = await livePageOf({ loaded });
    world.faults.inject({ call: removeRelation.id, code: 'unavailable', times: 1, ms: 0 });
    await userEvent.click(button);
    await expect(await canvas.findByText('That did not work. Please try again.')).toBeVisible();
    await expect(canvas.getByText('You get a notification when the show begins.')).toBeVisible();
    await userEvent.click(button);
    await expect(await canvas.findByText('You are not reminded of this show.')).toBeVisible();
    await expect(canvas.queryByText('You get a notification when the show begins.')).toBeNull();
    await expect(await world.database.reader.query('select key from relation', [])).toEqual([]);
    await expect(canvas.getByRole('button', { name: 'Remind me when it begins' })).toHaveFocus();
  },
};

/** A locked guest can end what was asked for, and ask for nothing. */
export const ReminderOfLockedGuest: Story = {
  args: {
    entry: 'cam-shows/9201/',
    states: [
      robin,
      noor,
      aShow({ id: 9201, actorId: 9101 }),
      guestWantsReminder({ guestId: 7, showId: 9201 }),
      guestIsLocked({ guestId: 7 }),
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Do not remind me' }));
    await expect(await canvas.findByText('You are not reminded of this show.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /emind me/ })).toBeNull();
  },
};

export const ReminderOfVisitor: Story = {
  args: { entry: 'cam-shows/9201/', guestId: null, states: [noor, aShow({ id: 9201, actorId: 9101 })] },
  /** @spec rule:relation-login, feature:account.relation 2 */
  play: async ({ canvas, loaded }) => {
    const { app } = await livePageOf({ loaded });
    await userEvent.click(await canvas.findByRole('button', { name: 'Remind me when it begins' }));
    await waitFor(() => expect(app.paymentDialog.view).toBe('log-in'));
    app.paymentDialog.close();
  },
};

export const Running: Story = {
  args: {
    entry: 'cam-shows/9201/',
    guestId: null,
    states: [noor, aShow({ id: 9201, actorId: 9101, price: 0, start: '2026-11-20T19:50:00.000Z' })],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Running, ends in')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Take a ticket' })).toBeVisible();
  },
};

export const Cancelled: Story = {
  args: {
    entry: 'cam-shows/9201/',
    states: [robin, noor, aShow({ id: 9201, actorId: 9101, isCancelled: true })],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'The show does not take place' })).toBeVisible();
    for (const said of ['Starts', 'Seats', /Come in until/]) await expect(canvas.queryByText(said)).toBeNull();
  },
};

/** @spec screen:overlay.private-show-invitation 2 */
export const Invited: Story = {
  args: { states: [robin, noor, aShow({ id: 9201, actorId: 9101, isPrivate: true })] },
  play: async ({ loaded }) => {
    const { world } = await livePageOf({ loaded });
    await setUpState(performerInvites({ guestId: 7, showId: 9201 }), world);
    const region = await within(document.body).findByRole('region', {
      name: 'Noor Vega invites you to a private show',
    });
    await expect(await within(region).findByRole('button', { name: 'Decline' })).toBeVisible();
    await userEvent.click(await within(region).findByRole('button', { name: 'Accept' }));
    await expect(await within(region).findByRole('link', { name: 'To the show' })).toBeVisible();
  },
};

export const InvitedBefore: Story = {
  args: {
    states: [
      robin,
      noor,
      aShow({ id: 9201, actorId: 9101, isPrivate: true }),
      guestIsInvited({ guestId: 7, showId: 9201 }),
    ],
  },
  play: async () => {
    const region = await within(document.body).findByRole('region', {
      name: 'Noor Vega invites you to a private show',
    });
    await userEvent.click(within(region).getByRole('button', { name: 'Decline' }));
    await expect(await within(region).findByText(/^Declined/)).toBeVisible();
  },
};

/** A guest in New York reads one time, the own one. The page came with Berlin's, and stores the zone for the next. */
export const InNewYork: Story = {
  args: { ownZone: 'America/New_York' },
  play: async ({ canvas, loaded }) => {
    await expect(await canvas.findByText('Times for New York')).toBeVisible();
    await expect(canvas.getAllByText(/, 15:00$/)).toHaveLength(2);
    await expect(canvas.getByText('Come in until 15:20, the door opens at 14:50')).toBeVisible();
    await expect([...testPageOf({ loaded }).preferences]).toEqual([['time-zone', 'America/New_York']]);
  },
};
