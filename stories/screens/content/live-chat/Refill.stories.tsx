import {
  aChannelOfGuest,
  guestIsInChat,
  guestOwnsCoins,
  guestSavedMethod,
  performerEndsChat,
  performerIsFree,
  setUpState,
} from '@lounge/mock-api/states';
import { limitExit } from '@lounge/protocol/content/live-chat';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { coins, robin } from '../../harness/robin.ts';
import { livePageOf, onSite, type SiteStoryArgs } from '../../harness/site-story.tsx';

const chat = { guestId: 7, actorId: 101, chatId: 'c-1', price: 3600 };
const card = guestSavedMethod({ guestId: 7, kind: 'card' });
const inAChat = {
  entry: 'amateur/mirela/live-show/',
  states: [robin, coins(100), card, guestIsInChat({ ...chat, seconds: 1 })],
};

const meta = {
  title: 'Screens/Refill',
  tags: ['!autodocs'],
  args: { entry: 'amateur/mirela/', guestId: 7, states: [robin, coins(49), card] },
  ...onSite,
} satisfies Meta<SiteStoryArgs>;
export default meta;

type Story = StoryObj<SiteStoryArgs>;
type Context = Parameters<NonNullable<Story['play']>>[0];
const body = within(document.body);

const pressVideoChat = async ({ canvas, userEvent }: Context): Promise<void> =>
  userEvent.click(await canvas.findByRole('button', { name: /^Video chat/ }));
const refill = () => body.findByRole('dialog', { name: 'Your coins are nearly used up' });

/** With the minimum a chat begins, and nothing is offered. */
export const Default: Story = {
  args: { states: [robin, coins(50), card] },
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name: /^Video chat/ });
    await expect(button).not.toHaveTextContent('Add coins first');
  },
};

/** One click adds coins; from the minimum on the button starts the chat. @spec screen:overlay.refill 2-3, feature:pay.refill 1 */
export const OneClick: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await livePageOf(context);
    await pressVideoChat(context);
    const offer = within(await refill());
    await expect(offer.getByText('You have 0.49 coins; a chat begins at 0.5.')).toBeVisible();
    await expect(offer.getByRole('link', { name: 'Other ways' })).toHaveAttribute('href', '/vxpay/en/top-up');
    await userEvent.click(offer.getByRole('button', { name: /Pay 10,00.€/ }));
    await waitFor(() => expect(canvas.getAllByRole('banner')[0]).toHaveTextContent(/40[.,]49/));
    await waitFor(() => expect(canvas.queryByRole('button', { name: /^Video chat.*Add coins first/ })).toBeNull());
    await expect(body.queryByRole('dialog', { name: 'Your coins are nearly used up' })).toBeNull();
  },
};

/** "Not today" hides it for a day: the payment window opens instead. @spec screen:overlay.refill 1, feature:pay.refill 2, component:RefillWindow 2, 4 */
export const Hidden: Story = {
  play: async (context) => {
    const { userEvent } = context;
    const { world, app } = await livePageOf(context);
    await pressVideoChat(context);
    await userEvent.click(within(await refill()).getByRole('button', { name: 'Not today' }));
    await waitFor(async () =>
      expect(await world.database.reader.query('select "incentiveType", until from "hiddenWindow"', [])).toEqual([
        { incentiveType: 'topUp', until: new Date(world.clock.now() + 86_400_000).toISOString() },
      ]),
    );
    await pressVideoChat(context);
    await waitFor(() => expect(app.paymentDialog.view).toBe('top-up'));
    await expect(body.queryByRole('dialog', { name: 'Your coins are nearly used up' })).toBeNull();
  },
};

/** Every start offers the same: here the conversation's. @spec feature:pay.refill 1 */
export const FromTheConversation: Story = {
  args: {
    entry: 'messenger/?actor=101',
    states: [robin, coins(49), card, aChannelOfGuest({ id: 301, guestId: 7, actorId: 101 })],
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const { app } = await livePageOf(context);
    await userEvent.click(await canvas.findByRole('link', { name: /^Video chat/ }));
    await expect(await refill()).toBeVisible();
    await expect(app.paymentDialog.view).toBeNull();
  },
};

/** And the preview's end. @spec feature:pay.refill 1 */
export const FromThePreview: Story = {
  args: { timeScale: 10 },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const { app } = await livePageOf(context);
    await userEvent.click(canvas.getByRole('button', { name: 'Watch live' }));
    const ends = await canvas.findAllByRole('heading', { name: 'That was the free look' });
    const preview = within((ends[0] as HTMLElement).closest('section') as HTMLElement);
    await userEvent.click(preview.getByRole('button', { name: /^Video chat/ }));
    await expect(await refill()).toBeVisible();
    await expect(app.paymentDialog.view).toBeNull();
  },
};

/** "Start again" under a bill that ended for another reason, with fewer coins than a chat begins with. */
export const StartAgain: Story = {
  args: inAChat,
  play: async (context) => {
    const { canvas, userEvent } = context;
    const { app, world } = await livePageOf(context);
    await body.findByRole('region', { name: 'Video chat with Mirela' });
    await setUpState(performerEndsChat({ guestId: 7, exitCode: 201 }), world);
    const again = await canvas.findByRole('button', { name: /^Start again/ });
    await setUpState(guestOwnsCoins({ guestId: 7, amount: 20 }), world);
    await userEvent.click(again);
    await expect(await refill()).toBeVisible();
    await expect(app.paymentDialog.view).toBeNull();
  },
};

/** And the bill's next chat. */
export const FromTheBill: Story = {
  args: inAChat,
  play: async (context) => {
    const { canvas, userEvent } = context;
    const { app, world } = await livePageOf(context);
    await body.findByRole('region', { name: 'Video chat with Mirela' });
    await setUpState(guestOwnsCoins({ guestId: 7, amount: 20 }), world);
    await setUpState(performerEndsChat({ guestId: 7, exitCode: limitExit.noMoney }), world);
    await userEvent.click(await within(canvas.getByRole('main')).findByRole('link', { name: 'Add coins' }));
    await expect(await refill()).toBeVisible();
    await expect(app.paymentDialog.view).toBeNull();
  },
};

/** Where coins run out in a chat the same window is above it; Escape closes the window alone, and the chat goes on. */
export const InAChat: Story = {
  args: {
    entry: 'amateur/mirela/live-show/',
    states: [
      robin,
      coins(0),
      card,
      performerIsFree({ actorId: 101, seconds: 600 }),
      guestIsInChat({ ...chat, kind: 'freeChat', price: null, seconds: 60 }),
    ],
  },
  play: async (context) => {
    const { userEvent } = context;
    await livePageOf(context);
    const region = await body.findByRole('region', { name: 'Free chat with Mirela' });
    await userEvent.click(within(region).getByRole('button', { name: /^Add coins/ }));
    const offer = within(await refill());
    await expect(offer.getByText('You have 0 coins. The chat goes on while you add some.')).toBeVisible();
    await userEvent.click(offer.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(body.queryByRole('dialog', { name: 'Your coins are nearly used up' })).toBeNull());
    await expect(within(region).getByText(/^Free until/)).toBeInTheDocument();
  },
};

/** Without a saved method the payment window opens at once. */
export const NothingSaved: Story = {
  args: { states: [robin, coins(49)] },
  play: async (context) => {
    const { app } = await livePageOf(context);
    await pressVideoChat(context);
    await waitFor(() => expect(app.paymentDialog.view).toBe('top-up'));
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone' }, language: 'de' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Videochat/ }));
    await expect(await body.findByRole('dialog', { name: /Coins/ })).toBeVisible();
  },
};

/** The payment window over a chat says that the chat goes on, and that its time is charged. */
export const PaymentOverTheChat: Story = {
  args: inAChat,
  play: async (context) => {
    const { app, world } = await livePageOf(context);
    await body.findByRole('region', { name: 'Video chat with Mirela' });
    app.paymentDialog.open('top-up');
    await expect(
      await body.findByText('The chat with Mirela goes on meanwhile, and its time is charged.'),
    ).toBeVisible();
    await setUpState(performerEndsChat({ guestId: 7, exitCode: 201 }), world);
    await waitFor(() => expect(body.queryByText(/goes on meanwhile/)).toBeNull());
    app.paymentDialog.close();
  },
};
